// The words and shapes of what a player sees: the view of the game, as the server tells it.

import { personCalled, strengthOf, type God, type Material, type Sex, type Way } from './inventory';

export type Phase = 'huts' | 'dice' | 'people' | 'jewels' | 'tasks' | 'draft' | 'last' | 'over';

export const QUESTIONS = [
  'FirstHut',
  'PlaceDie',
  'Expand',
  'Store',
  'ScoreFish',
  'TakePerson',
  'Spend',
  'Priest',
  'Build',
  'Fire',
  'UsePeople',
  'Gather',
  'Pray',
  'MoveHuts',
  'BuyJewel',
  'ResolveTask',
  'TakeTask',
  'LastTasks',
] as const;
export type Question = (typeof QUESTIONS)[number];

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
  steps: number;
  score: number;
  dice: number[];
  huts: { row: number; stack: number };
  free: number;
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
  regions: string[];
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
  /** Of the own tasks and those on the board: how many units there are of how many. */
  progress: Record<string, [number, number]>;
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
  left: { women: number; men: number; tasks: number; cards: number };
  boards: PlayerBoard[];
}

/** The parts of the table; on a phone each is a page of its own. */
export const PARTS = ['actions', 'map', 'village', 'market', 'players'] as const;
export type Part = (typeof PARTS)[number];

/** The actions that a tile offers, and the fishing space. */
export const actionsOf = (tile: string): string[] =>
  ({ woman_man: ['woman', 'man'], land_water: ['land', 'water'] })[tile] ?? [tile];

/** The tile that this action is on. */
export const tileOf = (view: View, action: string): string =>
  Object.keys(view.dice).find((tile) => actionsOf(tile).includes(action)) ?? action;

/** The lowest die on a tile; 7 if there is none. */
export const lowestOn = (view: View, tile: string): number =>
  Math.min(7, ...(view.dice[tile] ?? []).map((die) => die.face));

/** How many cards a seat holds. */
export function handSize(view: View, seat: number): number {
  const cards = view.boards[seat]?.cards ?? 0;
  return typeof cards === 'number' ? cards : cards.length;
}

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
}

/** People of one sex and one type belong together. */
export function groupsOf(board: PlayerBoard): Group[] {
  const groups = new Map<string, Group>();
  for (const one of board.people) {
    const { sex, type } = personCalled(one.tile);
    const name = `${sex[0]}-${type}`;
    const group = groups.get(name) ?? { sex, type, name, people: [], strength: 0 };
    group.people.push(one);
    group.strength = strengthOf(type, group.people.length);
    groups.set(name, group);
  }
  return [...groups.values()];
}
