// The lines of a tile: city walls and roads, in a box of 100, unturned.

import type { Point } from '../../board/rect';
import { opposite, SIDES, type City, type Road, type Side, type Tile } from './tile';

export type { Point };

/** Four points: from, two that bend, to. */
export type Curve = [Point, Point, Point, Point];

export const CENTRE: Point = { x: 50, y: 50 };
export const MIDDLE: Record<Side, Point> = {
  N: { x: 50, y: 0 },
  E: { x: 100, y: 50 },
  S: { x: 50, y: 100 },
  W: { x: 0, y: 50 },
};

/** A point after quarter turns clockwise. */
export function turned({ x, y }: Point, quarters: number): Point {
  const times = ((quarters % 4) + 4) % 4;
  return times === 0 ? { x, y } : turned({ x: 100 - y, y: x }, times - 1);
}

const p = (x: number, y: number): Point => ({ x, y });

/** The walls of a city as curves, clockwise round its floor, and the outline of the floor between them. */
export interface Walls {
  walls: Curve[];
  outline: Point[];
}

/** The shape of a city that opens to the north, or from the north clockwise; `near`: other cities at that side. */
const SHAPES: Record<string, (near: (side: Side) => boolean) => Curve[]> = {
  N: (near) => [[p(100, 0), near('E') ? p(70, 22) : p(86, 31), near('W') ? p(30, 22) : p(14, 31), p(0, 0)]],
  NE: (near) =>
    near('S') || near('W')
      ? [[p(100, 100), p(78, 64), p(36, 22), p(0, 0)]]
      : [[p(100, 100), p(70, 82), p(18, 30), p(0, 0)]],
  NS: (near) => [
    [p(100, 0), p(near('E') ? 52 : 70, 28), p(near('E') ? 52 : 70, 72), p(100, 100)],
    [p(0, 100), p(near('W') ? 48 : 30, 72), p(near('W') ? 48 : 30, 28), p(0, 0)],
  ],
  NES: () => [[p(0, 100), p(42, 76), p(42, 24), p(0, 0)]],
  NESW: () => [],
};

/** How far the shape that fits these sides is turned. */
function shapeOf(sides: Side[]): [shape: string, quarters: number] {
  for (let quarters = 0; quarters < 4; quarters++) {
    const back = sides.map((side) => SIDES[(SIDES.indexOf(side) - quarters + 4) % 4]!);
    const name = SIDES.filter((side) => back.includes(side)).join('');
    if (name in SHAPES) return [name, quarters];
  }
  throw new Error(`no city opens to ${sides.join('')}`);
}

export function wallsOf(city: City, tile: Tile): Walls {
  const [shape, quarters] = shapeOf(city.sides);
  const at = (side: Side) => SIDES[(SIDES.indexOf(side) + quarters) % 4]!;
  const near = (side: Side) => tile.sides[at(side)] === 'city' && !city.sides.includes(at(side));
  const walls = SHAPES[shape]!(near).map((curve) => curve.map((point) => turned(point, quarters)) as Curve);
  return { walls, outline: floorOf(shape, walls, quarters) };
}

/** The floor as a polygon: along the walls, then along the open sides. */
function floorOf(shape: string, walls: Curve[], quarters: number): Point[] {
  const corner = (...at: [number, number][]) => at.map(([x, y]) => turned(p(x, y), quarters));
  const [first, second] = walls.map((wall) => along(wall, 24));
  if (shape === 'NESW') return corner([0, 0], [100, 0], [100, 100], [0, 100]);
  if (shape === 'NS') return [...first!, ...second!];
  if (shape === 'NES') return [...first!, ...corner([100, 0], [100, 100])];
  return [...first!, ...(shape === 'NE' ? corner([100, 0]) : [])];
}

/** The middle line of a road. */
export function courseOf(road: Road, tile: Tile): Curve {
  const [from, to] = road.sides as [Side, Side?];
  const start = MIDDLE[from];
  if (to && to === opposite(from)) return straight(start, MIDDLE[to]);
  if (to) return quarter(start, MIDDLE[to]);
  if (road.end !== 'city') return straight(start, CENTRE);
  const walls = (tile.parts.get('c0') as City).sides;
  if (walls.length > 1) return straight(start, CENTRE);
  const gate = between(MIDDLE[walls[0]!], CENTRE, 0.2);
  return walls[0] === opposite(from)
    ? straight(start, gate)
    : [start, between(start, CENTRE, 0.6), between(gate, CENTRE, 0.9), gate];
}

const straight = (a: Point, b: Point): Curve => [a, between(a, b, 1 / 3), between(a, b, 2 / 3), b];

/** A quarter of a circle round the corner between two sides. */
function quarter(a: Point, b: Point): Curve {
  return [a, between(a, CENTRE, 0.5523), between(b, CENTRE, 0.5523), b];
}

export const between = (a: Point, b: Point, part: number): Point =>
  p(a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part);

/** The point of a curve after this part of its way. */
export function onCurve([a, b, c, d]: Curve, t: number): Point {
  const u = 1 - t;
  const mix = (key: 'x' | 'y') =>
    u * u * u * a[key] + 3 * u * u * t * b[key] + 3 * u * t * t * c[key] + t * t * t * d[key];
  return p(mix('x'), mix('y'));
}

export const along = (curve: Curve, steps: number): Point[] =>
  Array.from({ length: steps + 1 }, (_, i) => onCurve(curve, i / steps));

export const round = (value: number): number => Math.round(value * 100) / 100;

const written = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

export const pathOf = ([from, ...rest]: Curve): string => `M${written(from)}C${rest.map(written).join(' ')}`;
export const polygon = (corners: Point[]): string => `M${corners.map(written).join('L')}Z`;

/** Whether a point lies inside a polygon. */
export function inside({ x, y }: Point, polygon: Point[]): boolean {
  let within = false;
  polygon.forEach((a, i) => {
    const b = polygon[(i + 1) % polygon.length]!;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) within = !within;
  });
  return within;
}

export const squared = (a: Point, b: Point): number => (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
export const distance = (a: Point, b: Point): number => Math.sqrt(squared(a, b));
