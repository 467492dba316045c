// What is drawn on a tile as it lies, in a box of 100: its outlines turn, and what stands there stays upright. Where
// pieces, animals, oases, scrolls and houses stand is found once for a tile that is not turned.

import {
  along,
  CENTRE,
  distance,
  inside,
  onCurve,
  pathOf,
  polygon,
  turned,
  type Curve,
  type Point,
} from './outlines';
import { clearance, groundOf, surveyOf, type Survey } from './survey';
import { tileOf, TURNS, type PartName, type Turn } from './tile';

export interface Thing {
  kind: 'sheep' | 'wolf' | 'oasis' | 'scroll';
  at: Point;
}

export interface Scenery {
  /** All floors, walls and roads of the tile, each as one path. */
  floors: string;
  walls: string;
  roads: string;
  /** The area of a field or a city, the course of a road; and the walls of each city. */
  shapes: Map<PartName, string>;
  rims: Map<PartName, string>;
  anchors: Map<PartName, Point>;
  /** Whoever stands further south stands in front. */
  things: Thing[];
  houses: Point[];
  tufts: Point[];
  temple: boolean;
  crossing: boolean;
}

/** Along a road. */
const STEPS = 24;

const builders = new Map<string, Builder>();
const known = new Map<string, Scenery>();

export function sceneryOf(name: string, turn: Turn): Scenery {
  const key = `${name} ${turn}`;
  const scenery = known.get(key) ?? builderOf(name).scenery(TURNS.indexOf(turn));
  known.set(key, scenery);
  return scenery;
}

function builderOf(name: string): Builder {
  const builder = builders.get(name) ?? new Builder(surveyOf(tileOf(name)));
  builders.set(name, builder);
  return builder;
}

/** Where a piece stands on a part of a tile that lies with this turn. */
export const anchorOf = (name: string, turn: Turn, part: PartName): Point =>
  sceneryOf(name, turn).anchors.get(part) ?? CENTRE;

/** The points of a part of a tile that lies with this turn: of its open ground, or along its road up to a wall. */
export function groundsOf(name: string, turn: Turn, part: PartName): Point[] {
  const { courses, walls, points, open } = surveyOf(tileOf(name));
  const course = courses.get(part);
  const walled = (at: Point) => [...walls.values()].some(({ outline }) => inside(at, outline));
  const own = course
    ? along(course, STEPS).filter((at) => !walled(at))
    : points.filter((_, i) => open[i] === part);
  return own.map((at) => turned(at, TURNS.indexOf(turn)));
}

/** The part of the tile that lies at this point of it. */
export function partAt(name: string, turn: Turn, point: Point): PartName | null {
  const at = turned(point, -TURNS.indexOf(turn));
  const { anchors } = sceneryOf(name, 'n');
  const { ground, open, points } = surveyOf(tileOf(name));
  const i = points.reduce(
    (best, other, j) => (distance(other, at) < distance(points[best]!, at) ? j : best),
    0,
  );
  if (open[i] && open[i] !== 'f') return open[i];
  const roads = [...anchors].filter(([part]) => part[0] === 'r');
  roads.sort(([, a], [, b]) => distance(a, at) - distance(b, at));
  return roads[0]?.[0] ?? ground[i] ?? null;
}

const BIG = 13;
const SMALL = 11;

class Builder {
  private taken: { at: Point; room: number }[] = [];
  private anchors = new Map<PartName, Point>();
  private things: Thing[] = [];
  private rooms = new Map<PartName, Map<number, number>>();

  private houses: Point[];
  private tufts: Point[];

  constructor(private survey: Survey) {
    const parts = [...survey.tile.parts];
    for (const [name, part] of parts) if (part.kind === 'road') this.road(name, part.oases);
    for (const [name, part] of parts) if (part.kind === 'city') this.city(name, part.scrolls);
    for (const [name, part] of parts) if (part.kind === 'field') this.field(name, part.sheep, part.wolves);
    this.houses = [...survey.walls.keys()].flatMap((name) => this.housesIn(name));
    this.tufts = this.grass();
  }

  /** After quarter turns clockwise. */
  scenery(quarters: number): Scenery {
    const { tile, walls, courses } = this.survey;
    const turn = (at: Point) => turned(at, quarters);
    const line = (curve: Curve) => pathOf(curve.map(turn) as Curve);
    const drawn = <T>(all: Map<PartName, T>, draw: (one: T) => string) =>
      new Map([...all].map(([name, one]) => [name, draw(one)] as const));
    const floors = drawn(walls, ({ outline }) => polygon(outline.map(turn)));
    const rims = drawn(walls, (city) => city.walls.map(line).join(''));
    const roads = drawn(courses, line);
    const fields = drawn(groundOf(this.survey), (strips) =>
      strips.map((one) => polygon(one.map(turn))).join(''),
    );
    return {
      floors: [...floors.values()].join(''),
      walls: [...rims.values()].join(''),
      roads: [...roads.values()].join(''),
      shapes: new Map([...floors, ...roads, ...fields]),
      rims,
      anchors: new Map([...this.anchors].map(([name, at]) => [name, turn(at)])),
      things: this.things.map(({ kind, at }) => ({ kind, at: turn(at) })).sort((a, b) => a.at.y - b.at.y),
      houses: this.houses.map(turn),
      tufts: this.tufts.map(turn),
      temple: tile.temple,
      crossing: tile.crossing,
    };
  }

