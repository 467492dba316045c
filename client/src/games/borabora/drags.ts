// Pieces that are dragged to a place.

import { carrying, type Drag } from '../../board/drag';
import type { Aim, Picking } from './picking.svelte';

/** What a piece means on a place; null where it cannot lie. */
export type To = (place: string) => Aim | null;

export const dragOf = (picking: Picking, start: Aim, to: To, manner?: string): Drag =>
  carrying({
    take: () => picking.hold(start),
    lay: (place) => picking.hold(to(place), manner),
    putBack: () => picking.choice.clear(),
  });
