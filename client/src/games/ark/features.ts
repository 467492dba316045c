// Roads, cities, fields and temples as they lie: found once for every view, and again with the tile in the making.

import { beside, neighbours, reading, type Land } from './land';
import {
  HALVES,
  kindOf,
  opposite,
  SIDES,
  tileOf,
  turnHalf,
  turnSide,
  type Half,
  type Kind,
  type PartName,
  type Side,
} from './tile';
import type { Cell, Laid, Piece } from './view';

/** A part of a tile on the table: "3,-1 c0". */
export type PartKey = string;

export interface Feature {
  kind: Kind | 'temple';
  /** Empty for a temple. */
  parts: PartKey[];
  /** In reading order. For a temple: its tile and the neighbours that are there. */
  cells: Cell[];
  /** The sides, or for a temple the neighbours, where something is missing. */
  open: { cell: Cell; side: Side }[];
  /** The empty cells that must be filled. */
  missing: Cell[];
  pieces: (Piece & { cell: Cell })[];
  /** Who would score: the seats with the most pieces. */
  owners: number[];
  scrolls: number;
  oases: number;
  sheep: number;
  wolves: number;
  complete: boolean;
  /** What it is worth as it lies: unfinished, or finished if it is. */
  value: number;
  /** The least it is worth when finished; a field is never finished. */
  finished: number;
}

export interface Found {
  features: Feature[];
  of: Map<PartKey, Feature>;
  temples: Map<Cell, Feature>;
}

export const keyOf = (cell: Cell, part: PartName): PartKey => `${cell} ${part}`;
export const cellOf = (key: PartKey): Cell => key.split(' ')[0]!;

/** `counts`: whether an unfinished road or city counts each tile once, or each part. */
export function featuresOf(land: Land, counts = 'tiles'): Found {
  const groups = joined(land);
  const features = [...groups.values()].map((parts) => featureOf(land, parts, counts));
  const of = new Map(features.flatMap((feature) => feature.parts.map((key) => [key, feature] as const)));
  const temples = new Map(
    [...land.values()]
      .filter(({ name }) => tileOf(name).temple)
      .map(({ cell }) => [cell, templeOf(land, cell)]),
  );
  return { features: [...features, ...temples.values()], of, temples };
}

/** All parts on the table, grouped by what hangs together. */
function joined(land: Land): Map<PartKey, PartKey[]> {
  const into = new Map<PartKey, PartKey>();
  const root = (key: PartKey): PartKey => {
    const up = into.get(key);
    if (up === undefined || up === key) return key;
    const top = root(up);
    into.set(key, top);
    return top;
  };
  for (const laid of land.values()) {
    for (const part of tileOf(laid.name).parts.keys())
      into.set(keyOf(laid.cell, part), keyOf(laid.cell, part));
  }
  for (const laid of land.values())
    for (const side of ['E', 'S'] as const) {
      const other = land.get(beside(laid.cell, side));
      if (!other) continue;
      for (const [mine, yours] of meetings(laid, other, side)) into.set(root(mine), root(yours));
    }
  const groups = new Map<PartKey, PartKey[]>();
  for (const key of into.keys()) {
    const group = groups.get(root(key));
    if (group) group.push(key);
    else groups.set(root(key), [key]);
  }
  return groups;
}

/** The parts of two tiles that meet across a side of the first. */
function meetings(one: Laid, other: Laid, side: Side): [PartKey, PartKey][] {
  const found: [PartKey, PartKey][] = [];
  const [mine, yours] = [faceOf(one), faceOf(other)];
  for (const [here, there] of MEETINGS[side]) {
    const [a, b] = [mine[here], yours[there]];
    if (a && b) found.push([keyOf(one.cell, a), keyOf(other.cell, b)]);
  }
  return found;
}

/** What touches what across a side: the side itself, and its two halves. */
const MEETINGS = Object.fromEntries(
  SIDES.map((side) => [
    side,
    [side, ...HALVES.filter((half) => half[0] === side)].map((one) => [
      one,
      one.replace(side, opposite(side)),
    ]),
  ]),
) as Record<Side, [Side | Half, Side | Half][]>;

/** Which part of a tile meets the board at each side and half of it. */
type Face = Partial<Record<Side | Half, PartName>>;

const faces = new Map<string, Face>();

function faceOf({ name, turn }: Pick<Laid, 'name' | 'turn'>): Face {
  const face = faces.get(`${name} ${turn}`) ?? {};
  if (faces.has(`${name} ${turn}`)) return face;
  for (const [part, drawn] of tileOf(name).parts) {
    if (drawn.kind === 'field') for (const half of drawn.halves) face[turnHalf(half, turn)] = part;
    else for (const side of drawn.sides) face[turnSide(side, turn)] = part;
  }
  faces.set(`${name} ${turn}`, face);
  return face;
}

