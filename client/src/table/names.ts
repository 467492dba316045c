import { maybe, t } from '../i18n/index.svelte';
import type { Seat, TableInfo } from '../wire';
import type { LogContext } from './game';

/** What people call the one on this seat. */
export function nameOf(table: TableInfo, seat: Seat): string {
  const info = table.seats[seat];
  if (!info) return '';
  if (info.name) return info.name;
  return info.kind === 'bot' ? botName(table, seat) : t('seat-open');
}

/** Whom a sentence is about: the reader, or somebody else. */
export type Who = { p: string; me: 'you' | 'other' };

/** Arguments for sentences that speak to the reader or about somebody. */
export const who = (table: TableInfo, seat: Seat, eyes: Seat | null): Who => ({
  p: nameOf(table, seat),
  me: seat === eyes ? 'you' : 'other',
});

/** The same for the lines of a log. */
export const doer = ({ name, seat }: LogContext, one: Seat): Who => ({
  p: name(one),
  me: one === seat ? 'you' : 'other',
});

const BOT_NAMES = ['Ada', 'Otto', 'Vera', 'Hugo', 'Emmy', 'Leo'] as const;

/** Computer players have first names, the same for everybody at the table. */
function botName(table: TableInfo, seat: Seat): string {
  const start = [...table.id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return BOT_NAMES[(start + seat) % BOT_NAMES.length] ?? t('tag-bot');
}

/** What the seat is called at this game, "Sun"; empty where it has no name of its own. */
export function roleOf(table: TableInfo, seat: Seat): string {
  return maybe(`${table.game}-seat-${seat}`) ?? '';
}

export function titleOf(game: string): string {
  return maybe(`${game}-title`) ?? game.charAt(0).toUpperCase() + game.slice(1);
}

/** One word of an answer, as a button shows it. */
export function wordOf(game: string, word: string): string {
  return maybe(`${game}-word-${word}`) ?? word;
}

/** A whole answer, word by word. */
export function sayWords(game: string, words: string): string {
  return words
    .split(' ')
    .map((word) => wordOf(game, word))
    .join(' ');
}

export function logContext(table: TableInfo, seat: Seat | null): LogContext {
  return { table, seat, name: (other) => nameOf(table, other) };
}

/** Seats in the order of play, the own one first. */
export function seatsFrom(table: TableInfo, own: Seat | null): Seat[] {
  const all = table.seats.map((_, seat) => seat);
  return own === null ? all : [...all.slice(own), ...all.slice(0, own)];
}
