import { Choice } from '../table/choice.svelte';
import type { GameClient, Prompt } from '../table/game';
import { consequences, lines } from '../table/lines';
import { logContext, sayWords } from '../table/names';
import { titlesOf as namesOf } from '../table/prompt';
import type { Entry, Moment, Options, Seat, TableInfo } from '../wire';

/** What was asked, and what whoever was asked saw. */
export type Question = Pick<Moment, 'view' | 'asked'>;

/** An answer to the question of a moment, as if its seat had just chosen it. */
export interface Answer<Before extends Question = Moment> {
  before: Before;
  seat: Seat;
  choice: Choice;
  /** What would have followed, as far as no luck is needed. */
  events: string[];
}

export function answerAt<Before extends Question>(
  before: Before,
  seat: Seat,
  words: string,
  events: string[] = [],
): Answer<Before> {
  return { before, seat, choice: answerOf(words), events };
}

/** As if nothing else could be chosen. */
export function answerOf(words: string): Choice {
  const path = words.split(' ');
  const choice = new Choice();
  choice.ask(path.reduceRight<Options>((below, word) => ({ [word]: below }), {}));
  choice.set(path);
  return choice;
}

/** What answers to one question are, in the words with which the game asks to confirm them. */
export function titlesOf(game: GameClient, table: TableInfo, answers: Answer<Question>[]): string[] {
  return namesOf(answers.map((answer) => promptAt(game, table, answer)));
}

function promptAt(game: GameClient, table: TableInfo, { before, seat, choice }: Answer<Question>): Prompt {
  const { view, asked } = before;
  const said = asked && game.prompt?.({ view, seat, table, asked, choice, preview: null });
  return said?.title ? said : { title: sayWords(table.game, choice.words) };
}

/** What news there was at the places of this move until its seat was on turn again. */
export function afterwards(
  game: GameClient,
  table: TableInfo,
  steps: Entry[],
  step: number,
  isNews?: (event: string) => boolean,
): string[] {
  const entry = steps[step];
  if (!entry) return [];
  const here = lines(entry, game, logContext(table, entry.seat)).flatMap(({ places }) => places);
  const others = steps.slice(steps.findIndex(({ seat }, n) => n > step && seat !== entry.seat));
  const back = others.findIndex(({ seat }) => seat === entry.seat);
  return others
    .slice(0, back < 0 ? undefined : back)
    .flatMap((one) => consequences(game, table, one, null, isNews))
    .filter(({ places }) => places.some((place) => here.includes(place)))
    .map(({ text }) => text);
}
