// The positions that "how to play" shows.

import type { Seat, TableInfo } from '../../wire';
import { GODS, type God } from './inventory';
import { DAYLIGHT, pathsTo, type Light } from './light';
import type { PlayerBoard, View } from './view';

const BOARD: PlayerBoard = {
  score: 0,
  dice: [],
  huts: { row: 8, stack: 2 },
  people: [],
  ritual: ['r2', 'r3', 'r4', 'r6', 'r9'],
  built: { '2': ['r1', 'r5'] },
  aside: [],
  cards: 0,
  offerings: 0,
  shells: 0,
  gods: 0,
  priests: 4,
  jewels: [],
  tasks: [],
  fulfilled: [],
};

/** Which tile lies in which region. */
export const FISH: Record<string, string> = {
  nb: 'a4',
  nm: 'c2',
  wp: 'b1',
  cf: 'd3',
  cp: 'b5',
  ef: 'a1',
  wm: 'c6',
  cb: 'd2',
  cm: 'b4',
  eb: 'd5',
  sf: 'a6',
  sp: 'c3',
};

/** The rulebook's example: a hut on the central mountain, and another beside it on the plain. */
export const ISLANDS = {
  map: { cm: [0], cp: [1], wp: [2] } as Record<string, Seat[]>,
  fish: FISH,
  boards: [BOARD],
  ask: null,
} as unknown as View;

/** A 4 by land from the central mountain. */
export const REACHED: Light = {
  ...DAYLIGHT,
  regions: ['cb', 'cp'],
  paths: pathsTo(['cb', 'cp'], ['cm'], 'land', 4),
};
/** Nobody in particular sits here. */
export const NOBODY = { id: '', seats: [] } as unknown as TableInfo;

export const DICE_ON_TILE = [5, 3];
export const FACES = [1, 2, 3, 4, 5, 6];
export const COMPANIONS = ['w-hike-2', 'w-hike-1'];
export const PERSON = 'm-prayer-2';
export const TASKS = ['t02', 't34', 't41'];
export const JEWELS = ['ring-9', 'comb-4'];
/** By temple space, before and after a priest comes to space 5. */
export const TEMPLE: (Seat | null)[][] = [
  [null, 2, null, 1, 0, null],
  [null, 2, 1, 0, 3, null],
];
export const WHYS: (God | 'tile')[] = [...GODS, 'tile'];
