import type { Point, Rect } from './rect';
import type { Seat } from '../table/game';

/** What changed in one move, in the units of the drawing. */
export interface Mark {
  box: Rect;
  seat: Seat;
  number: number;
  /** What the pill says instead of the number: several moves in one place. */
  text?: string;
  /** It came from here. */
  from?: Point;
  /** And by way of these. */
  via?: Point[];
  /** The middle of its pill; without it, it lies on the lower left corner. */
  pill?: Point;
  /** A ring instead of four corners: a piece and not a space. */
  round?: boolean;
}

export interface Paint {
  fill: string;
  on: string;
}

/** How last moves are marked, whoever draws the signs of the seats. */
export interface Marking {
  marks: Mark[];
  /** Ink on cream, unless it is the player's colour. */
  colour?: (seat: Seat) => Paint;
  /** How clearly they are seen, up to 1. */
  fade?: number;
  /** The number of the move that is pointed at. */
  lit?: number | null;
  /** Everything is drawn for spaces of 100 units. */
  scale?: number;
}
