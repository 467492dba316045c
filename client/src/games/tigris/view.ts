// The words and shapes of what a player sees: the view of the game, as the server tells it.

import { BOX } from './inventory';
import type { Survey } from './survey';

/** In the order of the rules; lists by colour follow it. */
export const COLOURS = ['red', 'black', 'blue', 'green'] as const;
export type Colour = (typeof COLOURS)[number];
/** K is black, because B is blue. */
export const LETTERS = Object.fromEntries(BOX.colours.map(({ id, letter }) => [id, letter])) as Record<
  Colour,
  string
>;

/** The dynasties by seat: decoration, no rule looks at them. */
export const DYNASTIES = ['bow', 'bull', 'pot', 'lion'] as const;
export type Dynasty = (typeof DYNASTIES)[number];
export const dynastyOf = (seat: number): Dynasty => DYNASTIES[seat] ?? 'bow';

/** Column and row, as "H5". */
export type CellName = string;
/** Two colours in the order above, as "red-black". */
export type MonumentName = string;

export const TREASURES = BOX.constants.treasures.value;

export interface Ask {
  seat: number;
  question: 'TakeAction' | 'ChooseWar' | 'Support' | 'BuildMonument' | 'LeaveTreasure';
  /** TakeAction: actions left, this one included. */
  left?: number;
  /** ChooseWar, and Support in a war: the tile that unites. BuildMonument: the tile just laid. */
  cell?: CellName | null;
  conflict?: 'war' | 'revolt';
  colour?: Colour;
  attacker?: CellName;
  defender?: CellName;
  /** By the attacker, once he has answered. */
  committed?: number | null;
  /** LeaveTreasure: the treasures that may stay. */
  cells?: CellName[];
}

export interface View {
  players: number;
  rules: { support: 'free' | 'english'; points: 'hidden' | 'open' };
  /** The token of every cell that is not empty. */
  cells: Record<CellName, string>;
  /** By the upper left cell. */
  monuments: Record<CellName, MonumentName>;
  turn: { seat: number; left: number };
  ask: Ask | null;
  /** How many tiles; for eyes that see everything by colour, as the points are. */
  bag?: number | number[];
  catastrophes: number[];
  /** By seat: the letters of the own tiles, of others how many they are. */
  hands: (string | number)[];
  /** By seat: red, black, blue, green; null while they are hidden. */
  points: (number[] | null)[];
  treasures: (number | null)[];
  memory: { gone: number[]; swapped: (number | number[])[] };
  /** What follows from all this. */
  survey?: Partial<Survey> | null;
}

export type Piece =
  | { kind: 'tile'; colour: Colour; treasure: boolean }
  /** A tile under a monument. */
  | { kind: 'down'; colour: Colour; treasure: boolean }
  | { kind: 'leader'; seat: number; colour: Colour }
  | { kind: 'ruin' };

/** A leader and where it stands. */
export interface Leader {
  seat: number;
  colour: Colour;
  cell: CellName;
}

export const colourOf = (letter: string): Colour =>
  COLOURS.find((colour) => LETTERS[colour] === letter.toUpperCase()) ?? 'red';

/** What lies on a cell; null if it is empty. */
export function pieceAt(view: View, cell: CellName): Piece | null {
  const token = view.cells[cell];
  return token ? pieceOf(token) : null;
}

const known = new Map<string, Piece>();

function pieceOf(token: string): Piece {
  const piece = known.get(token) ?? read(token);
  known.set(token, piece);
  return piece;
}

/** The words of a cell: "r." and "r*", "#g" and "#*", "1K", "XX". */
function read(token: string): Piece {
  const [first = '', second = ''] = token;
  if (token === 'XX') return { kind: 'ruin' };
  const treasure = second === '*';
  if (first === '#') return { kind: 'down', colour: treasure ? 'red' : colourOf(second), treasure };
  if (first >= '1' && first <= '4')
    return { kind: 'leader', seat: Number(first) - 1, colour: colourOf(second) };
  return { kind: 'tile', colour: colourOf(first), treasure };
}

/** The tiles of a seat by colour, sorted; empty while they are hidden. */
export function handOf(view: View, seat: number | null): Colour[] {
  const held = seat === null ? null : view.hands[seat];
  return typeof held === 'string' ? [...held].map(colourOf) : [];
}

/** How many tiles a seat holds. */
export function handSize(view: View, seat: number): number {
  const held = view.hands[seat] ?? 0;
  return typeof held === 'string' ? held.length : held;
}

/** The leader on a space. */
export function leaderAt(view: View, cell: CellName): Leader | null {
  const piece = pieceAt(view, cell);
  return piece?.kind === 'leader' ? { seat: piece.seat, colour: piece.colour, cell } : null;
}

/** Where this leader stands, if it is on the board. */
export function standsOn(view: View, seat: number, colour: Colour): CellName | null {
  const token = `${seat + 1}${LETTERS[colour]}`;
  return Object.keys(view.cells).find((cell) => view.cells[cell] === token) ?? null;
}

export const monumentColours = (name: MonumentName): [Colour, Colour] => name.split('-') as [Colour, Colour];

/** The tile that unites two kingdoms, while their wars last. */
export function unitingTile(view: View): CellName | null {
  const { ask } = view;
  const atWar = ask?.question === 'ChooseWar' || (ask?.question === 'Support' && ask.conflict === 'war');
  return atWar ? (ask.cell ?? null) : null;
}

/** How many tiles are in the bag; null where nobody may count. */
export const inBag = ({ bag }: View): number | null =>
  typeof bag === 'object' ? bag.reduce((sum, n) => sum + n, 0) : (bag ?? null);
