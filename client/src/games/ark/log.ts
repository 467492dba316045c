// The lines of the log, and the places they speak of.

import { isSeat, seatOf } from '../../board/events';
import { t } from '../../i18n/index.svelte';
import type { Entry, LogContext } from '../../table/game';
import { doer, type Who } from '../../table/names';
import { cellName } from './cells';
import { cellsIn } from './events';
import { kindOf } from './tile';

/** The tiles that some words mention. */
export const placesIn = cellsIn;

/** One line for the move (`event` null) or for one of its events; null where another line says it already. */
export function logLine(entry: Entry, event: string | null, ctx: LogContext): string | null {
  const [head = '', ...args] = (event ?? entry.words).split(' ');
  if (event === null) return entry.seat < 0 ? null : (MOVES[head]?.(args, doer(ctx, entry.seat)) ?? null);
  if (isSeat(head)) return deed(doer(ctx, seatOf(head)), args);
  return EVENTS[head]?.(args, entry, ctx, event) ?? null;
}

type Move = (args: string[], who: Who) => string | null;

const MOVES: Record<string, Move> = {
  tile: ([cell = ''], who) => t('ark-log-tile', { ...who, cell: cellName(cell) }),
  follower: ([part = ''], who) => t('ark-log-follower', { ...who, kind: kindOf(part) }),
  prophet: (_, who) => t('ark-log-prophet', who),
  ark: () => null, // told by its event
  pass: (_, who) => t('ark-log-pass', who),
  enter: ([cell = '0,0']) => t('ark-log-enters', { cell: cellName(cell) }),
};

/** What begins with a seat: `p1 draws rEW`, `p2 scores 1 at 1,1`, `p1 scores 16 doubled`, `p1 returns 2,0`. */
function deed(who: Who, [verb, what, how]: string[]): string | null {
  const n = Number(what);
  if (verb === 'draws') return t('ark-log-draws', who);
  if (verb === 'discards') return t('ark-log-discards');
  if (verb === 'returns') return t('ark-log-returns', who);
  if (verb === 'boxes') return t('ark-log-boxes', who);
  if (n === 0) return null; // a field without sheep to spare, told already
  if (how === 'at') return t('ark-log-passed', { ...who, n });
  return t(how === 'doubled' ? 'ark-log-doubled' : 'ark-log-scores', { ...who, n });
}

type Told = (args: string[], entry: Entry, ctx: LogContext, event: string) => string | null;

const EVENTS: Record<string, Told> = {
  // Where it enters is told by the move.
  ark: ([verb, ...cells], { seat }, ctx) =>
    verb === 'moves' ? t('ark-log-moves', { ...doer(ctx, seat), n: cells.length - 1 }) : null,
  complete: ([kind = '', n], { events }, _, event) => {
    const next = events[events.indexOf(event) + 1] ?? '';
    const nobody = !/^p\d scores/.test(next);
    return t(nobody ? 'ark-log-complete-nobody' : 'ark-log-complete', { kind, n: Number(n) });
  },
  incomplete: ([kind = '', n]) => t('ark-log-incomplete', { kind, n: Number(n) }),
  field: ([n]) => t('ark-log-field', { n: Number(n) }),
  final: () => t('ark-log-final'),
  over: () => t('ark-log-over'),
};
