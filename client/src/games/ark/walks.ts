// Walks of the Ark: what a route of letters means on the land, and what it gives.

import { beside, neighbours, type Land } from './land';
import type { Side } from './tile';
import type { Cell, View } from './view';

export const LONGEST = 5;

/** The cells of a walk, the start first. */
export function walkOf(start: Cell, route: string): Cell[] {
  const cells = [start];
  for (const step of route) cells.push(beside(cells.at(-1)!, step.toUpperCase() as Side));
  return cells;
}

/** The points that a walk gives to each seat. */
export function gainsOf(view: View, land: Land, walk: Cell[]): number[] {
  const gains = view.points.map(() => 0);
  for (const cell of walk.slice(1)) {
    const piece = land.get(cell)?.piece;
    if (!piece) continue;
    if (piece.kind === 'prophet' && view.options['ark_counts_prophets'] === 'false') continue;
    gains[piece.seat]! += 1;
  }
  return gains;
}

/** Whether the walk may go on to this cell: no tile twice, and the start only where the table allows to cross it. */
export function mayGoOn(view: View, land: Land, walk: Cell[], to: Cell): boolean {
  const last = walk.at(-1)!;
  if (walk.length > LONGEST || !land.has(to) || !neighbours(last).includes(to)) return false;
  if (to !== walk[0]) return !walk.includes(to);
  const crossing = view.options['ark_start_tile'] === 'pass_through';
  return crossing && walk.length > 2 && walk.length < LONGEST && walk.lastIndexOf(to) === 0;
}

export const sameGains = (one: number[], other: number[]): boolean => one.join() === other.join();
