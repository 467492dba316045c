import { clock, maybe, t } from '../i18n/index.svelte';
import type { Entry, Moment, Preview, Seat, TableInfo } from '../wire';
import type { Chosen } from './choice.svelte';
import { isFinal } from './final';
import type { GameClient, Prompt, PromptContext } from './game';
import { lines } from './lines';
import { logContext, nameOf, sayWords } from './names';
import type { Play } from './play.svelte';
import { resultLine } from './result';

/** The sentences of the prompt bar, whatever the state of the table: of `past`, if one looks back, what happened there. */
export function promptFor(play: Play, game: GameClient, past: Moment | null = null): Prompt {
  if (past) return { title: happened(play, game, past.entry) };
  if (play.table.status === 'closed') return { title: t('error-closed') };
  if (play.showing) return { title: happened(play, game, play.showing), detail: t('showing-skip') };
  if (play.over) return over(play);
  if (play.settled) return { title: t(`${play.table.game}-alike`) };
  if (play.covered && play.eyes === null) return { title: t('covered'), detail: t('covered-how') };
  if (play.curtain !== null) return handOver(nameOf(play.table, play.curtain));
  if (play.myTurn && play.view !== null)
    return play.alone.follows ? { ...asked(play, game), detail: t('only-answer') } : asked(play, game);
  if (play.view === null) return { title: t('loading') };
  return waiting(play);
}

function handOver(p: string): Prompt {
  return { title: t('their-turn', { p }), detail: t('curtain-covered', { p }) };
}

function happened(play: Play, game: GameClient, entry: Entry | null): string {
  const said = entry ? lines(entry, game, logContext(play.table, play.eyes)) : [];
  return said[0]?.text ?? t('log-set-up');
}

function over(play: Play): Prompt {
  if (!play.counting) return { title: resultLine(play.table, play.scores, play.eyes), detail: t('end-look') };
  const { title, text } = play.end.step ?? { title: t('end-over'), text: '' };
  return { title, detail: text };
}

/** Whoever is asked something, at a table or on a board that is thought on. */
export type Questioned = Chosen & Pick<Play, 'view' | 'eyes' | 'table' | 'asked' | 'log' | 'mine'>;

/** What to choose, or what the choice is and leads to. */
export function asked(play: Questioned, game: GameClient, { choice, preview }: Chosen = play): Prompt {
  const ctx = contextOf(play, { choice, preview });
  if (!ctx) return waiting(play);
  return game.prompt?.(ctx) ?? plain(play.table, ctx.asked.question, { choice, preview });
}

/** What a move of a hint is, and what it brings; that luck follows is said once it is chosen. */
export function hinted(play: Questioned, game: GameClient, answer: Chosen): Prompt {
  const ctx = contextOf(play, { choice: answer.choice, preview: luckless(answer.preview) });
  const said = ctx && (game.hint ?? game.prompt)?.(ctx);
  return said || { title: sayWords(play.table.game, answer.choice.words) };
}

/** What answers that stand beside each other are called: no two alike, as far as their game tells them apart. */
export function titlesOf(said: Prompt[]): string[] {
  const twice = ({ title }: Prompt): boolean => said.filter((one) => one.title === title).length > 1;
  return said.map((one) => (one.apart && twice(one) ? `${one.title} (${one.apart})` : one.title));
}

const withoutLuck = new WeakMap<Preview, Preview>();

/** Always the same for the same one, so that what follows from it is found once. */
function luckless(preview: Preview | null): Preview | null {
  if (!preview?.luck) return preview;
  const known = withoutLuck.get(preview) ?? { ...preview, luck: false };
  withoutLuck.set(preview, known);
  return known;
}

export function contextOf(play: Questioned, { choice, preview }: Chosen): PromptContext | null {
  const { view, eyes: seat, table, asked } = play;
  if (seat === null || !asked) return null;
  return { view, seat, table, asked, choice, preview, last: play.log.at(-1) };
}

/** For a game that words nothing itself. */
function plain(table: TableInfo, question: string, { choice, preview }: Chosen): Prompt {
  const ask = maybe(`${table.game}-ask-${question}`) ?? question.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
  if (choice.path.length === 0) return { title: ask, detail: t('words-first') };
  return {
    title: sayWords(table.game, choice.words),
    detail: choice.complete ? consequence(table, preview) : t('words-next'),
  };
}

function consequence(table: TableInfo, preview: Preview | null): string {
  return t(isFinal(table, preview) ? 'preview-luck' : 'words-done');
}

function waiting(play: Questioned): Prompt {
  const { table, asked } = play;
  const detail = play.mine.length === 0 ? t('watching') : t('waiting-detail');
  if (!asked) return { title: t('loading'), detail };
  const p = nameOf(table, asked.seat);
  const support = maybe(`${table.game}-support-${asked.question}`, { p, seat: asked.seat });
  const info = table.seats[asked.seat];
  const bot = info?.bot || info?.stood_in ? 'bot' : 'person';
  const title = support ? t('thinking-about', { p, support, bot }) : t('thinking', { p, bot });
  return { title, detail: absence(table, asked.seat) ?? detail };
}

/** What becomes of the question while the one who should answer it is away. */
function absence(table: TableInfo, seat: Seat): string | null {
  const p = nameOf(table, seat);
  if (table.seats[seat]?.stood_in) return t('log-stand-in', { p });
  if (table.stand_in_at) return t('stand-in-from', { p, time: clock(table.stand_in_at) });
  return null;
}
