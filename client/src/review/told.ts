import { Choice } from '../table/choice.svelte';
import type { GameClient } from '../table/game';
import { lines } from '../table/lines';
import { logContext, sayWords } from '../table/names';
import type { Moment, Options, Seat, TableInfo } from '../wire';

/** An answer to the question of a moment, as if its seat had just chosen it. */
export interface Answer {
  before: Moment;
  seat: Seat;
  choice: Choice;
}

export function answerAt(before: Moment, seat: Seat, words: string): Answer {
  const path = words.split(' ');
  const choice = new Choice();
  choice.ask(path.reduceRight<Options>((below, word) => ({ [word]: below }), {}));
  choice.set(path);
  return { before, seat, choice };
}

/** What the answer is, in the words with which the game asks to confirm it. */
export function titleOf(game: GameClient, table: TableInfo, { before, seat, choice }: Answer): string {
  const { view, asked } = before;
  const said = asked && game.prompt?.({ view, seat, table, asked, choice, preview: null });
  return said?.title || sayWords(table.game, choice.words);
}

const MOST = 3;

/** What came of it, as the log tells it. */
export function consequences(game: GameClient, table: TableInfo, answer: Answer, events: string[]): string {
  const entry = { v: 0, seat: answer.seat, words: answer.choice.words, events };
  const move = lines({ ...entry, events: [] }, game, logContext(table, answer.seat)).length;
  const said = lines(entry, game, logContext(table, answer.seat)).slice(move, move + MOST);
  return said.map(({ text }) => text).join(' ');
}
