// Outlines: round corners, and the hull around a group of spaces.

import type { Point, Size } from '../../board/rect';

const short = (n: number): string => String(Math.round(n * 10) / 10);
const towards = (a: Point, b: Point, reach: number): Point => {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const part = Math.min(reach, length / 2) / length;
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
};

/** A closed polygon with round corners. */
export function roundedLoop(points: Point[], radius: number): string {
  const corners = points.map((corner, i) => {
    const from = towards(corner, points.at(i - 1)!, radius);
    const to = towards(corner, points[(i + 1) % points.length]!, radius);
    const curve = `${short(from.x)} ${short(from.y)}Q${short(corner.x)} ${short(corner.y)}`;
    return `${i === 0 ? 'M' : 'L'}${curve} ${short(to.x)} ${short(to.y)}`;
  });
  return `${corners.join('')}Z`;
}

/** A line through points with round corners. */
export function roundedLine(points: Point[], radius: number): string {
  const [first, last] = [points[0]!, points.at(-1)!];
  const bends = points.slice(1, -1).map((bend, i) => {
    const from = towards(bend, points[i]!, radius);
    const to = towards(bend, points[i + 2]!, radius);
    return `L${short(from.x)} ${short(from.y)}Q${bend.x} ${bend.y} ${short(to.x)} ${short(to.y)}`;
  });
  return `M${first.x} ${first.y}${bends.join('')}L${last.x} ${last.y}`;
}

/** The corners of a regular polygon with the middle 50, 50. */
export function regular(n: number, radius: number, turn = -90): Point[] {
  return Array.from({ length: n }, (_, i) => {
    const angle = ((turn + (360 * i) / n) * Math.PI) / 180;
    return { x: 50 + radius * Math.cos(angle), y: 50 + radius * Math.sin(angle) };
  });
}

/** Lobes round a circle. */
export function scallop(n: number, radius: number, lobe: number): string {
  const points = regular(n, radius);
  const at = ({ x, y }: Point) => `${short(x)} ${short(y)}`;
  const arcs = points.map((_, i) => `A${lobe} ${lobe} 0 0 1 ${at(points[(i + 1) % n]!)}`);
  return `M${at(points[0]!)}${arcs.join('')}Z`;
}

type Square = readonly [column: number, row: number];

/** The outline of squares of this size, grown by `out` but not over the edge of `land`; holes have outlines too. */
export function hull(squares: Square[], size: number, out: number, radius: number, land?: Size): string {
  return loops(squares)
    .map((loop) => grown(loop, size, out).map((point) => (land ? within(land, point) : point)))
    .map((points) => roundedLoop(points, radius))
    .join('');
}

/** So much of a line lies beyond its points. */
const LINE = 2;
const within = ({ width, height }: Size, { x, y }: Point): Point => ({
  x: Math.min(width - LINE, Math.max(LINE, x)),
  y: Math.min(height - LINE, Math.max(LINE, y)),
});

const key = (x: number, y: number): string => `${x},${y}`;

/** Edges clockwise, so that the inside lies to their right. */
function edges(squares: Square[]): Map<string, Square[]> {
  const inside = new Set(squares.map(([x, y]) => key(x, y)));
  const found = new Map<string, Square[]>();
  const add = (from: Square, to: Square) => {
    const at = key(...from);
    found.set(at, [...(found.get(at) ?? []), to]);
  };
  for (const [x, y] of squares) {
    if (!inside.has(key(x, y - 1))) add([x, y], [x + 1, y]);
    if (!inside.has(key(x + 1, y))) add([x + 1, y], [x + 1, y + 1]);
    if (!inside.has(key(x, y + 1))) add([x + 1, y + 1], [x, y + 1]);
    if (!inside.has(key(x - 1, y))) add([x, y + 1], [x, y]);
  }
  return found;
}

function loops(squares: Square[]): Square[][] {
  const left = edges(squares);
  const all: Square[][] = [];
  for (let start = left.keys().next().value; start; start = left.keys().next().value)
    all.push(straightened(walk(left, start.split(',').map(Number) as [number, number])));
  return all;
}

/** Follows edges until they close; where two squares meet in a corner it keeps to the right. */
function walk(left: Map<string, Square[]>, start: Square): Square[] {
  const loop: Square[] = [start];
  for (let [from, here]: Square[] = [start, start]; ;) {
    const ways = left.get(key(...here!))!;
    const [dx, dy] = [here![0] - from![0], here![1] - from![1]];
    const right = ways.findIndex(([x, y]) => x === here![0] - dy && y === here![1] + dx);
    const [next] = ways.splice(Math.max(0, right), 1);
    if (ways.length === 0) left.delete(key(...here!));
    [from, here] = [here, next];
    if (key(...here!) === key(...start)) return loop;
    loop.push(here!);
  }
}

function straightened(loop: Square[]): Square[] {
  return loop.filter((point, i) => {
    const [before, after] = [loop.at(i - 1)!, loop[(i + 1) % loop.length]!];
    return (
      !(before[0] === point[0] && point[0] === after[0]) && !(before[1] === point[1] && point[1] === after[1])
    );
  });
}

function grown(loop: Square[], size: number, out: number): Point[] {
  return loop.map((point, i) => {
    const one = outward(loop.at(i - 1)!, point);
    const other = outward(point, loop[(i + 1) % loop.length]!);
    return {
      x: point[0] * size + out * (one.x + other.x),
      y: point[1] * size + out * (one.y + other.y),
    };
  });
}

const outward = (from: Square, to: Square): Point => ({
  x: Math.sign(to[1] - from[1]),
  y: -Math.sign(to[0] - from[0]),
});
