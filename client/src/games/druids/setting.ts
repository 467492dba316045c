// The clearing as somebody looks at it: which place lies where, and how the way runs past lost trees.

import type { Spot as Said } from '../../table/said';
import { slotOf, type Clearing, type Spot } from './clearing';
import { oval, type Oval } from './oval';
import { RING, TREES, type Cult, type PlaceName, type View } from './view';

export interface Setting {
  ground: Clearing;
  /** Who sits below. */
  eyes: Cult;
  slots: Record<PlaceName, number>;
  /** The slots of lost trees. */
  lost: number[];
  way: Oval;
  spot(place: PlaceName): Spot;
}

export function settingOf(ground: Clearing, eyes: Cult, view: View): Setting {
  const slots = Object.fromEntries(RING.map((place) => [place, slotOf(place, eyes)])) as Setting['slots'];
  const lost = TREES.filter((tree) => view.trees[tree].lost).map((tree) => slots[tree]);
  return { ground, eyes, slots, lost, way: oval(ground, lost), spot: (place) => ground.spots[slots[place]]! };
}

/** Where something is said of a place: away from the middle; of no place, above the near row. */
export function saidOf({ ground, spot }: Setting, place: PlaceName | null): Said {
  if (!place) return { x: ground.width / 2, y: ground.height - 1.85 * ground.card };
  const { x, y, outward } = spot(place);
  const below = outward < 0;
  return { x, y: y + (below ? 0.85 : -0.85) * ground.card, below };
}
