import type { Entry, Seat } from '../wire';
import type { GameClient, LogContext } from './game';
import { lines } from './lines';

/** A move that somebody else made since the own last answer, as the board marks it. */
export interface LastMove {
  /** Counted from 1, as it stands on the board and in the log. */
  number: number;
  seat: Seat;
  entry: Entry;
  /** Where it happened. */
  places: string[];
}

/**
 * The moves after this version, the oldest first; who has no seat sees those of the last turn.
 * What happened at no place has a number all the same: it stands in the log. What only carries on the move before it,
 * such as the fights after a dance, has the number of that move.
 */
export function lastMoves(log: Entry[], game: GameClient, ctx: LogContext, since: number): LastMove[] {
  const moves = log.filter(({ seat }) => seat >= 0);
  const turn = moves.findLast(({ seat }) => seat !== moves.at(-1)?.seat)?.v ?? -1;
  const from = ctx.seat === null ? Math.max(since, turn) : since;
  const fresh = moves.filter(({ v }) => v > from);
  const begun = fresh.map((entry, n) => n === 0 || !game.follows?.(entry));
  return fresh.map((entry, n) => ({
    number: begun.slice(0, n + 1).filter(Boolean).length,
    seat: entry.seat,
    entry,
    places: placesOf(entry, game, ctx),
  }));
}

/** All places that a move and what came of it mention, each once. */
export function placesOf(entry: Entry, game: GameClient, ctx: LogContext): string[] {
  return [...new Set(lines(entry, game, ctx).flatMap(({ places }) => places))];
}
