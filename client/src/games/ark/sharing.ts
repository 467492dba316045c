// How a seat stands in a feature, and what that brings.

import type { Seat } from '../../wire';
import { doubles, type Feature } from './features';

/** What one finishes with a tile, and sends followers to for that. */
export const KINDS = ['city', 'road'];

/** Who stands beside the learner in a feature, and has as much from it or all. */
type Contest = 'shared' | 'ahead' | 'behind';

export function contestOf({ owners, pieces }: Feature, seat: Seat): Contest | null {
  const seats = new Set(pieces.map((piece) => piece.seat));
  if (!seats.has(seat) || seats.size === 1) return null;
  if (!owners.includes(seat)) return 'behind';
  return owners.length > 1 ? 'shared' : 'ahead';
}

/** What it brings its owners when it is finished. */
export const brought = (feature: Feature): number => (doubles(feature) ? 2 : 1) * (feature.finished ?? 0);

export const byWhatTheyBring = (features: Feature[]): Feature[] =>
  features.toSorted((one, other) => brought(other) - brought(one));

/** How many pieces stand around it: one's own, and those of the best of the others. */
export function around({ pieces }: Feature, seat: Seat): { own: number; theirs: number } {
  const of = (one: Seat) => pieces.filter((piece) => piece.seat === one).length;
  const others = pieces.filter((piece) => piece.seat !== seat).map((piece) => of(piece.seat));
  return { own: of(seat), theirs: Math.max(0, ...others) };
}

export function mostAround({ owners }: Feature, seat: Seat): 'you' | 'shared' | 'other' | 'free' {
  if (owners.includes(seat)) return owners.length > 1 ? 'shared' : 'you';
  return owners.length > 0 ? 'other' : 'free';
}
