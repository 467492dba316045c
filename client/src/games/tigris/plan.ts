// What the answer in the making would change on the board: drawn before it counts.

import type { Choice } from '../../table/choice.svelte';
import type { Picking } from './picking.svelte';
import { leavingBy, NOTHING, type Consequence } from './consequence';
import { buildingOf, fighting, letterAt, surveyOf } from './survey';
import {
  leaderAt,
  standsOn,
  type CellName,
  type Colour,
  type MonumentName,
  type Piece,
  type View,
} from './view';

export interface Plan {
  /** A piece that lies there as a ghost. */
  ghost: { cell: CellName; piece: Piece; after: Consequence } | null;
  /** A square of four, and the monument that would rise on it. */
  square: { cell: CellName; monument: MonumentName | null } | null;
  /** Spaces with a ring: what the answer names. */
  ringed: CellName[];
  /** Spaces whose pieces would leave. */
  leaving: CellName[];
  /** Letters of the kingdoms that something happens to. */
  hot: string[];
}

const NONE: Plan = { ghost: null, square: null, ringed: [], leaving: [], hot: [] };

export function planOf(view: View, choice: Choice, picking: Picking): Plan {
  const [word, first = '', second = ''] = choice.path;
  if (word === 'tile' && second) return laid(view, picking, first as Colour, second);
  if (word === 'leader') return placed(view, picking, first as Colour, second);
  if (word === 'withdraw') return withdrawn(view, first as Colour);
  if (word === 'catastrophe' && first) return struck(view, picking, first);
  if (word === 'build') return built(view, first, second);
  if (word === 'leave') return { ...NONE, ringed: [first] };
  if (word === 'war') return { ...NONE, ringed: atWar(view, first as Colour), hot: hotNow(view) };
  return { ...NONE, ringed: picking.aim ? [picking.aim] : [], hot: hotNow(view) };
}

function laid(view: View, picking: Picking, colour: Colour, cell: CellName): Plan {
  const after = picking.marks(view).get(cell) ?? NOTHING;
  const piece: Piece = { kind: 'tile', colour, treasure: false };
  return { ...NONE, ghost: { cell, piece, after }, hot: concerned(after) };
}

function placed(view: View, picking: Picking, colour: Colour, cell: CellName): Plan {
  const seat = view.ask?.seat ?? 0;
  const from = standsOn(view, seat, colour);
  if (!cell) return { ...NONE, ringed: from ? [from] : [] };
  const after = picking.marks(view).get(cell) ?? NOTHING;
  const piece: Piece = { kind: 'leader', seat, colour };
  return { ...NONE, ghost: { cell, piece, after }, leaving: from ? [from] : [], hot: concerned(after) };
}

function withdrawn(view: View, colour: Colour): Plan {
  const from = standsOn(view, view.ask?.seat ?? 0, colour);
  const cells = from ? [from] : [];
  return { ...NONE, ringed: cells, leaving: cells, hot: letters(view, cells) };
}

function struck(view: View, picking: Picking, cell: CellName): Plan {
  const leaving = leavingBy(picking.outlook.eventsOf(['catastrophe', cell]) ?? []);
  const ghost: Plan['ghost'] = { cell, piece: { kind: 'ruin' }, after: NOTHING };
  return { ...NONE, ghost, leaving: [cell, ...leaving], hot: letters(view, [cell]) };
}

function built(view: View, square: CellName, name: string): Plan {
  if (!square) return NONE;
  const leaving = name ? (buildingOf(view, square, name)?.home ?? []) : [];
  return { ...NONE, square: { cell: square, monument: name || null }, leaving };
}

function atWar(view: View, colour: Colour): CellName[] {
  return fighting(view).filter((cell) => leaderAt(view, cell)?.colour === colour);
}

function concerned(after: Consequence): string[] {
  if (after.kind === 'war' || after.kind === 'join') return after.kingdoms;
  return after.kind === 'nothing' ? [] : [after.kingdom];
}

const letters = (view: View, cells: CellName[]): string[] =>
  cells.map((cell) => letterAt(view, cell)).filter((letter) => letter !== null);

/** The kingdoms of a conflict that is being fought, or of the wars to choose from. */
export function hotNow(view: View): string[] {
  const { conflicts = [] } = surveyOf(view).asked;
  const fought = conflicts.filter(({ colour }) => colour === (view.ask?.colour ?? colour));
  return [...new Set(fought.flatMap(({ leaders }) => letters(view, leaders)))];
}
