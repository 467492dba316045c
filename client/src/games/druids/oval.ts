// The way of the dance: one oval through all ten places.

import { SLOTS, type Clearing, type Point } from './clearing';

export const STEPS = 16; // points between two places
const MIDDLE: Point = { x: 0, y: 0 };

/** A closed way through all ten slots, `STEPS` points from each to the next, clockwise. */
export interface Oval {
  points: Point[];
}

/** The oval bows inwards where a tree is lost, so that one sees it is passed by. */
export function oval(ground: Clearing, lost: number[] = []): Oval {
  const centre = { x: ground.width / 2, y: ground.height / 2 };
  const through = ground.spots.map((spot, slot) => ({
    outward: spot.outward,
    ...(lost.includes(slot)
      ? towards(spot, { x: spot.x, y: centre.y }, 0.6 * ground.card)
      : { x: spot.x, y: spot.y }),
  }));
  return { points: closedThrough(through) };
}

export const closedThrough = (knots: Knot[]): Point[] => knots.flatMap((_, slot) => stretch(knots, slot));

/** A point that the oval runs through. */
export interface Knot extends Point {
  outward: -1 | 0 | 1;
}

/** The points from one slot to the next, clockwise: a bend round a corner, or a stretch of a row. */
function stretch(knots: Knot[], slot: number): Point[] {
  const at = (i: number): Knot => knots[(i + SLOTS) % SLOTS]!;
  const [a, b, c, d] = [at(slot - 1), at(slot), at(slot + 1), at(slot + 2)];
  const out = b.outward === 0 ? upright(b, c) : c.outward === 0 ? along(a, b, c.x - b.x) : slope(a, b, c);
  const into = c.outward === 0 ? upright(b, c) : b.outward === 0 ? along(c, d, c.x - b.x) : slope(b, c, d);
  return Array.from({ length: STEPS }, (_, step) => curve(b, out, c, into, step / STEPS));
}

/** At a cult board the way runs straight up or down, and bends like a quarter of an ellipse. */
const QUARTER = 1.6;
const upright = (b: Point, c: Point): Point => ({ x: 0, y: QUARTER * (c.y - b.y) });

/** Where a row ends, it goes on in its own direction towards the corner. */
function along(from: Point, to: Point, reach: number): Point {
  const length = (QUARTER * Math.abs(reach)) / (Math.hypot(to.x - from.x, to.y - from.y) || 1);
  return { x: (to.x - from.x) * length, y: (to.y - from.y) * length };
}

/** Within a row: parallel to the line between the neighbours, which at its ends is the row itself. */
function slope(a: Knot, b: Knot, c: Knot): Point {
  const from = a.outward === 0 ? b : a;
  const to = c.outward === 0 ? b : c;
  const whole = from === a && to === c ? 0.5 : 1;
  return { x: whole * (to.x - from.x), y: whole * (to.y - from.y) };
}

function towards(from: Point, to: Point, by: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) * by) / length, y: from.y + ((to.y - from.y) * by) / length };
}

/** A point of the cubic from b to c that leaves in one direction and arrives in another. */
function curve(b: Point, out: Point, c: Point, into: Point, t: number): Point {
  const mix = (p: number, leave: number, q: number, arrive: number): number =>
    (2 * t ** 3 - 3 * t ** 2 + 1) * p +
    (t ** 3 - 2 * t ** 2 + t) * leave +
    (3 * t ** 2 - 2 * t ** 3) * q +
    (t ** 3 - t ** 2) * arrive;
  return { x: mix(b.x, out.x, c.x, into.x), y: mix(b.y, out.y, c.y, into.y) };
}

/** How many slots lie between two slots in a direction. */
export const slotsBetween = (from: number, to: number, clockwise: boolean): number =>
  ((clockwise ? to - from : from - to) + SLOTS) % SLOTS;

/** The points from one slot to another, both included. */
export function route(way: Oval, from: number, to: number, clockwise: boolean): Point[] {
  const all = way.points.length;
  const length = slotsBetween(from, to, clockwise) * STEPS;
  const turn = clockwise ? 1 : -1;
  return Array.from(
    { length: length + 1 },
    (_, step) => way.points[(((from * STEPS + turn * step) % all) + all) % all] ?? MIDDLE,
  );
}

/** The points of the oval as the `d` of a path. */
export const closed = (points: Point[]): string => `${open(points)}Z`;
export const open = (points: Point[]): string =>
  points.map((p, i) => `${i ? 'L' : 'M'}${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join('');
