// Where everything lies: the clearing, its ten places, and the parts of a place.
// All lengths are in the pixels of the stage, so strokes and letters keep their size on every screen.

import { centred, type Point, type Rect } from '../../board/rect';
import { COLOURS, RING, type Colour, type Cult, type PlaceName } from './view';

export type { Point };

/** One of the ten places on the screen. `x`, `y` is the middle of the spirit that lies there. */
export interface Spot extends Point {
  /** The column or the end it belongs to: the middle of crown and trunk. */
  column: number;
  /** Which way the crown grows: -1 upwards (far row), 1 downwards (near row), 0 for a cult board. */
  outward: -1 | 0 | 1;
}

export interface Clearing {
  width: number;
  height: number;
  /** The width of a spirit; everything else is measured by it. */
  card: number;
  crown: { width: number; height: number };
  /** Length of the trunk between crown and spirit. */
  trunk: number;
  /** Cult boards beside the rows (wide) or between them (tall). */
  shape: 'wide' | 'tall';
  /** By slot, clockwise on the screen from the near row's right end. */
  spots: Spot[];
}

export const SLOTS = RING.length;
export const CARD_HEIGHT = 1.4;

/** A cult board, in card widths. */
export const BOARD = { width: 1.4, height: 1.95 };

/** The slot of a place: whoever looks sits below, so Moon sees the oval turned by half. */
export const slotOf = (place: PlaceName, eyes: Cult): number =>
  (RING.indexOf(place) + (eyes === 'moon' ? SLOTS / 2 : 0)) % SLOTS;

/** Sizes in card widths. */
const TRUNK = 0.26;
/** Where cult boards lie between the rows, crowns leave the spirits more of the height. */
const CROWN = { wide: 1.3, tall: 1.15 };
const EDGE = 0.1;
const ENDS = 1.68;
const rows = (crown: number) => 2 * (crown + TRUNK + CARD_HEIGHT + EDGE);
const WIDE = { height: rows(CROWN.wide) + 1.8, width: 4 * 2 + 2 * ENDS };
const TALL = { height: rows(CROWN.tall) + 2.3, width: 4 * 1.92 };

/** On a phone held upright the places stay where they are, however much is said below them. */
const UPRIGHT = 480;

/** What is said below takes height and gives it back: no place jumps for spirits that are larger by less than this. */
const WORTH_A_JUMP = 1.3;

/** Choose the shape in which the spirits are largest; mostly it stays as it was `before`. */
export function clearing(width: number, height: number, before?: Clearing): Clearing {
  const fit = (need: { width: number; height: number }) => Math.min(width / need.width, height / need.height);
  const [wide, tall] = [fit(WIDE), fit(TALL)];
  const stays = before?.width === width ? before.shape : null;
  const gain = stays === 'wide' ? 1 / WORTH_A_JUMP : stays === 'tall' ? WORTH_A_JUMP : 1;
  return width > UPRIGHT && wide >= tall * gain
    ? wideClearing(width, height, wide)
    : tallClearing(width, height, tall);
}

/** Two rows between the cult boards; the outer columns bend towards the boards. */
function wideClearing(width: number, height: number, card: number): Clearing {
  const spare = width - WIDE.width * card;
  const end = ENDS * card + Math.min(0.2 * spare, 0.9 * card);
  const pitch = (width - 2 * end) / 4;
  return build({ width, height, card, shape: 'wide', pitch, left: end, bend: 0.24 * card, end: 0.56 * end });
}

/** Two rows across the whole width; the cult boards lie between them. */
function tallClearing(width: number, height: number, card: number): Clearing {
  return build({ width, height, card, shape: 'tall', pitch: width / 4, left: 0, bend: 0, end: 0.86 * card });
}

interface Layout {
  width: number;
  height: number;
  card: number;
  shape: 'wide' | 'tall';
  pitch: number;
  left: number;
  bend: number;
  end: number;
}

function build({ width, height, card, shape, pitch, left, bend, end }: Layout): Clearing {
  const spare = height - (shape === 'wide' ? WIDE : TALL).height * card;
  const crown = {
    width: Math.min(0.9 * pitch, 2.15 * card),
    height: Math.min(CROWN[shape] * card + 0.28 * spare, 1.75 * card),
  };
  const trunk = TRUNK * card;
  const depth = EDGE * card + crown.height + trunk + (CARD_HEIGHT / 2) * card;
  const spot = (column: number, near: boolean): Spot => {
    const middle = left + (column + 0.5) * pitch;
    const inward = depth + (column === 0 || column === 3 ? bend : 0);
    return {
      x: middle + 0.3 * card,
      y: near ? height - inward : inward,
      column: middle,
      outward: near ? 1 : -1,
    };
  };
  const board = (x: number): Spot => ({ x, y: height / 2, column: x, outward: 0 });
  const near = [3, 2, 1, 0].map((column) => spot(column, true));
  const far = [0, 1, 2, 3].map((column) => spot(column, false));
  const spots = [...near, board(end), ...far, board(width - end)];
  return { width, height, card, crown, trunk, shape, spots };
}

