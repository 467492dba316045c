// Arrows on the inside of the oval: from each dancer to where it lands, side by side where they share a stretch.

import { BOARD, CARD_HEIGHT, SLOTS, type Clearing, type Point } from './clearing';
import { closedThrough, route, slotsBetween, STEPS, type Knot } from './oval';

export interface Journey {
  from: number;
  to: number;
  clockwise: boolean;
}

export interface Arrow extends Journey {
  /** Which lane it runs in; 0 is nearest to the spirits. */
  lane: number;
  points: Point[];
  /** Where its number stands. */
  badge: Point;
}

/** Arrows on the inside of the oval, those that share a stretch in different lanes. */
export function arrows(ground: Clearing, journeys: Journey[]): Arrow[] {
  const lanes = lanesOf(journeys);
  const count = Math.max(0, ...lanes) + 1;
  return journeys.map((journey, i) => arrow(ground, journey, lanes[i] ?? 0, count));
}

/** The stretches (from each slot to the next, clockwise) that a journey uses, ends included. */
function stretches({ from, to, clockwise }: Journey): number[] {
  const length = slotsBetween(from, to, clockwise);
  const first = clockwise ? from : to;
  return Array.from({ length }, (_, i) => (first + i) % SLOTS);
}

function lanesOf(journeys: Journey[]): number[] {
  const taken: Set<number>[] = [];
  return journeys.map((journey) => {
    const mine = stretches(journey);
    const free = taken.findIndex((lane) => mine.every((stretch) => !lane.has(stretch)));
    const lane = free < 0 ? taken.push(new Set()) - 1 : free;
    mine.forEach((stretch) => taken[lane]?.add(stretch));
    return lane;
  });
}

/** Leaves a spirit at its inner edge, runs in its lane, and comes in again where it leads to. */
function arrow(ground: Clearing, journey: Journey, lane: number, count: number): Arrow {
  const inner = { points: closedThrough(innerKnots(ground, lane, count)) };
  const line = route(inner, journey.from, journey.to, journey.clockwise);
  const last = line.length - 1;
  const bend = Math.min(0.5 * last, 0.62 * STEPS);
  const near = (steps: number): number => 1 - Math.sin((Math.min(1, steps / bend) * Math.PI) / 2);
  const leave = gap(innerEdge(ground, journey.from, 0.04), line[0]!);
  const arrive = gap(innerEdge(ground, journey.to, 0.17), line[last]!);
  const bent = line.map(({ x, y }, i) => ({
    x: x + near(i) * leave.x + near(last - i) * arrive.x,
    y: y + near(i) * leave.y + near(last - i) * arrive.y,
  }));
  const points = smooth(smooth(bent, STEPS / 4), STEPS / 4);
  return { ...journey, lane, points, badge: points[0]! };
}

/** Each point moves to the mean of its neighbours; less so towards the ends, which stay. */
function smooth(points: Point[], reach: number): Point[] {
  return points.map((_, i) => {
    const r = Math.min(reach, i, points.length - 1 - i);
    const near = points.slice(i - r, i + r + 1);
    const mean = (of: (p: Point) => number): number => near.reduce((sum, p) => sum + of(p), 0) / near.length;
    return { x: mean((p) => p.x), y: mean((p) => p.y) };
  });
}

const gap = (to: Point, from: Point): Point => ({ x: to.x - from.x, y: to.y - from.y });

/** Which way is inside from a place, and how far its edge and the free room beyond reach. */
function inside(ground: Clearing, slot: number): { unit: Point; half: number; room: number } {
  const { card, width, height, spots } = ground;
  const spot = spots[slot]!;
  if (spot.outward === 0) {
    const unit = { x: Math.sign(width / 2 - spot.x), y: 0 };
    return { unit, half: (BOARD.width / 2) * card, room: 0.55 * card };
  }
  const half = (CARD_HEIGHT / 2) * card;
  const free = Math.abs(height / 2 - spot.y) - half;
  return { unit: { x: 0, y: -spot.outward }, half, room: Math.min(0.9 * free, 0.9 * card) };
}

/** A point on the inner edge of a place, or a little further in (in card widths). */
function innerEdge(ground: Clearing, slot: number, further: number): Point {
  const { unit, half } = inside(ground, slot);
  const spot = ground.spots[slot]!;
  const by = half + further * ground.card;
  return { x: spot.x + by * unit.x, y: spot.y + by * unit.y };
}

/** The knots of a lane: a step inside of all places for each lane, as the room there allows, and between the cult boards. */
function innerKnots(ground: Clearing, lane: number, lanes: number): Knot[] {
  const knots = ground.spots.map((spot, slot) => {
    const step = Math.min(0.34, inside(ground, slot).room / ground.card / (lanes + 0.4));
    return { ...innerEdge(ground, slot, step * (lane + 1)), outward: spot.outward };
  });
  const ends = knots.filter(({ outward }) => outward === 0).map(({ x }) => x);
  const [left, right] = [Math.min(...ends), Math.max(...ends)];
  return knots.map((knot) => ({ ...knot, x: Math.min(Math.max(knot.x, left), right) }));
}
