// Pieces that are dragged to a space.

import { carrying, type Drag } from '../../board/drag';
import type { Held } from './held';
import type { Picking } from './picking.svelte';
import { COLOURS, standsOn, type CellName, type View } from './view';

/** A tile, leader or catastrophe of the tray. */
export const dragPiece = (picking: Picking, piece: Held, index = -1): Drag =>
  carrying({
    take: () => !picking.swap.on && picking.hold(piece, index),
    lay: (cell) => picking.lay(piece, cell),
    refuse: (cell) => picking.refuse(piece, cell),
    putBack: () => picking.putBack(),
  });

/**
 * The leaders of whoever is asked, from where they stand; on their own space they are only put back.
 * `busy`: the finger on one means something else.
 */
export function dragLeaders(picking: Picking, view: View, busy: () => boolean): [CellName, Drag][] {
  return COLOURS.flatMap((colour) => {
    const from = standsOn(view, view.ask?.seat ?? 0, colour);
    if (!from) return [];
    const drag = dragPiece(picking, { kind: 'leader', colour });
    const lift = () => !busy() && drag.lift();
    const drop = (cell: CellName) => cell !== from && drag.drop(cell);
    const picture = () => document.querySelector(`.board [data-art="${from}"] > .moves`);
    return [[from, { ...drag, lift, drop, picture }]];
  });
}
