// Where the letters of the kingdoms stand: on an edge where nothing lies, so that they cover neither piece nor treasure,
// and never on the frame, where they would read as the name of a column.

import { FRAME, middleOf, SPACE, type Drawing } from './layout';
import type { Point } from '../../board/rect';
import { letterOf, surveyOf } from './survey';
import type { View } from './view';

export interface Flag extends Point {
  letter: string;
}

export const FLAG = { width: 32, height: 27 };

/** By their upper left corners: above the highest edge where there is room, else below an edge. */
export function flagsOf(view: View, { turned, height }: Drawing): Flag[] {
  const taken = new Set(Object.keys(view.cells).map((cell) => key(middleOf(cell, turned), 0)));
  return surveyOf(view).kingdoms.map(({ cells }, i) => {
    const all = cells.map((cell) => middleOf(cell, turned)).sort((a, b) => a.y - b.y || b.x - a.x);
    const free = (by: number) => (one: Point) =>
      one.y + by > FRAME && one.y + by < height - FRAME && !taken.has(key(one, by));
    const above = all.find(free(-SPACE));
    const { x, y } = above ?? all.find(free(SPACE)) ?? all[0]!;
    return { letter: letterOf(view, i), x: x + 16, y: above ? y - 82 : y + 55 };
  });
}

const key = ({ x, y }: Point, by: number): string => `${x} ${y + by}`;
