// Where everything lies: the clearing, the ten places on their oval, and the ways along it.
// All lengths are in the pixels of the stage, so strokes and letters keep their size on every screen.

import { RING, type Cult, type PlaceName } from './view';

export interface Point {
  x: number;
  y: number;
}

/** One of the ten places on the screen. `x`, `y` is the middle of the spirit that lies there. */
export interface Spot extends Point {
  /** The column or the end it belongs to: the middle of crown and trunk. */
  column: number;
  /** Which way the crown grows: -1 upwards (far row), 1 downwards (near row), 0 for a cult board. */
  outward: -1 | 0 | 1;
}

export interface Clearing {
  width: number;
  height: number;
  /** The width of a spirit; everything else is measured by it. */
  card: number;
  crown: { width: number; height: number };
  /** Length of the trunk between crown and spirit. */
  trunk: number;
  /** Cult boards beside the rows (wide) or between them (tall). */
  shape: 'wide' | 'tall';
  /** By slot, clockwise on the screen from the near row's right end. */
  spots: Spot[];
}

const SLOTS = RING.length;
export const CARD_HEIGHT = 1.4;

/** The slot of a place: whoever looks sits below, so Moon sees the oval turned by half. */
export const slotOf = (place: PlaceName, eyes: Cult): number =>
  (RING.indexOf(place) + (eyes === 'moon' ? SLOTS / 2 : 0)) % SLOTS;

/** Sizes in card widths. */
const ROW = 1.3 + 0.26 + CARD_HEIGHT; // crown, trunk, spirit
const EDGE = 0.1;
const WIDE = { height: 2 * ROW + 1.8 + 2 * EDGE, width: 4 * 2.05 + 2 * 1.75 };
const TALL = { height: 2 * ROW + 2.5 + 2 * EDGE, width: 4 * 2.0 };

/** Choose the shape in which the spirits are largest. */
export function clearing(width: number, height: number): Clearing {
  const fit = (need: { width: number; height: number }) => Math.min(width / need.width, height / need.height);
  return fit(WIDE) >= fit(TALL)
    ? wideClearing(width, height, fit(WIDE))
    : tallClearing(width, height, fit(TALL));
}

/** Two rows between the cult boards; the outer columns bend towards the boards. */
function wideClearing(width: number, height: number, card: number): Clearing {
  const spare = width - WIDE.width * card;
  const end = 1.75 * card + Math.min(0.2 * spare, 0.9 * card);
  const pitch = (width - 2 * end) / 4;
  return build({ width, height, card, shape: 'wide', pitch, left: end, bend: 0.24 * card, end: 0.56 * end });
}

/** Two rows across the whole width; the cult boards lie between them. */
function tallClearing(width: number, height: number, card: number): Clearing {
  return build({ width, height, card, shape: 'tall', pitch: width / 4, left: 0, bend: 0, end: 0.86 * card });
}

interface Plan {
  width: number;
  height: number;
  card: number;
  shape: 'wide' | 'tall';
  pitch: number;
  left: number;
  bend: number;
  end: number;
}

function build({ width, height, card, shape, pitch, left, bend, end }: Plan): Clearing {
  const spare = height - (shape === 'wide' ? WIDE : TALL).height * card;
  const crown = {
    width: Math.min(0.9 * pitch, 2.15 * card),
    height: Math.min(1.3 * card + 0.28 * spare, 1.75 * card),
  };
  const trunk = 0.26 * card;
  const depth = EDGE * card + crown.height + trunk + (CARD_HEIGHT / 2) * card;
  const spot = (column: number, near: boolean): Spot => {
    const middle = left + (column + 0.5) * pitch;
    const inward = depth + (column === 0 || column === 3 ? bend : 0);
    return {
      x: middle + 0.3 * card,
      y: near ? height - inward : inward,
      column: middle,
      outward: near ? 1 : -1,
    };
  };
  const board = (x: number): Spot => ({ x, y: height / 2, column: x, outward: 0 });
  const near = [3, 2, 1, 0].map((column) => spot(column, true));
  const far = [0, 1, 2, 3].map((column) => spot(column, false));
  const spots = [...near, board(end), ...far, board(width - end)];
  return { width, height, card, crown, trunk, shape, spots };
}

