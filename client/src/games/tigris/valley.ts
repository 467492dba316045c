// The valley: its spaces, where they lie, and what is printed on them.

import { BOX } from './inventory';
import type { CellName } from './view';

/** "." land, "~" river, "t" start temple, "T" the same on a corner space. */
const MAP = BOX.board.grid;
export const COLUMNS = MAP[0]!.length;
export const ROWS = MAP.length;

export const columnOf = (cell: CellName): number => cell.charCodeAt(0) - 65;
export const rowOf = (cell: CellName): number => Number(cell.slice(1)) - 1;

/** The space in a column and row, counted from 0; null beside the board. */
export function cellAt(column: number, row: number): CellName | null {
  const inside = column >= 0 && column < COLUMNS && row >= 0 && row < ROWS;
  return inside ? `${String.fromCharCode(65 + column)}${row + 1}` : null;
}

/** All spaces, row by row. */
export const CELLS: readonly CellName[] = MAP.flatMap((letters, row) =>
  [...letters].map((_, column) => cellAt(column, row)!),
);

const marked = (letters: string): ReadonlySet<CellName> =>
  new Set(CELLS.filter((cell) => letters.includes(MAP[rowOf(cell)]![columnOf(cell)]!)));

export const RIVER = marked('~');
export const CORNERS = marked('T');

/** The four spaces of the square whose upper left one this is. */
export function squareOf(cell: CellName): CellName[] {
  const [column, row] = [columnOf(cell), rowOf(cell)];
  const all = [cell, cellAt(column + 1, row), cellAt(column, row + 1), cellAt(column + 1, row + 1)];
  return all.filter((one) => one !== null);
}

/** The upper left spaces of all squares that this space is part of. */
export function squaresAt(cell: CellName): CellName[] {
  const [column, row] = [columnOf(cell), rowOf(cell)];
  const all = [
    cellAt(column - 1, row - 1),
    cellAt(column, row - 1),
    cellAt(column - 1, row),
    cellAt(column, row),
  ];
  return all.filter((one) => one !== null && squareOf(one).length === 4) as CellName[];
}
