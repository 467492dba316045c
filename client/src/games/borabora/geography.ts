// Where things lie on the drawn map, in its own units: 1000 wide, 772 high.

import type { Point } from '../../board/rect';
import { BOX, regionCalled, type Path, type Terrain } from './inventory';

/** Each kind has a colour, on the map and on tasks. */
export const FISH_INK: Record<string, string> = { a: '#3E6FB0', b: '#8A5A9C', c: '#B4541A', d: '#5A6670' };

export type { Point };

const MIDDLES: Record<string, [number, number]> = {
  nb: [375, 92],
  nm: [625, 92],
  wp: [112, 285],
  cf: [385, 300],
  cp: [615, 300],
  ef: [888, 285],
  wm: [112, 480],
  cb: [385, 472],
  cm: [615, 472],
  eb: [888, 480],
  sf: [375, 680],
  sp: [625, 680],
};
/** Half the width and height of the regions of an island. */
const HALVES: Record<string, [number, number]> = {
  c: [112, 84],
  n: [114, 66],
  s: [114, 66],
  w: [88, 92],
  e: [88, 92],
};
const ISLANDS: [Point, number, number][] = [
  [{ x: 500, y: 386 }, 262, 200],
  [{ x: 500, y: 92 }, 252, 82],
  [{ x: 112, y: 382 }, 102, 200],
  [{ x: 888, y: 382 }, 102, 200],
  [{ x: 500, y: 680 }, 252, 82],
];

export const middleOf = (region: string): Point => {
  const [x, y] = MIDDLES[region] ?? [500, 386];
  return { x, y };
};
const halvesOf = (region: string): [number, number] => HALVES[region[0] ?? 'c'] ?? [100, 80];

/** As they lie on the map, row by row: the way of the arrow keys. */
export const ROWS: string[][] = [0, 1, 2, 3].map((row) =>
  BOX.regions
    .filter(({ grid }) => grid[1] === row)
    .toSorted((a, b) => a.grid[0] - b.grid[0])
    .map(({ id }) => id),
);

export function yieldAt(region: string): Point {
  const { x, y } = middleOf(region);
  const [rx, ry] = halvesOf(region);
  return { x: x - rx + 24, y: y + ry - 24 };
}

export function fishAt(region: string): Point {
  const { x, y } = middleOf(region);
  const side = x < 500 ? -1 : 1;
  if (region[0] === 'n' || region[0] === 's') return { x: x + side * 122, y };
  const half = y < 386 ? -1 : 1;
  return region[0] === 'c'
    ? { x: x + side * 100, y: y + half * 64 }
    : { x: x + side * 36, y: y + half * 104 };
}

/** Where the sign of a path lies. */
export function signAt({ between, way, ring }: Path): Point {
  const [a, b] = between.map(middleOf) as [Point, Point];
  const x = (a.x + b.x) / 2;
  const y = (a.y + b.y) / 2;
  if (ring) return { x: 500 + Math.sign(x - 500) * 318, y: 386 + Math.sign(y - 386) * 262 };
  if (way === 'land') return { x, y };
  const outer = between.find((one) => one[0] !== 'c') ?? '';
  return (
    {
      n: { x, y: 190 },
      s: { x, y: 582 },
      w: { x: 240, y },
      e: { x: 760, y },
    }[outer[0] ?? ''] ?? { x, y }
  );
}

/** Numbers from 0 to 1 that look like chance and are always the same. */
function* scatter(seed: number): Generator<number, never> {
  for (let n = seed; ;) {
    n = (n * 1664525 + 1013904223) % 4294967296;
    yield n / 4294967296;
  }
}

const round = (n: number): number => Math.round(n * 10) / 10;

/** A closed line with round corners through these points. */
function loop(points: Point[], radius: number): string {
  const parts = points.map((point, n) => {
    const before = points.at(n - 1)!;
    const after = points[(n + 1) % points.length]!;
    const [a, b] = [towards(point, before, radius), towards(point, after, radius)];
    return `${n ? 'L' : 'M'}${round(a.x)} ${round(a.y)}Q${round(point.x)} ${round(point.y)} ${round(b.x)} ${round(b.y)}`;
  });
  return `${parts.join('')}Z`;
}

function towards(from: Point, to: Point, far: number): Point {
  const all = Math.hypot(to.x - from.x, to.y - from.y);
  const part = Math.min(0.5, far / all);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

function shore([middle, rx, ry]: [Point, number, number], more: number, seed: number): string {
  const chance = scatter(seed + 3);
  const corner = (n: number): Point => {
    const angle = (2 * Math.PI * n) / 12 + 0.13;
    const bend = (part: number) => Math.sign(part) * Math.abs(part) ** 0.72;
    const wild = 0.95 + 0.1 * chance.next().value;
    return {
      x: middle.x + (rx + more) * wild * bend(Math.cos(angle)),
      y: middle.y + (ry + more) * wild * bend(Math.sin(angle)),
    };
  };
  return loop(
    Array.from({ length: 12 }, (_, n) => corner(n)),
    60,
  );
}

/** The shallow water and the beach of every island. */
export const SHORES = ISLANDS.map((island, n) => ({
  shallow: shore(island, 23, n),
  beach: shore(island, 5, n),
}));

export function outlineOf(region: string): string {
  const { x, y } = middleOf(region);
  const [rx, ry] = halvesOf(region);
  const corners: Point[] = [
    { x: x - rx, y: y - ry },
    { x: x + rx, y: y - ry },
    { x: x + rx, y: y + ry },
    { x: x - rx, y: y + ry },
  ];
  return loop(corners, 34);
}

export const WAVES: Point[] = (() => {
  const chance = scatter(11);
  return Array.from({ length: 46 }, () => ({
    x: 20 + 930 * chance.next().value,
    y: 20 + 730 * chance.next().value,
  }));
})();

/** What grows or stands on a terrain: places in parts of the half region, and a size where it is not 1. */
const GROWTH: Record<Terrain, string> = {
  mountain: '-0.5,0.1 0.15,-0.35,1.25 0.62,0.3,0.8 -0.1,0.5,0.7',
  forest:
    '-0.7,-0.3 -0.42,-0.62 -0.1,-0.55 0.3,-0.66 0.66,-0.35 0.72,0.15 -0.75,0.2 -0.5,0.62 0.05,0.7 0.5,0.58',
  plain: '-0.7,-0.45 -0.3,-0.65 0.25,-0.6 0.7,-0.4 0.78,0.2 -0.72,0.35 -0.35,0.66 0.3,0.64 0.6,0.52',
  beach: '-0.65,-0.4 0.1,-0.64 0.68,-0.3 -0.72,0.3 -0.1,0.66 0.6,0.5',
};

export function growthOf(region: string): (Point & { size: number })[] {
  const { x, y } = middleOf(region);
  const [rx, ry] = halvesOf(region);
  return GROWTH[regionCalled(region).terrain].split(' ').map((place) => {
    const [dx = 0, dy = 0, size = 1] = place.split(',').map(Number);
    return { x: x + dx * rx, y: y + dy * ry, size };
  });
}
