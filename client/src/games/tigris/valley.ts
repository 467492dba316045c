// The valley: its spaces, and what follows from what lies on them - regions, kingdoms, strengths, consequences.

import {
  leadersOn,
  pieceAt,
  unitingTile,
  type CellName,
  type Colour,
  type Leader,
  type Piece,
  type View,
} from './view';

export const COLUMNS = 16;
export const ROWS = 11;

/** As in the inventory: "." land, "~" river, "t" start temple, "T" the same on a corner space. */
export const MAP = [
  '....~~~~~.t.~...',
  '.T..~.......~..T',
  '...~~t......~~..',
  '~~~~.........~~~',
  '.............t~~',
  '..............~.',
  '~~~~....t...~~~.',
  '.T.~~~~.....~...',
  '......~~~~~~~.T.',
  '.....t..........',
  '..........t.....',
] as const;

export const columnOf = (cell: CellName): number => cell.charCodeAt(0) - 65;
export const rowOf = (cell: CellName): number => Number(cell.slice(1)) - 1;

/** The space in a column and row, counted from 0; null beside the board. */
export function cellAt(column: number, row: number): CellName | null {
  const inside = column >= 0 && column < COLUMNS && row >= 0 && row < ROWS;
  return inside ? `${String.fromCharCode(65 + column)}${row + 1}` : null;
}

/** All spaces, row by row. */
export const CELLS: readonly CellName[] = MAP.flatMap((letters, row) =>
  [...letters].map((_, column) => cellAt(column, row)!),
);

const marked = (letters: string): ReadonlySet<CellName> =>
  new Set(CELLS.filter((cell) => letters.includes(MAP[rowOf(cell)]![columnOf(cell)]!)));

export const RIVER = marked('~');
export const CORNERS = marked('T');

const NEXT_TO: Record<CellName, CellName[]> = Object.fromEntries(
  CELLS.map((cell) => {
    const [column, row] = [columnOf(cell), rowOf(cell)];
    const all = [
      cellAt(column, row - 1),
      cellAt(column - 1, row),
      cellAt(column + 1, row),
      cellAt(column, row + 1),
    ];
    return [cell, all.filter((next) => next !== null)];
  }),
);

/** The up to four spaces that share an edge with this one. */
export const neighbours = (cell: CellName): CellName[] => NEXT_TO[cell] ?? [];

/** The four spaces of the square whose upper left one this is. */
export function squareOf(cell: CellName): CellName[] {
  const [column, row] = [columnOf(cell), rowOf(cell)];
  const all = [cell, cellAt(column + 1, row), cellAt(column, row + 1), cellAt(column + 1, row + 1)];
  return all.filter((one) => one !== null);
}

/** The upper left spaces of all squares that this space is part of. */
export function squaresAt(cell: CellName): CellName[] {
  const [column, row] = [columnOf(cell), rowOf(cell)];
  const all = [
    cellAt(column - 1, row - 1),
    cellAt(column, row - 1),
    cellAt(column - 1, row),
    cellAt(column, row),
  ];
  return all.filter((one) => one !== null && squareOf(one).length === 4) as CellName[];
}

/** A group of connected tiles and leaders; a kingdom if it has a leader. */
export interface Region {
  cells: CellName[];
  leaders: Leader[];
  /** Of a kingdom: A, B, ... in board order. */
  letter: string | null;
}

export interface Survey {
  regions: Region[];
  kingdoms: Region[];
  at: Map<CellName, Region>;
}

const surveys = new WeakMap<View, Survey>();

/** Regions and kingdoms of a position; the tile that unites belongs to none while there are wars. */
export function survey(view: View): Survey {
  const found = surveys.get(view) ?? surveyed(view, unitingTile(view));
  surveys.set(view, found);
  return found;
}

function surveyed(view: View, apart: CellName | null): Survey {
  const leaders = leadersOn(view);
  const at = new Map<CellName, Region>();
  const regions: Region[] = [];
  for (const cell of CELLS) {
    if (cell === apart || at.has(cell) || !connects(view, cell)) continue;
    const cells = spread(view, cell, apart);
    const region = { cells, leaders: leaders.filter((one) => cells.includes(one.cell)), letter: null };
    cells.forEach((one) => at.set(one, region));
    regions.push(region);
  }
  const kingdoms = regions.filter((region) => region.leaders.length > 0);
  kingdoms.forEach((kingdom, n) => (kingdom.letter = String.fromCharCode(65 + n)));
  return { regions, kingdoms, at };
}

function connects(view: View, cell: CellName): boolean {
  const piece = pieceAt(view, cell);
  return piece !== null && piece.kind !== 'ruin';
}

function spread(view: View, from: CellName, apart: CellName | null): CellName[] {
  const found = new Set([from]);
  for (const cell of found)
    for (const next of neighbours(cell)) if (next !== apart && connects(view, next)) found.add(next);
  return CELLS.filter((cell) => found.has(cell));
}

/** The letter of the kingdom that a space belongs to. */
export const kingdomAt = (view: View, cell: CellName): Region | null => {
  const region = survey(view).at.get(cell);
  return region?.letter ? region : null;
};

