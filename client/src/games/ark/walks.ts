// Walks of the Ark: what a route of letters means on the land.

import { beside, sideTo } from './land';
import type { Side } from './tile';
import type { Cell } from './view';

/** The cells of a walk, the start first. */
export function walkOf(start: Cell, route: string): Cell[] {
  const cells = [start];
  for (const step of route) cells.push(beside(cells.at(-1)!, step.toUpperCase() as Side));
  return cells;
}

/** The letters of a walk from tile to tile. */
export const routeOf = (walk: Cell[]): string =>
  walk
    .slice(1)
    .map((cell, i) => sideTo(walk[i]!, cell)?.toLowerCase() ?? '')
    .join('');
