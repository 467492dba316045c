// Cells and what lies on them.

import { around, type Point, type Rect } from '../../board/rect';
import { SIDES, type Side } from './tile';
import type { Cell, Laid } from './view';

export type Land = Map<Cell, Laid>;

export type At = Point;

const STEP: Record<Side, At> = {
  N: { x: 0, y: -1 },
  E: { x: 1, y: 0 },
  S: { x: 0, y: 1 },
  W: { x: -1, y: 0 },
};

const places = new Map<Cell, At>();

export function at(cell: Cell): At {
  const known = places.get(cell);
  if (known) return known;
  const [x = 0, y = 0] = cell.split(',').map(Number);
  places.set(cell, { x, y });
  return { x, y };
}
/** The cell of a place: a space, or a spot on a tile. */
export const cellIn = (place: string): Cell => place.split(' ')[0]!;
export const cellAt = ({ x, y }: At): Cell => `${x},${y}`;

export function beside(cell: Cell, side: Side): Cell {
  const { x, y } = at(cell);
  return `${x + STEP[side].x},${y + STEP[side].y}`;
}
export const neighbours = (cell: Cell): Cell[] => SIDES.map((side) => beside(cell, side));

/** The step from a cell to the one beside it; null if they do not touch. */
export const sideTo = (from: Cell, to: Cell): Side | null =>
  SIDES.find((side) => beside(from, side) === to) ?? null;

export const landOf = (tiles: Laid[]): Land => new Map(tiles.map((laid) => [laid.cell, laid]));

export function reading(a: Cell, b: Cell): number {
  const [one, other] = [at(a), at(b)];
  return one.y - other.y || one.x - other.x;
}

/** The rectangle of cells that holds all of these, and `margin` cells around them. */
export function rectOf(cells: Iterable<Cell>, margin = 0): Rect {
  const { x, y, width, height } = around([...cells].map(at), margin);
  return { x, y, width: width + 1, height: height + 1 };
}
export const squareOf = (cell: At): Rect => ({ ...cell, width: 1, height: 1 });

/** In rows from north to south, each from west to east; each once, however often it is named. */
export function rowsOf(cells: Cell[]): Cell[][] {
  const sorted = [...new Set(cells)].sort(reading);
  const rows = new Set(sorted.map((cell) => at(cell).y));
  return [...rows].map((y) => sorted.filter((cell) => at(cell).y === y));
}
