// A tile is its name: what is drawn on it, in its unturned position. See "Tiles" in the game's notation.

export const SIDES = ['N', 'E', 'S', 'W'] as const;
export type Side = (typeof SIDES)[number];

export const TURNS = ['n', 'e', 's', 'w'] as const;
export type Turn = (typeof TURNS)[number];

/** The rim of a tile, clockwise. */
export const HALVES = ['Nw', 'Ne', 'En', 'Es', 'Se', 'Sw', 'Ws', 'Wn'] as const;
export type Half = (typeof HALVES)[number];

export type Kind = 'city' | 'road' | 'field';
/** The name of a part on its tile: c0, r1, f2. */
export type PartName = string;

export interface City {
  kind: 'city';
  sides: Side[];
  scrolls: number;
}
export interface Road {
  kind: 'road';
  sides: Side[];
  oases: number;
  /** Where a road with one side ends on its tile. */
  end: 'crossing' | 'temple' | 'city' | null;
}
export interface Field {
  kind: 'field';
  halves: Half[];
  sheep: number;
  wolves: number;
}
export type Part = City | Road | Field;

export interface Tile {
  name: string;
  /** All parts under their names: cities, then roads, then fields. */
  parts: Map<PartName, Part>;
  sides: Record<Side, Kind>;
  temple: boolean;
  crossing: boolean;
}

export const kindOf = (part: PartName): Kind =>
  part[0] === 'c' ? 'city' : part[0] === 'r' ? 'road' : 'field';

export const turnSide = (side: Side, turn: Turn): Side =>
  SIDES[(SIDES.indexOf(side) + TURNS.indexOf(turn)) % 4]!;
export const opposite = (side: Side): Side => SIDES[(SIDES.indexOf(side) + 2) % 4]!;
export const nextTurn = (turn: Turn, by: 1 | -1 = 1): Turn => TURNS[(TURNS.indexOf(turn) + by + 4) % 4]!;

const PART =
  /^(?:(?<city>c)(?<open>[NESW]+)(?:\+(?<scrolls>\d+))?|(?<figure>[xt])(?<arms>(?:[NESW](?:\+\d+)?){1,4})|r(?<from>[NESW])(?<to>[NESW])?(?:\+(?<oases>\d+))?|f(?<field>\d)(?:\+(?<sheep>\d+))?(?:-(?<wolves>\d+))?)$/;

const known = new Map<string, Tile>();

/** The tile of this name; throws if it is no name. */
export function tileOf(name: string): Tile {
  const tile = known.get(name) ?? parse(name);
  known.set(name, tile);
  return tile;
}

function parse(name: string): Tile {
  const words = name.split('.').map((word) => PART.exec(word)?.groups ?? unknown(name));
  const cities = words.flatMap(cityOf);
  const roads = words.flatMap(roadsOf);
  const fields = fieldsOf(cities, roads, marksOf(words));
  const sides = Object.fromEntries(SIDES.map((side) => [side, 'field'])) as Record<Side, Kind>;
  for (const part of [...cities, ...roads]) for (const side of part.sides) sides[side] = part.kind;
  const parts = new Map<PartName, Part>();
  for (const [letter, list] of [
    ['c', cities],
    ['r', roads],
    ['f', fields],
  ] as const)
    list.forEach((part, i) => parts.set(`${letter}${i}`, part));
  const ends = (end: Road['end']) => roads.some((road) => road.end === end);
  return { name, parts, sides, temple: ends('temple'), crossing: ends('crossing') };
}

type Words = Record<string, string | undefined>;

function unknown(name: string): never {
  throw new Error(`no tile is called ${name}`);
}

function cityOf({ city, open, scrolls }: Words): City[] {
  return city ? [{ kind: 'city', sides: [...open!] as Side[], scrolls: Number(scrolls ?? 0) }] : [];
}

function roadsOf({ figure, arms, from, to, oases }: Words): Road[] {
  if (figure) {
    const end = figure === 'x' ? 'crossing' : 'temple';
    return [...arms!.matchAll(/([NESW])(?:\+(\d+))?/g)].map(([, side, n]) => ({
      kind: 'road',
      sides: [side as Side],
      oases: Number(n ?? 0),
      end,
    }));
  }
  if (!from) return [];
  const sides = [from, to].filter(Boolean) as Side[];
  return [{ kind: 'road', sides, oases: Number(oases ?? 0), end: to ? null : 'city' }];
}

function marksOf(words: Words[]): Map<number, [number, number]> {
  return new Map(
    words
      .filter(({ field }) => field !== undefined)
      .map(({ field, sheep, wolves }) => [Number(field), [Number(sheep ?? 0), Number(wolves ?? 0)]]),
  );
}

/** Fields in the order of their first half, clockwise from Ne. */
function fieldsOf(cities: City[], roads: Road[], marks: Map<number, [number, number]>): Field[] {
  const walled = new Set(cities.flatMap((city) => city.sides));
  const figures = figuresOf(cities, roads);
  const fields = new Map<string, Half[]>();
  for (const half of [...HALVES.slice(1), HALVES[0]]) {
    if (walled.has(half[0] as Side)) continue;
    const gaps = figures.map((figure) => gapOf(figure, half)).join();
    fields.set(gaps, [...(fields.get(gaps) ?? []), half]);
  }
  return [...fields.values()].map((halves, i) => {
    const [sheep, wolves] = marks.get(i) ?? [0, 0];
    return { kind: 'field', halves, sheep, wolves };
  });
}

/** What is drawn in one piece, as the sides where it reaches the rim. */
function figuresOf(cities: City[], roads: Road[]): Side[][] {
  const armsTo = (end: Road['end']) => roads.filter((road) => road.end === end).flatMap((road) => road.sides);
  const through = roads.filter((road) => road.end === null).map((road) => road.sides);
  const walls = cities.map((city) => city.sides);
  if (walls[0]) walls[0] = [...walls[0], ...armsTo('city')];
  return [...walls, ...through, armsTo('crossing'), armsTo('temple')];
}

/** Between which of its contacts with the rim a figure leaves this half; one contact divides nothing. */
function gapOf(figure: Side[], half: Half): number {
  if (figure.length < 2) return 0;
  const at = 2 * HALVES.indexOf(half) + 1;
  const before = figure.filter((side) => 4 * SIDES.indexOf(side) + 2 < at).length;
  return before % figure.length;
}