const NOTHING = { scrolls: 0, oases: 0, sheep: 0, wolves: 0 };

function featureOf(land: Land, parts: PartKey[], counts: string): Feature {
  const kind = kindOf(parts[0]!.split(' ')[1]!);
  const cells = [...new Set(parts.map(cellOf))].sort(reading);
  const marks = { ...NOTHING };
  for (const key of parts) Object.assign(marks, add(marks, drawingOf(land, key)));
  const open = parts.flatMap((key) => openSides(land, key));
  const missing = [...new Set(open.map(({ cell, side }) => beside(cell, side)))];
  const pieces = parts.flatMap((key) => pieceOn(land, key));
  const complete = kind !== 'field' && open.length === 0;
  const size = counts === 'parts' && !complete ? parts.length : cells.length;
  const worth = valuesOf(kind, { ...marks, size, tiles: cells.length + missing.length, complete });
  return { kind, parts, cells, open, missing, pieces, owners: most(pieces), ...marks, complete, ...worth };
}

function drawingOf(land: Land, key: PartKey) {
  const [cell, part] = key.split(' ');
  return tileOf(land.get(cell!)!.name).parts.get(part!)!;
}

function add(marks: typeof NOTHING, part: ReturnType<typeof drawingOf>): typeof NOTHING {
  const more = { ...NOTHING, ...part } as typeof NOTHING;
  return {
    scrolls: marks.scrolls + more.scrolls,
    oases: marks.oases + more.oases,
    sheep: marks.sheep + more.sheep,
    wolves: marks.wolves + more.wolves,
  };
}

interface Measures {
  scrolls: number;
  oases: number;
  sheep: number;
  wolves: number;
  /** What counts now, and the tiles that it needs at least. */
  size: number;
  tiles: number;
  complete: boolean;
}

function valuesOf(kind: Kind, { scrolls, oases, sheep, wolves, size, tiles, complete }: Measures) {
  if (kind === 'field') {
    const value = 2 * Math.max(0, sheep - wolves);
    return { value, finished: value };
  }
  if (kind === 'road') return { value: size + oases, finished: tiles + oases };
  const finished = 2 * (tiles + scrolls);
  return { value: complete ? finished : size + scrolls, finished };
}

function openSides(land: Land, key: PartKey): Feature['open'] {
  const [cell, part] = key.split(' ') as [Cell, PartName];
  const drawing = drawingOf(land, key);
  const { turn } = land.get(cell)!;
  const sides =
    drawing.kind === 'field'
      ? [...new Set(drawing.halves.map((half) => turnHalf(half, turn)[0] as Side))]
      : drawing.sides.map((side) => turnSide(side, turn));
  return sides.filter((side) => part && !land.has(beside(cell, side))).map((side) => ({ cell, side }));
}

function pieceOn(land: Land, key: PartKey): Feature['pieces'] {
  const [cell, part] = key.split(' ') as [Cell, PartName];
  const piece = land.get(cell)?.piece;
  return piece && piece.part === part ? [{ ...piece, cell }] : [];
}

export function most(pieces: { seat: number }[]): number[] {
  const count = new Map<number, number>();
  for (const { seat } of pieces) count.set(seat, (count.get(seat) ?? 0) + 1);
  const top = Math.max(...count.values(), 1);
  return [...count]
    .filter(([, n]) => n === top)
    .map(([seat]) => seat)
    .sort((a, b) => a - b);
}

export const TEMPLE_POINTS = { complete: 7, incomplete: 3 };

function templeOf(land: Land, cell: Cell): Feature {
  const cells = [cell, ...neighbours(cell)].filter((one) => land.has(one)).sort(reading);
  const open = SIDES.filter((side) => !land.has(beside(cell, side))).map((side) => ({ cell, side }));
  const pieces = cells.flatMap((one) => {
    const piece = land.get(one)!.piece;
    return piece ? [{ ...piece, cell: one }] : [];
  });
  const complete = open.length === 0;
  return {
    kind: 'temple',
    parts: [],
    cells,
    open,
    missing: open.map(({ side }) => beside(cell, side)),
    pieces,
    owners: most(pieces),
    ...NOTHING,
    complete,
    value: complete ? TEMPLE_POINTS.complete : TEMPLE_POINTS.incomplete,
    finished: TEMPLE_POINTS.complete,
  };
}

/** What each seat would still get if the game ended now. */
export function onTheBoard({ features }: Found, players: number): number[] {
  const points = Array.from({ length: players }, () => 0);
  for (const feature of features) {
    // A temple that has all its neighbours was scored when it got the last.
    if (feature.kind === 'temple' && feature.complete) continue;
    for (const seat of feature.owners) points[seat]! += feature.value;
  }
  return points;
}
