// What follows from the chosen answer: every feature that the tile changes, what a piece claims, who scores at once.

import type { Seat } from '../../wire';
import { settledIn, type Settled } from './events';
import { cellOf, keyOf, most, type Feature, type Found } from './features';
import { foundOf, foundWith, stillFit } from './found';
import { landOf, neighbours, reading } from './land';
import { tileOf, type Kind, type PartName } from './tile';
import { justPlaced, type Cell, type Laid, type View } from './view';

/** What happens to a feature: it begins, grows, joins others, is finished, or is taken by a piece. */
export type Fate = 'begins' | 'grows' | 'joins' | 'finishes' | 'claimed';

export interface Change {
  fate: Fate;
  feature: Feature;
  /** What the features were worth of which it is made. */
  was: number[];
  /** Unseen tiles that fit where something is missing. */
  fit: number;
}

export interface Forecast {
  /** Roads, cities, fields and temples that change, what matters most to the seat first. */
  changes: Change[];
  settled: Settled[];
  /** The kinds of what is free for a piece. */
  free: Kind[];
}

/** The tile lies at a cell: what it changes, and what is scored if nothing is added. */
export function laying(view: View, ghost: Omit<Laid, 'piece'>, seat: Seat): Forecast {
  const before = foundOf(view);
  const after = foundWith(view, ghost);
  const parts = featuresOn(after, ghost.name, ghost.cell);
  const changes = [
    ...[...new Set(parts)].map((feature) => change(feature, madeOf(before, ghost.cell, feature))),
    ...[ghost.cell, ...neighbours(ghost.cell)].flatMap((cell) => {
      const [temple, old] = [after.temples.get(cell), before.temples.get(cell)];
      return temple ? [change(temple, old ? [old] : [])] : [];
    }),
  ];
  return {
    changes: changes
      .filter(matters)
      .sort((a, b) => weight(b, seat) - weight(a, seat))
      .map((one) => ({ ...one, fit: stillFit(view, after.land, one.feature) })),
    settled: settling(changes.map(({ feature }) => feature)),
    free: freeOf(parts),
  };
}

/** A piece stands on a part of the tile just placed. */
export function claiming(view: View, part: PartName, piece: 'follower' | 'prophet'): Change | null {
  const { ask } = view;
  const cell = justPlaced(view);
  if (!ask || !cell) return null;
  const standing = { seat: ask.seat, kind: piece, part };
  const tiles = view.tiles.map((laid) => (laid.cell === cell ? { ...laid, piece: standing } : laid));
  const found = foundOf({ ...view, tiles });
  const feature = found.of.get(keyOf(cell, part));
  return feature ? { fate: 'claimed', feature, was: [], fit: stillFit(view, found.land, feature) } : null;
}

/** What is free on the tile just placed. */
export function freeOn(view: View): Kind[] {
  const cell = justPlaced(view);
  const laid = cell ? landOf(view.tiles).get(cell) : undefined;
  if (!laid) return [];
  return freeOf(featuresOn(foundOf(view), laid.name, laid.cell));
}

const freeOf = (parts: Feature[]): Kind[] =>
  [...new Set(parts)].filter(({ pieces }) => pieces.length === 0).map(({ kind }) => kind as Kind);

/** The feature of each part of a tile. */
function featuresOn({ of }: Found, name: string, cell: Cell): Feature[] {
  return [...tileOf(name).parts.keys()].flatMap((part) => of.get(keyOf(cell, part)) ?? []);
}

function change(feature: Feature, olds: Feature[]): Omit<Change, 'fit'> {
  const fate = feature.complete ? 'finishes' : (['begins', 'grows'] as const)[olds.length];
  return { fate: fate ?? 'joins', feature, was: olds.map(({ value }) => value) };
}

/** The features before of which this one is made. */
function madeOf({ of }: Found, cell: Cell, { parts }: Feature): Feature[] {
  const others = parts.filter((key) => cellOf(key) !== cell);
  return [...new Set(others.flatMap((key) => of.get(key) ?? []))];
}

/** Whether it is worth a line: somebody stands there, or it is more than a beginning or open ground. */
function matters({ fate, feature }: Omit<Change, 'fit'>): boolean {
  if (feature.pieces.length > 0 || fate === 'finishes') return true;
  return feature.kind !== 'field' && (fate !== 'begins' || feature.kind === 'temple');
}

const SIZE = { city: 3, road: 2, temple: 1, field: 0 };

/** Own before foreign before free, finished before unfinished, cities before roads. */
function weight({ fate, feature }: Omit<Change, 'fit'>, seat: Seat): number {
  const stands = feature.pieces.some((piece) => piece.seat === seat);
  const own = feature.owners.includes(seat) ? 3 : stands ? 2 : feature.pieces.length > 0 ? 1 : 0;
  const event = fate === 'finishes' ? 2 : fate === 'joins' ? 1 : 0;
  return 100 * own + 10 * event + SIZE[feature.kind];
}

/** Roads, then cities, whose pieces go home; then temples, on what is left. */
function settling(features: Feature[]): Settled[] {
  const done = features.filter(({ complete }) => complete);
  const closed = ['road', 'city'].flatMap((kind) => done.filter((feature) => feature.kind === kind));
  const gone = new Set(closed.flatMap(({ pieces }) => pieces.map(({ cell }) => cell)));
  const temples = done
    .filter(({ kind }) => kind === 'temple')
    .sort((a, b) => reading(a.cells[0]!, b.cells[0]!));
  return [...closed.map(closing), ...temples.map((temple) => crowning(temple, gone))];
}

function closing({ kind, value, owners, pieces }: Feature): Settled {
  const prophets = pieces.filter((piece) => piece.kind === 'prophet').map(({ seat }) => seat);
  const followers = pieces.filter((piece) => piece.kind === 'follower').map(({ seat }) => seat);
  const wins = owners.map((seat) => {
    const doubled = kind === 'city' && prophets.includes(seat);
    return { seat, points: doubled ? 2 * value : value, doubled };
  });
  return { kind, value, end: false, wins, home: followers, boxed: prophets };
}

function crowning({ kind, value, pieces }: Feature, gone: Set<Cell>): Settled {
  const left = pieces.filter(({ cell }) => !gone.has(cell));
  const wins = most(left).map((seat) => ({ seat, points: value, doubled: false }));
  return { kind, value, end: false, wins, home: [], boxed: [] };
}

/** What is scored: as the server tells it, or while it tells nothing, as the tile lies. */
export function settledBy(events: string[], forecast: Forecast | null): Settled[] {
  const told = settledIn(events);
  return told.length > 0 ? told : (forecast?.settled ?? []);
}
