// What a view holds, found once: the land, its features, what is still to come.

import { featuresOf, keyOf, type Feature, type Found } from './features';
import { fitting, landOf, type Land } from './land';
import { partAt } from './scenery';
import type { Ghost } from './picking.svelte';
import type { Cell, View } from './view';

export interface Survey extends Found {
  land: Land;
}

const known = new WeakMap<View, Survey>();

export function foundOf(view: View): Survey {
  const found = known.get(view) ?? find(view, landOf(view.tiles));
  known.set(view, found);
  return found;
}

/** With the tile in the making. */
export function foundWith(view: View, ghost: Ghost | null): Survey {
  if (!ghost) return foundOf(view);
  const { name, cell, turn } = ghost;
  return find(view, landOf([...view.tiles, { name, cell, turn, piece: null }]));
}

function find(view: View, land: Land): Survey {
  return { land, ...featuresOf(land, view.options['incomplete_count']) };
}

/** The feature under a point of a tile; the building of a temple means the temple. */
export function featureAt({ land, of, temples }: Survey, cell: Cell, x: number, y: number): Feature | null {
  const laid = land.get(cell);
  if (!laid) return null;
  if (temples.has(cell) && Math.hypot(x - 50, y - 50) < 25) return temples.get(cell)!;
  const part = partAt(laid.name, laid.turn, { x, y });
  return part ? (of.get(keyOf(cell, part)) ?? null) : null;
}

/** All tiles that nobody has seen yet; the one in the hand is seen. */
export const unseen = (view: View): Record<string, number> => view.bag;

/** How many unseen tiles fit where something is missing. */
export function stillFit(view: View, land: Land, feature: Feature): number {
  return feature.missing.length > 0 ? fitting(land, feature.missing, unseen(view)) : 0;
}
