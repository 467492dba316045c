// A tile as a surveyor sees it: a fine grid that knows what is drawn where. From it follow the shapes of the
// fields and the places that are free for pieces, animals and houses, for any tile whatever its name says.

import {
  along,
  courseOf,
  distance,
  inside,
  squared,
  wallsOf,
  type Curve,
  type Point,
  type Walls,
} from './outlines';
import type { Half, PartName, Tile } from './tile';

const STEPS = 25;
const STEP = 100 / STEPS;
const ROAD = 9;
const WELL = 17;
const TEMPLE = 27;

export interface Survey {
  tile: Tile;
  walls: Map<PartName, Walls>;
  courses: Map<PartName, Curve>;
  points: Point[];
  /** What lies open at each point: a city, a field, or nothing for walls, roads and buildings. */
  open: (PartName | null)[];
  /** The field each point would belong to if nothing were built. */
  ground: (PartName | null)[];
}

const POINTS: Point[] = Array.from({ length: STEPS * STEPS }, (_, i) => ({
  x: (i % STEPS) * STEP + STEP / 2,
  y: Math.floor(i / STEPS) * STEP + STEP / 2,
}));

const RIM: Record<Half, Point> = {
  Nw: { x: 25, y: 2 },
  Ne: { x: 75, y: 2 },
  En: { x: 98, y: 25 },
  Es: { x: 98, y: 75 },
  Se: { x: 75, y: 98 },
  Sw: { x: 25, y: 98 },
  Ws: { x: 2, y: 75 },
  Wn: { x: 2, y: 25 },
};

const known = new Map<Tile, Survey>();

/** Found once for every tile. */
export function surveyOf(tile: Tile): Survey {
  const survey = known.get(tile) ?? measure(tile);
  known.set(tile, survey);
  return survey;
}

function measure(tile: Tile): Survey {
  const walls = new Map<PartName, Walls>();
  const courses = new Map<PartName, Curve>();
  for (const [name, part] of tile.parts) {
    if (part.kind === 'city') walls.set(name, wallsOf(part, tile));
    if (part.kind === 'road') courses.set(name, courseOf(part, tile));
  }
  const open = openOf(tile, walls, courses);
  const ground = spread(seedsOf(tile, open), open);
  ground.forEach((field, i) => {
    if (field && open[i] === 'f') open[i] = field;
  });
  return { tile, walls, courses, points: POINTS, open, ground: spread(ground, null) };
}

/** Cities by name, "f" for open ground, null for what is built over. */
function openOf(tile: Tile, walls: Map<PartName, Walls>, courses: Map<PartName, Curve>): (PartName | null)[] {
  const ways = [...courses.values()].map((curve) => along(curve, 24));
  const building = tile.temple ? TEMPLE : tile.crossing ? WELL : 0;
  return POINTS.map((point) => {
    for (const [name, { outline }] of walls) if (inside(point, outline)) return name;
    if (distance(point, { x: 50, y: 50 }) < building) return null;
    return ways.some((way) => way.some((at) => squared(point, at) < ROAD * ROAD)) ? null : 'f';
  });
}

/** Each field begins at the open point nearest to each of its halves of the rim. */
function seedsOf(tile: Tile, open: (PartName | null)[]): (PartName | null)[] {
  const seeds: (PartName | null)[] = open.map(() => null);
  for (const [name, part] of tile.parts) {
    if (part.kind !== 'field') continue;
    for (const half of part.halves) seeds[nearest(RIM[half], open, seeds)] = name;
  }
  return seeds;
}

function nearest(to: Point, open: (PartName | null)[], taken: (PartName | null)[]): number {
  let best = -1;
  POINTS.forEach((point, i) => {
    const free = open[i] === 'f' && taken[i] === null;
    if (free && (best < 0 || distance(point, to) < distance(POINTS[best]!, to))) best = i;
  });
  return best < 0 ? indexOf(to) : best;
}

const indexOf = ({ x, y }: Point): number => Math.floor(y / STEP) * STEPS + Math.floor(x / STEP);

/** Lets every field grow over its neighbours, over open ground only, or over everything. */
function spread(from: (PartName | null)[], open: (PartName | null)[] | null): (PartName | null)[] {
  const all = [...from];
  let edge = all.flatMap((field, i) => (field ? [i] : []));
  while (edge.length > 0) {
    const grown: number[] = [];
    for (const i of edge)
      for (const j of beside(i))
        if (all[j] === null && (open === null || open[j] === 'f')) {
          all[j] = all[i]!;
          grown.push(j);
        }
    edge = grown;
  }
  return all;
}

function beside(i: number): number[] {
  const x = i % STEPS;
  return [
    ...(x > 0 ? [i - 1] : []),
    ...(x < STEPS - 1 ? [i + 1] : []),
    ...(i >= STEPS ? [i - STEPS] : []),
    ...(i < STEPS * (STEPS - 1) ? [i + STEPS] : []),
  ];
}

/** The ground of each field in strips from west to east. Their ends lie hidden under roads and walls. */
export function groundOf({ ground }: Survey): Map<PartName, Point[][]> {
  const fields = new Map<PartName, Point[][]>();
  for (let i = 0, next = 0; ground[i]; i = next) {
    const field = ground[i]!;
    do next++;
    while (ground[next] === field && next % STEPS > 0);
    const [x, y] = [(i % STEPS) * STEP, Math.floor(i / STEPS) * STEP];
    const end = x + (next - i) * STEP;
    const strip = [
      { x, y },
      { x: end, y },
      { x: end, y: y + STEP },
      { x, y: y + STEP },
    ];
    fields.set(field, [...(fields.get(field) ?? []), strip]);
  }
  return fields;
}

/** How far a point of this part is from anything else; the rim of the tile counts. */
export function clearance({ points, open }: Survey, part: PartName): Map<number, number> {
  const others = points.filter((_, i) => open[i] !== part && beside(i).some((j) => open[j] === part));
  const room = new Map<number, number>();
  points.forEach((point, i) => {
    if (open[i] !== part) return;
    const rim = Math.min(point.x, point.y, 100 - point.x, 100 - point.y);
    let least = rim * rim;
    for (const other of others) least = Math.min(least, squared(point, other));
    room.set(i, Math.sqrt(least));
  });
  return room;
}
