// What is hatched on the land in the colours of its owners, with the points it gives.

import type { ScoringStep, Seat } from '../../table/game';
import { cellOf, type Feature } from './features';
import type { Found } from './found';

export interface Counted {
  feature: Feature;
  owners: Seat[];
  points: number;
}

/** What a step of the end counts, each feature once with all who get its points. */
export function countedIn({ places = [] }: ScoringStep, { of, temples }: Found): Counted[] {
  const counted = new Map<Feature, Counted>();
  for (const { place, seat, points = 0 } of places) {
    const feature = of.get(place) ?? temples.get(cellOf(place));
    if (!feature || seat === null) continue;
    const known = counted.get(feature) ?? { feature, owners: [], points };
    counted.set(feature, { ...known, owners: [...new Set([...known.owners, seat])] });
  }
  return [...counted.values()];
}

/** The fields with somebody on them, and what they would give. */
export const fieldsOf = ({ features }: Found): Counted[] =>
  features
    .filter(({ kind, owners }) => kind === 'field' && owners.length > 0)
    .flatMap((feature) =>
      feature.value === null ? [] : [{ feature, owners: feature.owners, points: feature.value }],
    );