// The way round

const STEPS = 16; // points between two places
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

const closedThrough = (knots: Knot[]): Point[] => knots.flatMap((_, slot) => stretch(knots, slot));

interface Knot extends Point {
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

// Arrows

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

/** A cult board, in card widths. */
export const BOARD = { width: 1.4, height: 1.95 };

// Parts of a place

/** The middle of the crown of the tree at this spot. */
export function crownAt(ground: Clearing, spot: Spot): Point {
  const gap = spot.outward < 0 ? ground.trunk : 0.05 * ground.card;
  const away = (CARD_HEIGHT / 2) * ground.card + gap + ground.crown.height / 2;
  return { x: spot.column, y: spot.y + spot.outward * away };
}

/** Where the druid of this tree stands, beside the spirit. */
export const druidAt = (ground: Clearing, spot: Spot): Point => ({
  x: spot.column - 0.58 * ground.card,
  y: spot.y + 0.6 * ground.card,
});

/** Where the draw pile of the cult board in this slot lies: in its owner's corner, or inside of the board. */
export function drawAt(ground: Clearing, slot: number): Point {
  const spot = ground.spots[slot]!;
  const left = slot === slotOf('MC', 'sun');
  if (ground.shape === 'tall') {
    return { x: spot.x + (left ? 1 : -1) * (BOARD.width / 2 + 0.55) * ground.card, y: spot.y };
  }
  const away = Math.min(0.5 * ground.height - 0.85 * ground.card, 2.45 * ground.card);
  return { x: spot.x, y: spot.y + (left ? -1 : 1) * away };
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  rx: number;
}

/** All that belongs to a place: where a tap means it. */
export function areaOf(ground: Clearing, spot: Spot): Box {
  const { card, crown, trunk } = ground;
  const rx = 0.2 * card;
  if (spot.outward === 0) {
    const [width, height] = [BOARD.width * card, BOARD.height * card];
    return { x: spot.x - width / 2, y: spot.y - height / 2, width, height, rx };
  }
  const reach = crown.height + trunk;
  const width = Math.max(crown.width, 1.96 * card);
  return {
    x: spot.column - width / 2,
    y: spot.y - (CARD_HEIGHT / 2) * card - (spot.outward < 0 ? reach : 0.06 * card),
    width,
    height: CARD_HEIGHT * card + reach + 0.06 * card,
    rx,
  };
}

/** The druid of a tree. */
export function druidArea(ground: Clearing, spot: Spot): Box {
  const { x, y } = druidAt(ground, spot);
  const { card } = ground;
  return { x: x - 0.36 * card, y: y - 0.9 * card, width: 0.72 * card, height: card, rx: 0.3 * card };
}

/** Where a lantern hangs, from the middle of the crown. */
export function lanternAt(crown: { width: number; height: number }, index: number): Point {
  const column = (index % 3) - 1;
  const upper = index < 3;
  const droop = column === 0 ? 0.045 : 0;
  return { x: column * 0.27 * crown.width, y: (upper ? -0.2 - droop : 0.2 + droop) * crown.height };
}

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The place that an arrow key leads to: the nearest one on that side of the screen. */
export function neighbour(spots: Spot[], from: number, key: string): number {
  const here = spots[from];
  const way = WAYS[key];
  if (!here || !way) return from;
  const [dx, dy] = way;
  let best = from;
  let least = Infinity;
  spots.forEach((spot, slot) => {
    const along = (spot.x - here.x) * dx + (spot.y - here.y) * dy;
    const aside = Math.abs((spot.x - here.x) * dy) + Math.abs((spot.y - here.y) * dx);
    const far = along + 2 * aside;
    if (along > 1 && aside <= 2 * along && far < least) [best, least] = [slot, far];
  });
  return best;
}
