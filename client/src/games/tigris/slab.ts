// What stands on the slab when the points are counted: as much as the step has told, and no more.

import type { ScoringStep } from '../../table/game';
import { surveyOf } from './survey';
import { COLOURS, type View } from './view';

export interface Stack {
  /** Points of the colour; null while they are behind the screen. */
  n: number | null;
  /** Treasures that were put on it. */
  more: number;
  /** It is being counted. */
  now: boolean;
  /** It is what counts. */
  weakest: boolean;
}

export function stacksOf(view: View, scored: ScoringStep, seat: number): Stack[] {
  const told = scored.gains[seat] ?? [];
  const counting = scored.gains.some((gains) => gains.some(({ text }) => text === '?'));
  const decided = scored.totals.some((total) => total !== null);
  const [points, totals] = [view.points[seat] ?? [], surveyOf(view).totals[seat] ?? []];
  return COLOURS.map((colour, i) => {
    const gain = told.find(({ sign }) => sign === colour);
    if (counting) return stack(Number.parseInt(gain?.text ?? '', 10), 0, gain?.strong ?? false, false);
    const n = points[i] ?? 0;
    return stack(n, (totals[i] ?? n) - n, false, decided && gain !== undefined);
  });
}

const stack = (n: number, more: number, now: boolean, weakest: boolean): Stack => ({
  n: Number.isNaN(n) ? null : n,
  more,
  now,
  weakest,
});
