// The turn of a game that brought a seat most at once.

import { turns, type Turn } from '../table/entries';
import type { Entry, Seat } from '../wire';

export interface Greatest {
  turn: Turn;
  /** How much it brought in all. */
  n: number;
  /** The entry of it that brought most. */
  entry: Entry;
}

/** What brings less is no news. */
const LEAST = 2;

/** `scores`: of the seats after the set-up and after every entry that stands; null if no turn brought much. */
export function greatestOf(
  log: Entry[],
  scores: number[][],
  seat: Seat,
  follows?: (entry: Entry) => boolean,
): Greatest | null {
  const before = log.length - scores.length; // entries of the set-up but one
  // What is counted in the end nobody's last turn has brought.
  const gain = (entry: Entry): number => {
    const at = log.indexOf(entry) - before;
    const counts = at > 0 && at < scores.length - 1;
    return counts ? (scores[at]?.[seat] ?? 0) - (scores[at - 1]?.[seat] ?? 0) : 0;
  };
  const all = turns(log, follows)
    .filter((turn) => turn.seat === seat)
    .map((turn) => ({
      turn,
      n: turn.entries.reduce((sum, entry) => sum + gain(entry), 0),
      entry: turn.entries.reduce((most, entry) => (gain(entry) > gain(most) ? entry : most)),
    }));
  const [most] = all.sort((a, b) => b.n - a.n);
  return most && most.n >= LEAST ? most : null;
}