const isTile = (piece: Piece | null, colour: Colour): boolean =>
  piece?.kind === 'tile' && piece.colour === colour;

/** Face-up temples beside a space: what allows a leader there, and its strength in a revolt. */
export const templesBeside = (view: View, cell: CellName): CellName[] =>
  neighbours(cell).filter((next) => isTile(pieceAt(view, next), 'red'));

/** The tiles that support a leader in a war: face-up ones of its colour in its kingdom. */
export function supporters(view: View, leader: Leader): CellName[] {
  const kingdom = survey(view).at.get(leader.cell);
  return kingdom?.cells.filter((cell) => isTile(pieceAt(view, cell), leader.colour)) ?? [];
}

/** What a tile or a leader on a space would lead to. */
export type Consequence =
  | { kind: 'nothing' }
  /** A point for this seat: by its own leader of the colour, or by the king who stands in. */
  | { kind: 'score'; seat: number; colour: Colour; by: CellName; kingdom: string }
  /** Two kingdoms become one. */
  | { kind: 'join'; kingdoms: [string, string] }
  | { kind: 'war'; kingdoms: [string, string]; wars: War[] }
  /** A leader joins a kingdom in peace. */
  | { kind: 'enter'; kingdom: string }
  | { kind: 'revolt'; kingdom: string; rival: Leader; strength: [number, number] };

/** Two leaders of one colour in two kingdoms that are to be one. */
export interface War {
  colour: Colour;
  leaders: [Leader, Leader];
}

/** The different kingdoms that a space touches. */
export function kingdomsBeside(view: View, cell: CellName): Region[] {
  const all = neighbours(cell).map((next) => kingdomAt(view, next));
  return [...new Set(all.filter((kingdom) => kingdom !== null))];
}

/** Says what laying this tile on an empty space leads to. */
export function layingTile(view: View, colour: Colour, cell: CellName): Consequence {
  const [one, other] = kingdomsBeside(view, cell);
  if (one && other) return uniting(one, other);
  return one ? scoring(one, colour) : { kind: 'nothing' };
}

function scoring(kingdom: Region, colour: Colour): Consequence {
  const of = (role: Colour) => kingdom.leaders.find((leader) => leader.colour === role);
  const leader = of(colour) ?? of('black');
  if (!leader) return { kind: 'nothing' };
  return { kind: 'score', seat: leader.seat, colour, by: leader.cell, kingdom: kingdom.letter! };
}

function uniting(one: Region, other: Region): Consequence {
  const [first, second] = one.letter! < other.letter! ? [one, other] : [other, one];
  const kingdoms: [string, string] = [first.letter!, second.letter!];
  const wars = first.leaders.flatMap((leader): War[] => {
    const rival = second.leaders.find(({ colour }) => colour === leader.colour);
    return rival ? [{ colour: leader.colour, leaders: [leader, rival] }] : [];
  });
  return wars.length > 0 ? { kind: 'war', kingdoms, wars } : { kind: 'join', kingdoms };
}

/** Says what a leader on an empty space leads to; it is lifted from where it stands first. */
export function placingLeader(view: View, seat: number, colour: Colour, cell: CellName): Consequence {
  const lifted = withoutLeader(view, seat, colour);
  const kingdom = kingdomsBeside(lifted, cell)[0];
  if (!kingdom) return { kind: 'nothing' };
  const letter = kingdomAt(view, kingdom.leaders[0]!.cell)!.letter!;
  const rival = kingdom.leaders.find((leader) => leader.colour === colour);
  if (!rival) return { kind: 'enter', kingdom: letter };
  const strength: [number, number] = [
    templesBeside(view, cell).length,
    templesBeside(view, rival.cell).length,
  ];
  return { kind: 'revolt', kingdom: letter, rival, strength };
}

const lifts = new WeakMap<View, Map<string, View>>();

/** The position with this leader in its owner's hand. */
export function withoutLeader(view: View, seat: number, colour: Colour): View {
  const stands = leadersOn(view).find((leader) => leader.seat === seat && leader.colour === colour);
  if (!stands) return view;
  const known = lifts.get(view) ?? new Map<string, View>();
  lifts.set(view, known);
  const { [stands.cell]: _, ...cells } = view.cells;
  const lifted = known.get(stands.cell) ?? { ...view, cells };
  known.set(stands.cell, lifted);
  return lifted;
}

/** Leaders that lose their last temple, if the tiles on these spaces are no longer temples. */
export function leavingWithout(view: View, gone: CellName[]): Leader[] {
  return leadersOn(view).filter(({ cell }) => {
    const temples = templesBeside(view, cell);
    return temples.length > 0 && temples.every((temple) => gone.includes(temple));
  });
}

/** The squares that a tile of this colour completes here, if a monument for them is left. */
export function completes(view: View, colour: Colour, cell: CellName): CellName[] {
  if (!view.unused.some((name) => name.split('-').includes(colour))) return [];
  return squaresAt(cell).filter((square) =>
    squareOf(square).every((one) => one === cell || isTile(pieceAt(view, one), colour)),
  );
}
