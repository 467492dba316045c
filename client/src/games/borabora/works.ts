// The great works of the end: how much of each a seat has.

import { BOX } from './inventory';
import type { View } from './view';

export interface Work {
  /** As the survey calls it. */
  name: string;
  has: number;
  needs: number;
}

export function worksOf({ boards, map }: View, seat: number): Work[] {
  const me = boards[seat]!;
  const built = Object.keys(me.built).length;
  const has: Record<string, number> = {
    'nine tasks': me.fulfilled.length,
    'six jewels': me.jewels.length,
    'full ritual': me.ritual.length + 2 * built, // a building covers two spaces
    'six buildings': built,
    'twelve regions': Object.values(map).filter((huts) => huts.includes(seat)).length,
    'twelve people': me.people.length,
  };
  return Object.entries(has).map(([name, n]) => ({ name, has: n, needs: BOX.end[name] ?? Infinity }));
}

export const isDone = ({ has, needs }: Work): boolean => has >= needs;
