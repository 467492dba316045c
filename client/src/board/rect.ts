// Points and boxes of a drawing, in its own units.

import type { Point } from '../table/motion';

export type { Point } from '../table/motion';

export interface Size {
  width: number;
  height: number;
}
export interface Rect extends Point, Size {}

/** What holds all these points, and a margin around them. */
export function around(points: Point[], margin = 0): Rect {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}

/** A box of this size with its middle there. */
export const centred = ({ x, y }: Point, width: number, height = width): Rect => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

export const middleOf = ({ x, y, width, height }: Rect): Point => ({ x: x + width / 2, y: y + height / 2 });

/** Larger on each side by so much. */
export const grown = ({ x, y, width, height }: Rect, across: number, down = across): Rect => ({
  x: x - across,
  y: y - down,
  width: width + 2 * across,
  height: height + 2 * down,
});

export const viewBoxOf = ({ x, y, width, height }: Rect): string => `${x} ${y} ${width} ${height}`;
