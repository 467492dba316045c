// Pieces that are dragged to a place: the choice follows them, so that what would come is seen on the way.

import type { Drag } from '../../board/drag';
import type { Aim, Picking } from './picking.svelte';

/** What a piece means on a place; null where it cannot lie. */
export type To = (place: string) => Aim | null;

export function dragOf(picking: Picking, start: Aim, to: To, manner?: string): Drag {
  const hold = (place: string | null): boolean => {
    const aim = place === null ? null : to(place);
    return aim !== null && picking.hold(aim, manner);
  };
  return {
    lift: () => picking.hold(start),
    over: (place) => {
      if (hold(place)) return true;
      picking.hold(start);
      return false;
    },
    drop: hold,
    cancel: () => picking.choice.clear(),
  };
}
