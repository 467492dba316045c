// The words and shapes of what a player sees: the view of the game, as the server tells it.

import type { God, Material, Sex, Way } from './inventory';
import type { Question } from './questions';

export type Phase = 'huts' | 'dice' | 'people' | 'jewels' | 'tasks' | 'draft' | 'last' | 'over';

export interface Ask {
  seat: number;
  question: Question;
  /** Expand: by land or by water. */
  way?: Way;
  /** Expand, TakePerson, Priest, Build: the value of the action. */
  reach?: number;
  /** Store. */
  kind?: Material;
  /** ScoreFish: the region just entered. */
  region?: string;
  /** TakePerson. */
  sex?: Sex;
  /** Spend: points of the die left. */
  points?: number;
  /** Gather, Pray: this one included. */
  left?: number;
  /** MoveHuts: how many at most. */
  most?: number;
}

export interface DieOn {
  face: number;
  seat: number | null;
}

export interface Resident {
  tile: string;
  slid: boolean;
  /** On slot 12. */
  stack: boolean;
}

export interface PlayerBoard {
  score: number;
  dice: number[];
  huts: { row: number; stack: number };
  people: Resident[];
  ritual: string[];
  /** By building tile: its two spaces. */
  built: Record<string, string[]>;
  aside: Material[];
  /** The own hand; of others how many they are. */
  cards: God[] | number;
  offerings: number;
  shells: number;
  gods: number;
  priests: number;
  jewels: string[];
  tasks: string[];
  fulfilled: string[];
}

export interface View {
  players: number;
  rules: Record<string, string>;
  round: number;
  phase: Phase;
  order: number[];
  turn: number | null;
  ask: Ask | null;
  asks: Ask[];
  /** Groups that the seat on turn has used: "w-hike". */
  used: string[];
  green: boolean;
  /** The stacks of markers, the foremost first, each from top to bottom. */
  status: { at: number; seats: number[] }[];
  /** By space: whose priest stands there. */
  temple: Record<string, number>;
  pile: number;
  /** By action tile in use, then `fish`. */
  dice: Record<string, DieOn[]>;
  fish: Record<string, string>;
  /** By region: the holder first, then the latest before. */
  map: Record<string, number[]>;
  women: (string | null)[];
  men: (string | null)[];
  tasks: string[];
  /** Six columns, one a round. */
  jewels: string[][];
  display: God[];
  discard: God[];
  gone: string[];
  boards: PlayerBoard[];
  survey: Survey;
}

/** What the rules say follows from the table: `notation.md` (h). What a table is played without is not there. */
export interface Survey {
  /** By action tile in use, then `fish`: a die must be below this; 7 if there is none. */
  tiles: Record<string, { actions: string[]; below: number }>;
  /** What the stacks and the deck still hold. */
  left?: { women: number; men: number; tasks: number; cards: number };
  /** By seat: slots where nothing lies. */
  free: number[];
  /** By seat, of its tasks and those on the board: how many units there are of how many, unless its hidden hand decides. */
  progress?: Record<string, [number, number]>[];
  /** By seat, of the great works: how much of each there is, and how much it needs. */
  works?: Record<string, [number, number]>[];
  /** The turn order that the status track would bring. */
  next?: number[];
  /** By seat and group: how many they are, their strength, and that doubled. */
  groups: Record<string, [number, number, number]>[];
  /** Points by seat, if they were scored now. */
  status?: number[];
  temple?: number[];
  /** Who would gain the God tile. */
  favourite?: number | null;
  /** By seat, what the end would bring: why, how many points, and for which region or jewel. */
  end?: [why: string, points: number, what?: string][][];
  /** Of the seat that is asked. */
  asked: Asked | null;
}

export interface Asked {
  /** By way, the regions where a hut could go, with the least value for it. */
  reach?: Record<Way, Record<string, number>>;
  buildings: number[];
  pairs: [string, string][];
  /** Free ritual spaces next to material: with more there, a building could cover both. */
  beside?: string[];
  /** The free ritual spaces. */
  room: Record<Material, string[]>;
}

/** The actions that a tile offers, or the fishing space. */
export const actionsOf = (view: View, tile: string): string[] => view.survey.tiles[tile]?.actions ?? [];

/** The tile that this action is on. */
export const tileOf = (view: View, action: string): string =>
  Object.keys(view.survey.tiles).find((tile) => actionsOf(view, tile).includes(action)) ?? action;

/** What a die must be below; 7 if any is. */
export const below = (view: View, tile: string): number => view.survey.tiles[tile]?.below ?? 7;

/** Where a seat has a hut, held or not. */
export const regionsOf = ({ map }: View, seat: number): string[] =>
  Object.keys(map).filter((region) => map[region]!.includes(seat));

/** How far the marker of a seat is. */
export const stepsOf = ({ status }: View, seat: number): number =>
  status.find(({ seats }) => seats.includes(seat))?.at ?? 0;

/** How many cards a seat holds. */
export function handSize(view: View, seat: number): number {
  const cards = view.boards[seat]?.cards ?? 0;
  return typeof cards === 'number' ? cards : cards.length;
}

/** Whose hand is shown: -1 if nobody's is. */
export const viewerOf = (view: View): number => view.boards.findIndex(({ cards }) => Array.isArray(cards));

/** The cards in a hand; none while they are hidden. */
export function handOf(view: View, seat: number | null): God[] {
  const cards = seat === null ? 0 : view.boards[seat]?.cards;
  return Array.isArray(cards) ? cards : [];
}

export interface Group {
  sex: Sex;
  type: string;
  /** "w-hike" */
  name: string;
  people: Resident[];
  strength: number;
  doubled: number;
}

/** The groups of a seat, in the order in which their first people came. */
export function groupsOf(view: View, seat: number): Group[] {
  const people = view.boards[seat]?.people ?? [];
  const cameAt = (name: string) => people.findIndex(({ tile }) => isIn(name, tile));
  return Object.entries(view.survey.groups[seat] ?? {})
    .map(([name, [, strength, doubled]]) => ({
      sex: name.startsWith('w-') ? ('woman' as const) : ('man' as const),
      type: name.slice(2),
      name,
      people: people.filter(({ tile }) => isIn(name, tile)),
      strength,
      doubled,
    }))
    .toSorted((a, b) => cameAt(a.name) - cameAt(b.name));
}

const isIn = (group: string, tile: string): boolean => tile.startsWith(`${group}-`);
