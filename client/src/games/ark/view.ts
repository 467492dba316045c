// What a player sees: the view of the game, as the server tells it. Nothing is hidden.

import type { Seat } from '../../wire';
import type { Survey } from './found';
import type { PartName, Turn } from './tile';

/** "3,-1": x grows to the east, y to the south. */
export type Cell = string;

export interface Piece {
  seat: Seat;
  kind: 'follower' | 'prophet';
  part: PartName;
}

/** A tile in its place, were it only in the making. */
export interface Lying {
  name: string;
  cell: Cell;
  turn: Turn;
}

export interface Laid extends Lying {
  piece: Piece | null;
}

export type Ask =
  | { seat: Seat; question: 'PlaceTile'; tile: string }
  | { seat: Seat; question: 'Deploy'; cell: Cell }
  | { seat: Seat; question: 'EnterArk'; cells: Cell[] };

export interface View {
  players: number;
  options: Record<string, string>;
  tiles: Laid[];
  ark: Cell | null;
  points: number[];
  followers: number[];
  prophets: ('supply' | 'board' | 'box')[];
  /** How many of each tile are still to come, if that is told. */
  bag?: Record<string, number>;
  out: string[];
  ask: Ask | null;
  /** What follows from all this, as the rules tell it. */
  survey?: Partial<Survey>;
}

export const FOLLOWERS = 7;

/** The tile in the hand of the one who is asked. */
export const inHand = (view: View): string | null =>
  view.ask?.question === 'PlaceTile' ? view.ask.tile : null;

/** The cell of the tile just placed. */
export const justPlaced = (view: View): Cell | null =>
  view.ask?.question === 'Deploy' ? view.ask.cell : null;

/** The tile that lies in `after` and not in `before`. */
export function newest(before: View | null, after: View): Cell | null {
  const known = new Set(before?.tiles.map(({ cell }) => cell));
  return (before && after.tiles.find(({ cell }) => !known.has(cell))?.cell) ?? null;
}

export const tilesLeft = ({ bag }: View): number | null =>
  bag ? Object.values(bag).reduce((sum, n) => sum + n, 0) : null;
