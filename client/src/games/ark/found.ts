// What the rules tell of a view, found once: its features, what fits where, what is still to come.

import type { Seat } from '../../wire';
import { featuresOf, keyOf, type Feature, type Found as Features, type PartKey, type Told } from './features';
import { landOf, type Land } from './land';
import { partAt } from './scenery';
import type { Turn } from './tile';
import type { Cell, View } from './view';

/** See "What follows from a position" in the game's notation. */
export interface Survey {
  features: Record<PartKey, Told>;
  /** The empty cells beside tiles, with what their neighbours show; and by that what fits there. */
  spaces: Record<Cell, string>;
  fits: Record<string, string>;
  /** By seat what the end would give: of which feature how much. */
  final: [PartKey, number][][];
  /** While a piece can be put on the new tile: what is free there, and what is scored if nothing is added. */
  free?: PartKey[];
  passing?: string[];
  /** By end and route: the points of each seat; and by cell who gets one there. */
  walks?: Record<string, number[]>;
  pays?: Record<Cell, Seat>;
}

const NOTHING: Survey = { features: {}, spaces: {}, fits: {}, final: [] };

export interface Found extends Features {
  land: Land;
  survey: Survey;
}

const known = new WeakMap<View, Found>();

export function foundOf(view: View): Found {
  const found = known.get(view) ?? find(view);
  known.set(view, found);
  return found;
}

function find(view: View): Found {
  const survey = { ...NOTHING, ...view.survey };
  const land = landOf(view.tiles);
  return { land, survey, ...featuresOf(land, survey.features, view.survey?.final !== undefined) };
}

/** The feature under a point of a tile; the building of a temple means the temple. */
export function featureAt({ land, of, temples }: Found, cell: Cell, x: number, y: number): Feature | null {
  const laid = land.get(cell);
  if (!laid) return null;
  if (temples.has(cell) && Math.hypot(x - 50, y - 50) < 25) return temples.get(cell)!;
  const part = partAt(laid.name, laid.turn, { x, y });
  return part ? (of.get(keyOf(cell, part)) ?? null) : null;
}

/** The tiles that are left and fit into a space, each with the first turn in which it does. */
export function fitting(view: View, { survey }: Found, space: Cell): Map<string, Turn> {
  const turns = survey.fits[survey.spaces[space] ?? ''] ?? '';
  const names = Object.keys(view.bag ?? {});
  return new Map(
    names.flatMap((name, i) => (/[nesw]/.test(turns[i] ?? '') ? [[name, turns[i] as Turn] as const] : [])),
  );
}

/** How many these are; null where that is not told. */
export const stillFit = (view: View, found: Found, space: Cell): number | null =>
  view.bag ? [...fitting(view, found, space).keys()].reduce((sum, name) => sum + view.bag![name]!, 0) : null;

/** What a seat would still get if the game ended now. */
export const onTheBoard = ({ survey }: Found, seat: Seat): number =>
  (survey.final[seat] ?? []).reduce((sum, [, points]) => sum + points, 0);
