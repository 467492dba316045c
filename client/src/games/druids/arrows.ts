// Arrows along the way of the dance: from each dancer to where it lands, side by side where they share a stretch.

import { BOARD, CARD_HEIGHT, SLOTS, type Clearing, type Point } from './clearing';
import { route, slotsBetween, STEPS } from './oval';
import type { Setting } from './setting';

export interface Journey {
  from: number;
  to: number;
  clockwise: boolean;
}

/** One place further: trees that are lost are not counted. */
export interface Step extends Point {
  n: number;
}

export interface Arrow extends Journey {
  /** Which lane it runs in, from the outside. */
  lane: number;
  points: Point[];
  steps: Step[];
  /** Where its number stands: on the dancer. */
  badge: Point;
}

/** In card widths. */
const LANE = 0.24;
const EDGE = 0.06;

export function arrows(setting: Setting, journeys: Journey[]): Arrow[] {
  const lanes = lanesOf(journeys);
  const count = Math.max(0, ...lanes) + 1;
  return journeys.map((journey, i) => arrow(setting, journey, lanes[i] ?? 0, count));
}

/** The stretches (from each slot to the next, clockwise) that a journey uses, in the order of the journey. */
function stretches({ from, to, clockwise }: Journey): number[] {
  const length = slotsBetween(from, to, clockwise);
  return Array.from({ length }, (_, i) => (clockwise ? from + i : from - 1 - i + SLOTS) % SLOTS);
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

function arrow(setting: Setting, journey: Journey, lane: number, count: number): Arrow {
  const { ground, way } = setting;
  const { from, to, clockwise } = journey;
  const inwards = (lane - (count - 1) / 2) * LANE * ground.card;
  const line = aside(route(way, from, to, clockwise), clockwise ? inwards : -inwards);
  const spot = ground.spots[from]!;
  const badge = { x: spot.x, y: spot.y - spot.outward * (CARD_HEIGHT / 2) * ground.card };
  return {
    ...journey,
    lane,
    points: outside(line, ground, to),
    steps: stepsOf(setting, journey, line),
    badge,
  };
}

/** The same line, further to the right of whoever walks it. */
function aside(line: Point[], by: number): Point[] {
  return line.map(({ x, y }, i) => {
    const [a, b] = [line[Math.max(0, i - 1)]!, line[Math.min(line.length - 1, i + 1)]!];
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    return { x: x - (by * (b.y - a.y)) / length, y: y + (by * (b.x - a.x)) / length };
  });
}

/** As far as the edge of the place where it leads. */
function outside(line: Point[], { card, spots }: Clearing, to: number): Point[] {
  const spot = spots[to]!;
  const half = spot.outward === 0 ? BOARD : { width: 1, height: CARD_HEIGHT };
  const lies = ({ x, y }: Point): boolean =>
    Math.abs(x - spot.x) < (half.width / 2 + EDGE) * card &&
    Math.abs(y - spot.y) < (half.height / 2 + EDGE) * card;
  const end = line.findLastIndex((point) => !lies(point));
  return line.slice(0, Math.max(2, end + 1));
}

function stepsOf({ ground, lost }: Setting, journey: Journey, line: Point[]): Step[] {
  let n = 0;
  return stretches(journey).flatMap((stretch, i) => {
    const reached = journey.clockwise ? (stretch + 1) % SLOTS : stretch;
    if (lost.includes(reached)) return [];
    n += 1;
    const part = gap(ground, stretch);
    const at = line[Math.round((i + (journey.clockwise ? part : 1 - part)) * STEPS)]!;
    return [{ ...at, n }];
  });
}

/** Where a stretch is not covered by cards or druids, as a part of it: druids stand on the left of their spirit. */
function gap({ spots, shape }: Clearing, stretch: number): number {
  const [here, next] = [spots[stretch]!, spots[(stretch + 1) % SLOTS]!];
  const fromBoard = shape === 'wide' ? 0.6 : 0.35;
  if (here.outward === 0) return fromBoard;
  if (next.outward === 0) return 1 - fromBoard;
  return here.outward < 0 ? 0.325 : 0.675;
}
