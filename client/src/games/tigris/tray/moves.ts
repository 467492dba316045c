// What a piece of the tray may do: whether it suits the space that was pointed at, and how it is dragged to one.

import { dragPiece } from '../drags';
import type { Held } from '../held';
import type { Picking } from '../picking.svelte';

export const moves = (picking: Picking, piece: Held, index = -1) => ({
  may: picking.acting && picking.fits(piece),
  fits: picking.aim !== null && picking.fits(piece),
  dim: picking.aim !== null && !picking.fits(piece),
  called: () => void picking.call(),
  keyed: picking.acting,
  drag: dragPiece(picking, piece, index),
});
