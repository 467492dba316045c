// The lines of the log, and the places they speak of.

import { isSeat, seatOf } from '../../board/events';
import { t } from '../../i18n/index.svelte';
import type { Entry, LogContext } from '../../table/game';
import { cellName } from './cells';
import { cellsIn } from './events';
import { kindOf } from './tile';

/** The tiles that some words mention. */
export const placesIn = cellsIn;

/** One line for the move (`event` null) or for one of its events; null where another line says it already. */
export function logLine(entry: Entry, event: string | null, ctx: LogContext): string | null {
  const [head = '', ...args] = (event ?? entry.words).split(' ');
  if (event === null) return entry.seat < 0 ? null : (MOVES[head]?.(args, ctx.name(entry.seat)) ?? null);
  if (isSeat(head)) return deed(ctx.name(seatOf(head)), args);
  return EVENTS[head]?.(args, entry, ctx, event) ?? null;
}

type Move = (args: string[], p: string) => string | null;

const MOVES: Record<string, Move> = {
  tile: ([cell = ''], p) => t('ark-log-tile', { p, cell: cellName(cell) }),
  follower: ([part = ''], p) => t('ark-log-follower', { p, kind: kindOf(part) }),
  prophet: (_, p) => t('ark-log-prophet', { p }),
  ark: () => null, // told by its event
  pass: (_, p) => t('ark-log-pass', { p }),
  enter: () => null, // told by its event
};

/** What begins with a seat: `p1 draws rEW`, `p2 scores 1 at 1,1`, `p1 scores 16 doubled`, `p1 returns 2,0`. */
function deed(p: string, [verb, what, how]: string[]): string | null {
  const n = Number(what);
  if (verb === 'draws') return t('ark-log-draws', { p });
  if (verb === 'discards') return t('ark-log-discards');
  if (verb === 'returns') return t('ark-log-returns', { p });
  if (verb === 'boxes') return t('ark-log-boxes', { p });
  if (n === 0) return null; // a field without sheep to spare, told already
  if (how === 'at') return t('ark-log-passed', { p, n });
  return t(how === 'doubled' ? 'ark-log-doubled' : 'ark-log-scores', { p, n });
}

type Told = (args: string[], entry: Entry, ctx: LogContext, event: string) => string | null;

const EVENTS: Record<string, Told> = {
  ark: ([verb, ...cells], { seat }, { name }) =>
    verb === 'moves'
      ? t('ark-log-moves', { p: name(seat), n: cells.length - 1 })
      : t('ark-log-enters', { cell: cellName(cells[0] ?? '0,0') }),
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
