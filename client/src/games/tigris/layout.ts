// Where things lie on the drawn board. A space is 100 wide; the frame has room for letters and numbers.

import { columnOf, COLUMNS, ROWS, rowOf } from './valley';
import type { CellName } from './view';
import type { Point } from './hull';

export const SPACE = 100;
export const FRAME = 44;
/** Where the frame has no names: below a turned board, which is as high as a phone. */
export const EDGE = 16;
/** The room that tools take, in pixels. */
export const TOOL = 56;

export interface Layout {
  /** A quarter turn, so that spaces are larger on a tall screen; pieces and letters stay upright. */
  turned: boolean;
  /** In the units of the drawing. */
  width: number;
  height: number;
  /** One space in pixels. */
  space: number;
  /** Where the tools have room. */
  tools: 'beside' | 'below' | null;
}

const layout = (turned: boolean): Omit<Layout, 'space' | 'tools'> => ({
  turned,
  width: 2 * FRAME + SPACE * (turned ? ROWS : COLUMNS),
  height: FRAME + (turned ? EDGE : FRAME) + SPACE * (turned ? COLUMNS : ROWS),
});

/** The board as large as a stage of so many pixels allows. */
export function fitted(width: number, height: number, turned: boolean, withTools: boolean): Layout {
  const board = layout(turned);
  const all = (withTools ? (['beside', 'below'] as const) : [null]).map((tools): Layout => {
    const wide = tools === 'beside' ? width - TOOL : width;
    const high = tools === 'below' ? height - TOOL : height;
    return { ...board, tools, space: SPACE * Math.min(wide / board.width, high / board.height) };
  });
  return all.reduce((best, one) => (one.space > best.space ? one : best));
}

/** Column and row on the screen. */
export function placeOf(cell: CellName, turned: boolean): [number, number] {
  return turned ? [ROWS - 1 - rowOf(cell), columnOf(cell)] : [columnOf(cell), rowOf(cell)];
}

/** The middle of a space. */
export function middleOf(cell: CellName, turned: boolean): Point {
  const [column, row] = placeOf(cell, turned);
  return { x: FRAME + (column + 0.5) * SPACE, y: FRAME + (row + 0.5) * SPACE };
}
