// The words and shapes of what a player sees: the view of the game, as the server tells it.

import type { Survey } from './survey';

export const CULTS = ['moon', 'sun'] as const;
export type Cult = (typeof CULTS)[number];

export const COLOURS = ['orange', 'black', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];

export const TREES = ['M1', 'M2', 'M3', 'M4', 'S1', 'S2', 'S3', 'S4'] as const;
export type TreeName = (typeof TREES)[number];
export type PlaceName = TreeName | 'MC' | 'SC';

/** The ten places, clockwise as seen from above; left on a card is clockwise for both players. */
export const RING: readonly PlaceName[] = ['S4', 'S3', 'S2', 'S1', 'MC', 'M1', 'M2', 'M3', 'M4', 'SC'];

/** Strength and direction, as "5L". */
export type Spirit = string;

export interface Tree {
  pile: Spirit[];
  down: number;
  druid: Colour | null;
  tokens: number;
  lost: boolean;
}

export interface CultBoard {
  down: number;
  pile: Spirit[];
}

export interface Ask {
  seat: number;
  question: string;
  bare?: TreeName[];
  druids?: Colour[];
  druid?: Colour;
}

export interface View {
  trees: Record<TreeName, Tree>;
  boards: Record<Cult, CultBoard>;
  hand: Record<Cult, Spirit[] | number>;
  draw: Record<Cult, number>;
  fresh: Record<Cult, boolean>;
  hidden?: Record<Cult, Spirit[]>;
  returned?: Record<Cult, Spirit[]>;
  ring: TreeName | null;
  idle: number;
  rules: Record<string, string | number>;
  ask: Ask | null;
  /** What follows from all this, as the rules tell it; pictures do without. */
  survey?: Partial<Survey>;
}

export const cultOfSeat = (seat: number | null): Cult => (seat === 0 ? 'moon' : 'sun');
export const seatOf = (cult: Cult): number => CULTS.indexOf(cult);
export const rival = (cult: Cult): Cult => (cult === 'moon' ? 'sun' : 'moon');

export const ownerOf = (place: PlaceName): Cult => (place[0] === 'M' ? 'moon' : 'sun');
export const isTree = (place: string): place is TreeName => (TREES as readonly string[]).includes(place);
export const boardOf = (cult: Cult): PlaceName => (cult === 'moon' ? 'MC' : 'SC');
/** The printed number of a tree: how far spirits dance from there. */
export const numberOf = (tree: TreeName): number => Number(tree[1]);
export const treesOf = (cult: Cult): TreeName[] => TREES.filter((tree) => ownerOf(tree) === cult);

export const strengthOf = (spirit: Spirit): number => Number(spirit[0]);
export const isClockwise = (spirit: Spirit): boolean => spirit[1] === 'L';

export const topOf = (pile: Spirit[]): Spirit | null => pile.at(-1) ?? null;
export const sizeOf = (pile: { down: number; pile: Spirit[] }): number => pile.down + pile.pile.length;
export const handSize = (hand: Spirit[] | number): number => (typeof hand === 'number' ? hand : hand.length);

/** Where the druid of this colour stands, if it is on a tree. */
export function treeOfDruid(view: View, cult: Cult, colour: Colour): TreeName | null {
  return treesOf(cult).find((tree) => view.trees[tree].druid === colour) ?? null;
}
