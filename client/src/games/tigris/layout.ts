// Where things lie on the drawn board. A space is 100 wide; the frame has room for letters and numbers.

import type { Point, Rect } from '../../board/rect';
import { cellAt, columnOf, COLUMNS, ROWS, rowOf } from './valley';
import type { CellName } from './view';

export const SPACE = 100;
export const FRAME = 36;

export interface Layout {
  /** A quarter turn, so that spaces are larger on a tall screen; pieces and letters stay upright. */
  turned: boolean;
  /** In the units of the drawing. */
  width: number;
  height: number;
  /** What is to be seen of the drawing. */
  seen: Rect;
  /** One space in pixels. */
  space: number;
}

/** The drawing, however much of it is seen. */
export type Drawing = Pick<Layout, 'turned' | 'width' | 'height'>;

/** So much of the frame is left out on a tall screen, where no names stand: every pixel there is a space's. */
const SPARED = 27;

/** The board as large as a stage of so many pixels allows. */
export function fitted(width: number, height: number, turned: boolean): Layout {
  const across = 2 * FRAME + SPACE * (turned ? ROWS : COLUMNS);
  const down = 2 * FRAME + SPACE * (turned ? COLUMNS : ROWS);
  const spared = turned ? SPARED : 0;
  const seen = { x: spared, y: 0, width: across - spared, height: down - spared };
  const space = SPACE * Math.min(width / seen.width, height / seen.height);
  return { turned, width: across, height: down, seen, space };
}

/** So large is what is seen of the board. */
export const pixelsOf = ({ seen, space }: Layout) => ({
  width: (seen.width * space) / SPACE,
  height: (seen.height * space) / SPACE,
});

/** Column and row on the screen. */
export function placeOf(cell: CellName, turned: boolean): [number, number] {
  return turned ? [ROWS - 1 - rowOf(cell), columnOf(cell)] : [columnOf(cell), rowOf(cell)];
}

/** The nearest of these spaces in a direction of the screen; null where none lies further on. */
export function beyond(
  from: CellName,
  cells: CellName[],
  [dx, dy]: [number, number],
  turned: boolean,
): CellName | null {
  const [x, y] = placeOf(from, turned);
  const cost = (cell: CellName): number => {
    const [cx, cy] = placeOf(cell, turned);
    const along = (cx - x) * dx + (cy - y) * dy;
    return along > 0 ? along + 2 * (Math.abs((cx - x) * dy) + Math.abs((cy - y) * dx)) : Infinity;
  };
  const best = cells.reduce<CellName | null>((a, b) => (a && cost(a) <= cost(b) ? a : b), null);
  return best && cost(best) < Infinity ? best : null;
}

/** The middle of a space. */
export function middleOf(cell: CellName, turned: boolean): Point {
  const [column, row] = placeOf(cell, turned);
  return { x: FRAME + (column + 0.5) * SPACE, y: FRAME + (row + 0.5) * SPACE };
}

/** The letters of the columns and the numbers of the rows, and where they are along their edge. */
export const columnNames = () =>
  Array.from({ length: COLUMNS }, (_, column) => ({
    text: cellAt(column, 0)![0]!,
    at: FRAME + (column + 0.5) * SPACE,
  }));
export const rowNames = (turned: boolean) =>
  Array.from({ length: ROWS }, (_, row) => ({
    text: `${row + 1}`,
    at: FRAME + ((turned ? ROWS - 1 - row : row) + 0.5) * SPACE,
  }));
