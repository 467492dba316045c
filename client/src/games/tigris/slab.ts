// What stands on the slab when the points are counted: as much as the step has told, and no more.

import type { ScoringStep } from '../../table/game';
import { surveyOf } from './survey';
import { COLOURS, type View } from './view';

export interface Stack {
  /** Points of the colour. */
  n: number;
  /** Treasures that were put on it. */
  more: number;
  /** It is what counts. */
  weakest: boolean;
}

export function stacksOf(view: View, scored: ScoringStep, seat: number): Stack[] {
  const counting = isCounting(scored);
  const decided = scored.totals.some((total) => total !== null);
  const [points, totals] = [view.points[seat] ?? [], surveyOf(view).totals[seat] ?? []];
  return COLOURS.map((colour, i) => {
    const n = points[i] ?? 0;
    const counts = decided && (scored.gains[seat] ?? []).some(({ sign }) => sign === colour);
    return { n, more: counting ? 0 : (totals[i] ?? n) - n, weakest: counts };
  });
}

/** The cubes are put up; the treasures come later. */
export const isCounting = ({ gains }: ScoringStep): boolean =>
  gains.some((of) => of.some(({ text }) => text === '?'));
