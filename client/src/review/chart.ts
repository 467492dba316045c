// The chart of chances: moves from left to right, chances from the bottom to the top.

import type { Review, Seat } from '../wire';
import { courseOf } from './review.svelte';

export interface Frame {
  width: number;
  height: number;
  moves: number;
}

export type Point = readonly [x: number, y: number];

/** What lies left and right of the lines: the scale, and who is who. */
export const LEFT = 36;
export const RIGHT = 30;
const EDGE = 8;

export const xOf = ({ width, moves }: Frame, move: number): number =>
  LEFT + (move / Math.max(1, moves)) * Math.max(0, width - LEFT - RIGHT);

export const yOf = ({ height }: Frame, chance: number): number => EDGE + (1 - chance) * (height - 2 * EDGE);

/** The line of one seat: before the first decision, after every one, and the end. */
export function lineOf(review: Review, seat: Seat, frame: Frame): Point[] {
  const at = (move: number, chances: number[]): Point => [xOf(frame, move), yOf(frame, chances[seat] ?? 0)];
  const [first] = review.judgements;
  return [
    ...(first ? [at(0, first.before)] : []),
    ...courseOf(review)
      .filter(({ move }) => move < review.moves)
      .map(({ move, chances }) => at(move, chances)),
    at(review.moves, review.end),
  ];
}

export const path = (points: Point[]): string =>
  points.map(([x, y], n) => `${n ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

/** Heights at least `apart` from each other, as near to the wanted ones as that allows, in the same order. */
export function spread(wanted: number[], apart: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, n) => n).sort((a, b) => wanted[a]! - wanted[b]! || a - b);
  const found = [...wanted];
  let least = top;
  for (const n of order) least = (found[n] = Math.max(found[n]!, least)) + apart;
  let most = bottom;
  for (const n of order.reverse()) most = (found[n] = Math.min(found[n]!, most)) - apart;
  return found;
}
