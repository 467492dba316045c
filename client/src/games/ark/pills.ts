// Where the worth of a feature can be read without hiding who stands there.

import type { Size } from '../../board/rect';
import type { Counted } from './counted';
import { cellOf, partOf, type Feature } from './features';
import type { Found } from './found';
import { at, type At } from './land';
import { anchorOf } from './scenery';
import type { View } from './view';

export interface Pill extends Counted, At {}

const WIDE = 74;
const HIGH = 34;
const PIECE = 24;
/** Steps away from what a place belongs to. */
const ASIDE = [0, -30, 30, -50, 50];

/** Each near its feature, beside the pieces and beside one another. */
export function pillsOf(counted: Counted[], { land }: Found, scale = 1): Pill[] {
  const standing = piecesOn({ tiles: [...land.values()], ark: null });
  const size = { width: WIDE * scale, height: HIGH * scale };
  const pills: Pill[] = [];
  for (const one of counted)
    pills.push({ ...one, ...freest(placesOf(one.feature, land), size, standing, pills) });
  return pills;
}

/** The middle of everybody who stands on the land, and of the Ark. */
export function piecesOn({ tiles, ark }: Pick<View, 'tiles' | 'ark'>): At[] {
  const pieces = tiles.flatMap(({ name, cell, turn, piece }) => {
    if (!piece) return [];
    const foot = anchorOf(name, turn, piece.part);
    return [pointOf(cell, { x: foot.x, y: foot.y - 6 })];
  });
  return ark ? [...pieces, pointOf(ark, { x: 62, y: 64 })] : pieces;
}

/** Of these places for the middle of a pill, in the order of how dear they are, the first that hides least. */
export function freest<Place extends At & { far?: number }>(
  places: Place[],
  { width, height }: Size,
  standing: At[],
  pills: At[],
): At {
  const cost = (place: Place): number =>
    sum(standing, (other) => over(place, other, width / 2 + PIECE, height / 2 + PIECE)) +
    4 * sum(pills, (other) => over(place, other, width, height)) +
    (place.far ?? 0) / 400;
  const costs = places.map(cost);
  const { x, y } = places[costs.indexOf(Math.min(...costs))]!;
  return { x, y };
}

/** On its parts and around them. */
function placesOf({ parts, cells }: Feature, land: Found['land']): (At & { far: number })[] {
  const on =
    parts.length === 0
      ? [pointOf(cells[cells.length >> 1]!, { x: 50, y: 50 })]
      : parts.map((key) => {
          const { cell, name, turn } = land.get(cellOf(key))!;
          return pointOf(cell, anchorOf(name, turn, partOf(key)));
        });
  return on.flatMap(({ x, y }) =>
    ASIDE.flatMap((dx) =>
      ASIDE.map((dy) => ({ x: x + dx, y: y + dy, far: Math.hypot(dx, dy) + 50 * Number(dy > 0) })),
    ),
  );
}

const pointOf = (cell: string, { x, y }: At): At => ({ x: 100 * at(cell).x + x, y: 100 * at(cell).y + y });

/** How much two boxes lie over each other, 1 for one right on the other. */
function over(a: At, b: At, wide: number, high: number): number {
  const [x, y] = [1 - Math.abs(a.x - b.x) / wide, 1 - Math.abs(a.y - b.y) / high];
  return x > 0 && y > 0 ? 0.3 + x * y : 0;
}

const sum = <T>(all: T[], of: (one: T) => number): number => all.reduce((n, one) => n + of(one), 0);