  private road(name: PartName, oases: number): void {
    const curve = this.survey.courses.get(name)!;
    const { sides, end } = this.survey.tile.parts.get(name) as { sides: string[]; end: string | null };
    const middle = sides.length > 1 ? 0.5 : end === 'temple' ? 0.22 : end === 'city' ? 0.4 : 0.3;
    const anchor = onCurve(curve, middle);
    this.anchors.set(name, anchor);
    this.taken.push({ at: anchor, room: 9 });
    for (let i = 0; i < oases; i++)
      this.oasis(name, sides.length > 1 ? [0.2, 0.3, 0.7, 0.8] : [0.3, 0.4, 0.5]);
  }

  /** An oasis lies on the edge of its road. */
  private oasis(name: PartName, places: number[]): void {
    const curve = this.survey.courses.get(name)!;
    const spots = places.flatMap((t) => {
      const at = onCurve(curve, t);
      const ahead = onCurve(curve, t + 0.05);
      const length = distance(at, ahead) || 1;
      return [9, -9].map((by) => ({
        x: at.x - ((ahead.y - at.y) / length) * by,
        y: at.y + ((ahead.x - at.x) / length) * by,
      }));
    });
    const free = spots.map((at) => ({ at, room: this.roomAt(at) })).sort((a, b) => b.room - a.room);
    this.put('oasis', free[0]!.at, BIG);
  }

  /** How far from other things, from cities and from the rim. */
  private roomAt(at: Point): number {
    const { points, open } = this.survey;
    const built = points.filter((_, i) => open[i] !== null && open[i] !== 'f' && open[i]![0] === 'c');
    const rim = Math.min(at.x, at.y, 100 - at.x, 100 - at.y) + 4;
    return Math.min(
      rim,
      ...built.map((point) => distance(point, at)),
      ...this.taken.map((thing) => distance(thing.at, at) - thing.room + 6),
    );
  }

  private city(name: PartName, scrolls: number): void {
    const anchor = this.freest(name, 30);
    this.anchors.set(name, anchor);
    this.taken.push({ at: anchor, room: SMALL });
    for (let i = 0; i < scrolls; i++) this.put('scroll', this.freest(name, 14), BIG);
  }

  private field(name: PartName, sheep: number, wolves: number): void {
    const anchor = this.freest(name, 15);
    this.anchors.set(name, anchor);
    this.taken.push({ at: anchor, room: BIG });
    for (let i = 0; i < sheep + wolves; i++)
      this.put(i < sheep ? 'sheep' : 'wolf', this.freest(name, 13), SMALL);
  }

  private put(kind: Thing['kind'], at: Point, room: number): void {
    this.things.push({ kind, at });
    this.taken.push({ at, room });
  }

  /** The point of a part with the most room around it; more room than `enough` is not sought. */
  private freest(name: PartName, enough: number): Point {
    let best = { at: CENTRE, score: -Infinity };
    for (const [i, clear] of this.roomsOf(name)) {
      const at = this.survey.points[i]!;
      let others = 8;
      for (const thing of this.taken) others = Math.min(others, distance(thing.at, at) - thing.room - SMALL);
      const score = 6 * Math.min(clear, 9) + 2 * Math.min(clear, enough) + 1.5 * others;
      if (score > best.score + 0.001) best = { at, score };
    }
    return best.at;
  }

  private roomsOf(name: PartName): Map<number, number> {
    const room = this.rooms.get(name) ?? clearance(this.survey, name);
    this.rooms.set(name, room);
    return room;
  }

  /** Houses scattered where nothing else stands. */
  private housesIn(name: PartName): Point[] {
    const grown = seeded(this.survey.tile.name);
    const free = [...this.roomsOf(name)]
      .filter(([, clear]) => clear > 8)
      .map(([i]) => this.survey.points[i]!)
      .filter((at) => this.taken.every((thing) => distance(thing.at, at) > thing.room + 4));
    const houses: Point[] = [];
    for (const at of shuffled(free, grown)) {
      const near = houses.some((other) => Math.hypot(other.x - at.x, 0.9 * (other.y - at.y)) < 20);
      if (!near) houses.push(at);
    }
    return houses;
  }

  private grass(): Point[] {
    const grown = seeded(this.survey.tile.name);
    const { points, open } = this.survey;
    const free = points.filter(
      (at, i) => open[i]?.[0] === 'f' && this.taken.every((thing) => distance(thing.at, at) > thing.room),
    );
    return Array.from(
      { length: Math.min(6, free.length >> 5) },
      () => free[Math.floor(grown() * free.length)]!,
    );
  }
}

function shuffled<T>(list: T[], grown: () => number): T[] {
  return list
    .map((one) => ({ one, at: grown() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
}

/** Numbers from 0 to 1 that depend on the word alone. */
function seeded(word: string): () => number {
  let state = [...word].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
