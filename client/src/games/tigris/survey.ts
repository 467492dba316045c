// What follows from the table, as the rules tell it with every view: notation.md, section 9.

import { lettersOf } from './letters';
import { leaderAt, type CellName, type Colour, type Leader, type MonumentName, type View } from './view';

export interface Kingdom {
  cells: CellName[];
  /** Free spaces beside it. */
  near: CellName[];
  /** The strengths of its leaders, by their spaces. */
  leaders: Record<CellName, { war: number; revolt: number }>;
}

/** Two leaders of one colour, the attacker first, and what counts for them on the board. */
export interface Conflict {
  colour: Colour;
  /** Of the tiles that count. */
  tiles: Colour;
  leaders: [CellName, CellName];
  support: [CellName[], CellName[]];
}

/** What the winner of a conflict gains, and which supporters of the other leave the board or are spared. */
export interface Outcome {
  points: number;
  removed: CellName[];
  spared: CellName[];
}

/** What a monument would lead to: the spaces of the leaders it would pay, and of those that would go home. */
export interface Building {
  pays: CellName[];
  home: CellName[];
}

/** Where a tile would unite two kingdoms, and over which colours there would be war. */
export interface Frontier {
  kingdoms: [number, number];
  cells: CellName[];
  wars: Colour[];
}

/** A kingdom is named by its place among the kingdoms. Where there are no aids, nothing of them is there. */
export interface Survey {
  kingdoms: Kingdom[];
  /** Those without a leader. */
  regions: CellName[][];
  frontiers: Frontier[];
  /** By the square of a monument, the spaces of the leaders that it pays. */
  pays?: Record<CellName, CellName[]>;
  /** The monuments beside the board. */
  unused: MonumentName[];
  /** On the board. */
  treasures_left: number;
  /** So few that the game ends with this turn. */
  scarce: boolean;
  /** By seat: the points with the treasures; null while they are hidden. */
  totals: (number[] | null)[];
  /** What the pending question is about. */
  asked: {
    /** By colour of an own leader: the free spaces beside its kingdom without it. */
    lifted?: Partial<Record<Colour, CellName[]>>;
    conflicts?: Conflict[];
    /** If the attacker wins, and if the defender does. */
    outcomes?: [Outcome, Outcome];
    /** How many tiles the attacker needs against the board. */
    enough?: number;
    /** How many the defender does if the attacker adds none, one, ...; only one once he has answered. */
    needs?: number[];
    builds?: Record<string, Building>;
    treasures?: CellName[];
  };
}

const NOTHING: Survey = {
  kingdoms: [],
  regions: [],
  frontiers: [],
  unused: [],
  treasures_left: 0,
  scarce: false,
  totals: [],
  asked: {},
};

const known = new WeakMap<Partial<Survey>, Survey>();

export function surveyOf({ survey }: View): Survey {
  if (!survey) return NOTHING;
  const found = known.get(survey) ?? { ...NOTHING, ...survey };
  known.set(survey, found);
  return found;
}

export const letterOf = (view: View, kingdom: number): string =>
  lettersOf(surveyOf(view).kingdoms)[kingdom] ?? '';

/** The letter of the kingdom that a space belongs to; null if it belongs to none. */
export function letterAt(view: View, cell: CellName): string | null {
  const found = surveyOf(view).kingdoms.findIndex(({ cells }) => cells.includes(cell));
  return found < 0 ? null : letterOf(view, found);
}

/** Where the leader on a space leads; undefined where that is not told. */
export const kingdomOf = (view: View, cell: CellName): Kingdom | undefined =>
  surveyOf(view).kingdoms.find(({ leaders }) => cell in leaders);

/** How strong the leader on a space is on the board; null where that is not told. */
export const strengthAt = (view: View, cell: CellName, kind: 'war' | 'revolt'): number | null =>
  kingdomOf(view, cell)?.leaders[cell]?.[kind] ?? null;

/** The leaders that a monument pays; null where that is not told. */
export function paidBy(view: View, square: CellName): Leader[] | null {
  const { pays } = surveyOf(view);
  return pays ? leadersAt(view, pays[square]) : null;
}

/** The leaders on these spaces. */
export const leadersAt = (view: View, cells: CellName[] = []): Leader[] =>
  cells.map((cell) => leaderAt(view, cell)).filter((leader) => leader !== null);

/** Null where that is not told. */
export const buildingOf = (view: View, square: CellName, name: MonumentName): Building | null =>
  surveyOf(view).asked.builds?.[`build ${square} ${name}`] ?? null;

/** The leaders in the conflicts that are open, the attacker first. */
export const fighting = (view: View): CellName[] =>
  (surveyOf(view).asked.conflicts ?? []).flatMap(({ leaders }) => leaders);
