// What follows from the chosen answer: every feature that the tile changes, what a piece claims, who scores at once.

import type { Preview, Seat } from '../../wire';
import { settledIn, type Settled } from './events';
import { cellOf, keyOf, type Feature } from './features';
import { foundOf, type Found } from './found';
import { neighbours } from './land';
import { tileOf, type Kind, type PartName } from './tile';
import { justPlaced, type Cell, type View } from './view';

/** What happens to a feature: it begins, grows, loses worth, joins others, is finished, or is taken by a piece. */
export type Fate = 'begins' | 'grows' | 'shrinks' | 'joins' | 'finishes' | 'claimed';

export interface Change {
  fate: Fate;
  feature: Feature;
  /** What the features were worth of which it is made, as far as that is told. */
  was: (number | null)[];
}

export interface Forecast {
  /** Roads, cities, fields and temples that change, what matters most to the seat first. */
  changes: Change[];
  settled: Settled[];
  /** The kinds of what is free for a piece. */
  free: Kind[];
}

const known = new WeakMap<Preview, Forecast | null>();

/** The tile lies at a cell: what it changes, and what is scored if nothing is added; null until the rules say so. */
export function laying(view: View, cell: Cell, preview: Preview | null, seat: Seat): Forecast | null {
  if (!preview) return null;
  if (!known.has(preview)) known.set(preview, forecastOf(view, cell, preview, seat));
  return known.get(preview) ?? null;
}

function forecastOf(view: View, cell: Cell, preview: Preview, seat: Seat): Forecast | null {
  const before = foundOf(view);
  const after = foundOf(preview.view as View);
  const laid = after.land.get(cell);
  if (!laid) return null;
  const parts = [...tileOf(laid.name).parts.keys()].flatMap((part) => after.of.get(keyOf(cell, part)) ?? []);
  const changes = [
    ...[...new Set(parts)].map((feature) => change(feature, madeOf(before, cell, feature))),
    ...[cell, ...neighbours(cell)].flatMap((near) => {
      const [temple, old] = [after.temples.get(near), before.temples.get(near)];
      return temple ? [change(temple, old ? [old] : [])] : [];
    }),
  ];
  return {
    changes: changes.filter(matters).sort((a, b) => weight(b, seat) - weight(a, seat)),
    settled: settledIn([...preview.events, ...(after.survey.passing ?? [])]),
    free: freeIn(after),
  };
}

/** A piece stands on a part of the tile just placed. */
export function claiming(view: View, part: PartName, preview: Preview | null): Change | null {
  const cell = justPlaced(view);
  const feature = preview && cell ? foundOf(preview.view as View).of.get(keyOf(cell, part)) : null;
  return feature ? { fate: 'claimed', feature, was: [] } : null;
}

/** The kinds of what is free on the tile just placed. */
export const freeOn = (view: View): Kind[] => freeIn(foundOf(view));

const freeIn = (found: Found): Kind[] => freeFeatures(found).map(({ kind }) => kind as Kind);

/** What is free for a piece on the tile just placed. */
export const freeFeatures = ({ survey, of }: Found): Feature[] =>
  (survey.free ?? []).map((key) => of.get(key)!);

function change(feature: Feature, olds: Feature[]): Change {
  const was = olds.map(({ value }) => value);
  const [now, [before = null]] = [feature.value, was];
  const less = now !== null && before !== null && now < before; // wolves come to its sheep
  const fate = feature.complete ? 'finishes' : (['begins', less ? 'shrinks' : 'grows'] as const)[olds.length];
  return { fate: fate ?? 'joins', feature, was };
}

/** The features before of which this one is made. */
function madeOf({ of }: Found, cell: Cell, { parts }: Feature): Feature[] {
  const others = parts.filter((key) => cellOf(key) !== cell);
  return [...new Set(others.flatMap((key) => of.get(key) ?? []))];
}

/** Whether it is worth a line: somebody stands there, or it is more than a beginning or open ground. */
function matters({ fate, feature }: Change): boolean {
  if (feature.pieces.length > 0 || fate === 'finishes') return true;
  return feature.kind !== 'field' && (fate !== 'begins' || feature.kind === 'temple');
}

const SIZE = { city: 3, road: 2, temple: 1, field: 0 };

/** Own before foreign before free, finished before unfinished, cities before roads. */
function weight({ fate, feature }: Change, seat: Seat): number {
  const stands = feature.pieces.some((piece) => piece.seat === seat);
  const own = feature.owners.includes(seat) ? 3 : stands ? 2 : feature.pieces.length > 0 ? 1 : 0;
  const event = fate === 'finishes' ? 2 : fate === 'joins' ? 1 : 0;
  return 100 * own + 10 * event + SIZE[feature.kind];
}
