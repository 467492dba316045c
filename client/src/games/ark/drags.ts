// Pieces that are dragged onto the land.

import { carrying, type Drag } from '../../board/drag';
import { idOf } from './desk.svelte';
import { cellIn } from './land';
import type { Picking, Spot } from './picking.svelte';
import type { View } from './view';

/** A follower or the prophet: onto its part, another that is free for it, or anywhere else on the new tile. */
export function dragSpot(picking: Picking, view: View, own: Spot): Drag {
  const meant = (place: string): Spot | null =>
    picking.offered(view).find((spot) => spot.kind === own.kind && idOf(spot) === place) ??
    (cellIn(place) === own.cell ? own : null);
  return carrying({
    take: () => picking.putBack(),
    lay: (place) => picking.stand(meant(place)),
    putBack: () => picking.putBack(),
  });
}

/** The Ark: it walks where it is led, cell by cell, or by the best way to where it is put. */
export function dragArk(picking: Picking, view: View): Drag {
  const isOnWay = (place: string): boolean => {
    const cell = cellIn(place);
    return picking.reach().has(cell) || picking.walk(view).includes(cell);
  };
  return {
    lift: () => {
      picking.putBack();
      picking.start('ark');
      return picking.walking;
    },
    over: (place) => {
      const goes = place !== null && isOnWay(place);
      if (goes) picking.tapCell(view, cellIn(place));
      return goes;
    },
    drop: (place) => {
      const cell = cellIn(place);
      if (cell !== view.ark && picking.reach().has(cell)) return true;
      if (cell !== view.ark) picking.tapCell(view, cell); // it is said why not
      return false;
    },
    cancel: () => picking.putBack(),
  };
}