// Parts of a place

/** The middle of the crown of the tree at this spot. */
export function crownAt(ground: Clearing, spot: Spot): Point {
  const gap = spot.outward < 0 ? ground.trunk : 0.05 * ground.card;
  const away = (CARD_HEIGHT / 2) * ground.card + gap + ground.crown.height / 2;
  return { x: spot.column, y: spot.y + spot.outward * away };
}

/** How far below the middle of its crown a tree stands; a stump of the near row takes the place of the crown. */
export function footOf({ crown, trunk }: Clearing, { outward }: Spot, lost: boolean): number {
  const half = crown.height / 2;
  if (outward < 0) return half + trunk;
  return lost ? 0.35 * half : half + 0.8 * trunk;
}

/** Where the druid of this tree stands, beside the spirit. */
export const druidAt = (ground: Clearing, spot: Spot): Point => ({
  x: spot.column - 0.58 * ground.card,
  y: spot.y + 0.6 * ground.card,
});

/** Where a druid stands before it is placed: on its cult's side of the middle. */
export function waitingAt({ width, height, card, shape }: Clearing, near: boolean, index: number): Point {
  const side = near ? 1 : -1;
  if (shape === 'tall')
    return { x: width / 2 + 0.8 * (index - 1) * card, y: height / 2 + (near ? 1.1 : -0.36) * card };
  return {
    x: width / 2 + side * (1.2 + 0.8 * (near ? index : 2 - index)) * card,
    y: height / 2 + 0.42 * card,
  };
}

/** One's own druid that waits there. */
export function waitingArea(ground: Clearing, colour: Colour): Box {
  const { x, y } = waitingAt(ground, true, COLOURS.indexOf(colour));
  return standsIn(ground, { x, y });
}

/** Where the draw pile of the cult board in this slot lies: in its owner's corner, or inside of the board. */
export function drawAt(ground: Clearing, slot: number): Point {
  const spot = ground.spots[slot]!;
  const left = slot === slotOf('MC', 'sun');
  if (ground.shape === 'tall') {
    return { x: spot.x + (left ? 1 : -1) * (BOARD.width / 2 + 0.55) * ground.card, y: spot.y };
  }
  const away = Math.min(0.5 * ground.height - 0.85 * ground.card, 2.45 * ground.card);
  return { x: spot.x, y: spot.y + (left ? -1 : 1) * away };
}

interface Box extends Rect {
  rx: number;
}

/** All that belongs to a place: where a tap means it. */
export function areaOf(ground: Clearing, spot: Spot): Box {
  const { card, crown, trunk } = ground;
  const rx = 0.2 * card;
  if (spot.outward === 0) return { ...centred(spot, BOARD.width * card, BOARD.height * card), rx };
  const reach = crown.height + trunk;
  const width = Math.max(crown.width, 1.96 * card);
  return {
    x: spot.column - width / 2,
    y: spot.y - (CARD_HEIGHT / 2) * card - (spot.outward < 0 ? reach : 0.06 * card),
    width,
    height: CARD_HEIGHT * card + reach + 0.06 * card,
    rx,
  };
}

/** The druid of a tree. */
export function druidArea(ground: Clearing, spot: Spot): Box {
  return standsIn(ground, druidAt(ground, spot));
}

function standsIn({ card }: Clearing, { x, y }: Point): Box {
  return { x: x - 0.36 * card, y: y - 0.9 * card, width: 0.72 * card, height: card, rx: 0.3 * card };
}

/** A crown has room for two rows of three. */
export const LANTERNS = 6;

/** Where a lantern hangs, from the middle of the crown. */
export function lanternAt(crown: { width: number; height: number }, index: number): Point {
  const column = (index % 3) - 1;
  const upper = index < 3;
  const droop = column === 0 ? 0.045 : 0;
  return { x: column * 0.27 * crown.width, y: (upper ? -0.2 - droop : 0.2 + droop) * crown.height };
}
