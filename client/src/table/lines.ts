import { maybe, t } from '../i18n/index.svelte';
import type { Entry, Seat, TableInfo } from '../wire';
import type { GameClient, LogContext } from './game';
import { logContext, sayWords } from './names';

export interface Line {
  text: string;
  places: string[];
}

/** What the log says of one entry: the move itself, then what came of it. */
export function lines(entry: Entry, game: GameClient, ctx: LogContext): Line[] {
  return [null, ...entry.events].flatMap((event) => lineOf(entry, event, game, ctx) ?? []);
}

/** Of the move (`event` null) or of one of its events; null where another line says it already. */
export function lineOf(entry: Entry, event: string | null, game: GameClient, ctx: LogContext): Line | null {
  const text = game.logLine ? game.logLine(entry, event, ctx) : plain(entry, event, ctx);
  return text ? { text, places: game.places?.(event ?? entry.words) ?? [] } : null;
}

/** What came of it, as the log tells its news, line by line; nobody but `reader` is called "you". */
export function consequences(
  game: GameClient,
  table: TableInfo,
  entry: Entry,
  reader: Seat | null = null,
  isNews: (event: string) => boolean = () => true,
): Line[] {
  const ctx = logContext(table, reader);
  return entry.events.filter(isNews).flatMap((event) => lineOf(entry, event, game, ctx) ?? []);
}

/** The lines of the first that the second has not: what is told of one answer beside another. */
export const only = (these: string[], those: string[]): string[] =>
  these.filter((line) => !those.includes(line));

/** The whole entry as one text, for the screen reader and the prompt. */
export function sentence(entry: Entry, game: GameClient, ctx: LogContext): string {
  return lines(entry, game, ctx)
    .map((line) => line.text)
    .join(' ');
}

function plain(entry: Entry, event: string | null, ctx: LogContext): string | null {
  if (event !== null) return maybe(`${ctx.table.game}-event`, { event }) ?? event;
  if (entry.seat < 0) return null;
  return t('log-move', { p: ctx.name(entry.seat), words: sayWords(ctx.table.game, entry.words) });
}
