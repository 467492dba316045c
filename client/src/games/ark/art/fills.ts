// Which ground of a tile is filled with what: the stripes of those who own a field, and the light on one.

import type { Counted } from '../counted';
import { cellOf, partOf, type Feature } from '../features';
import type { Found } from '../found';
import type { PartName } from '../tile';
import type { Cell } from '../view';
import { stripes } from './Stripes.svelte';

/** By cell and part. */
export type Fills = Map<Cell, Map<PartName, string>>;

interface Shown {
  uid: string;
  lit: Feature[];
  counted: Counted[];
  /** What is not counted recedes. */
  alone: boolean;
}

export function fillsOf({ features }: Found, { uid, lit, counted, alone }: Shown): Fills {
  const fills: Fills = new Map();
  const fill = ({ kind, parts }: Feature, paint: string) => {
    for (const key of kind === 'field' ? parts : []) {
      const fields = fills.get(cellOf(key)) ?? new Map<PartName, string>();
      fills.set(cellOf(key), fields.set(partOf(key), paint));
    }
  };
  if (alone && counted.some(({ feature }) => feature.kind === 'field'))
    for (const feature of features) fill(feature, 'var(--ark-tuft)');
  for (const { feature, owners } of counted) fill(feature, stripes(uid, owners));
  for (const feature of lit) fill(feature, 'var(--lit-field)');
  return fills;
}
