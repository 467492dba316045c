// Where the letters of the kingdoms stand: above their highest edge where nothing lies, so that neither piece nor
// treasure is covered.

import type { Point } from './hull';
import { middleOf, SPACE } from './layout';
import { letterOf, surveyOf } from './survey';
import type { View } from './view';

export interface Flag extends Point {
  letter: string;
}

/** By their upper left corners. */
export function flagsOf(view: View, turned: boolean): Flag[] {
  const key = ({ x, y }: Point, rows: number): string => `${x} ${y + rows * SPACE}`;
  const taken = new Set(Object.keys(view.cells).map((cell) => key(middleOf(cell, turned), 0)));
  return surveyOf(view).kingdoms.map(({ cells }, i) => {
    const all = cells.map((cell) => middleOf(cell, turned));
    const open = all.filter((one) => !taken.has(key(one, -1)));
    const top = (open.length > 0 ? open : all).reduce((best, one) =>
      one.y < best.y || (one.y === best.y && one.x > best.x) ? one : best,
    );
    return { letter: letterOf(view, i), x: top.x + 16, y: top.y - 82 };
  });
}
