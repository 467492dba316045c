// Positions and questions for tests.
import { Choice } from '../../table/choice.svelte';
import type { Options } from '../../wire';
import { FISH } from './examples';
import { pickingOf, type Picking } from './picking.svelte';
import type { Asked, PlayerBoard, Survey, View } from './view';

/** The tree of words that these answers make. */
export function tree(...all: string[]): Options {
  const root: Options = {};
  for (const words of all) words.split(' ').reduce((at, word) => (at[word] ??= {}), root);
  return root;
}

export function asked(...all: string[]): { choice: Choice; picking: Picking } {
  const choice = new Choice();
  choice.ask(all.length > 0 ? tree(...all) : null);
  return { choice, picking: pickingOf(choice) };
}

export const board = (more: Partial<PlayerBoard> = {}): PlayerBoard => ({
  score: 0,
  dice: [2, 4, 6],
  huts: { row: 9, stack: 2 },
  people: [],
  ritual: [],
  built: {},
  aside: [],
  cards: [],
  offerings: 2,
  shells: 0,
  gods: 1,
  priests: 4,
  jewels: [],
  tasks: ['t01', 't20', 't33'],
  fulfilled: [],
  ...more,
});

/** What follows from the view below. */
export const survey = (more: Partial<Survey> = {}): Survey => ({
  tiles: {
    helper: { actions: ['helper'], below: 7 },
    temple: { actions: ['temple'], below: 3 },
    build: { actions: ['build'], below: 7 },
    woman_man: { actions: ['woman', 'man'], below: 7 },
    land_water: { actions: ['land', 'water'], below: 7 },
    fish: { actions: ['fish'], below: 7 },
  },
  left: { women: 30, men: 30, tasks: 40, cards: 50 },
  free: [2, 2],
  progress: [{ t01: [1, 2], t20: [0, 4], t33: [3, 3] }, {}],
  next: [0, 1],
  groups: [{}, {}],
  status: [0, 0],
  temple: [0, 0],
  favourite: null,
  end: [
    [
      ['god tiles', 2],
      ['held fish', 4, 'cm'],
    ],
    [['god tiles', 2]],
  ],
  asked: reach(),
  ...more,
});

/** What the first seat can come to. */
export const reach = (more: Partial<Asked> = {}): Asked => ({
  reach: { land: { cb: 2, cp: 4 }, water: { eb: 4, sp: 5 } },
  buildings: [1, 2, 3, 4, 5, 6],
  pairs: [],
  beside: [],
  room: {
    sand: ['r1', 'r4', 'r7', 'r10'],
    wood: ['r2', 'r5', 'r8', 'r11'],
    stone: ['r3', 'r6', 'r9', 'r12'],
  },
  ...more,
});

export function view(more: Partial<View> = {}): View {
  return {
    players: 2,
    rules: {},
    round: 1,
    phase: 'dice',
    order: [1, 0],
    turn: 0,
    ask: { seat: 0, question: 'PlaceDie' },
    asks: [{ seat: 0, question: 'PlaceDie' }],
    used: [],
    green: false,
    status: [{ at: 0, seats: [1, 0] }],
    temple: {},
    pile: 6,
    dice: { helper: [], temple: [{ face: 3, seat: 1 }], build: [], woman_man: [], land_water: [], fish: [] },
    fish: FISH,
    map: { cm: [0] },
    women: ['w-hike-1', null, 'w-shells-3', 'w-build-2', 'w-prayer-1', 'w-canoe-2'],
    men: ['m-canoe-1', 'm-material-2', 'm-tattoo-1', null, 'm-hike-3', 'm-move_hut-1'],
    tasks: ['t21', 't34', 't50', 't08'],
    jewels: [['ring-9', 'comb-4'], [], [], [], [], []],
    display: ['blue', 'red', 'red', 'green', 'yellow'],
    discard: [],
    gone: [],
    boards: [board(), board({ cards: 2 })],
    survey: survey(),
    ...more,
  };
}
