// The positions on the page "how to play": the worked example of the rulebook, before and after the dance.

import type { Plan } from './plan';
import { COLOURS, TREES, type Colour, type Spirit, type Tree, type TreeName, type View } from './view';

type Row = [pile: Spirit[], druid: Colour | null, tokens: number];

const tree = ([pile, druid, tokens]: Row): Tree => ({ pile, down: 1, druid, tokens, lost: false });

const START: Record<TreeName, Row> = {
  M1: [['5R'], null, 1],
  M2: [['3L'], 'black', 3],
  M3: [['1R'], 'purple', 0],
  M4: [['3R', '5L'], 'orange', 4],
  S1: [['3R'], 'black', 2],
  S2: [['1L'], 'orange', 1],
  S3: [['2L'], null, 0],
  S4: [['2R'], 'purple', 3],
};

function position(rows: Record<TreeName, Row>, sunBoard: Spirit[]): View {
  return {
    trees: Object.fromEntries(TREES.map((name) => [name, tree(rows[name])])) as Record<TreeName, Tree>,
    boards: { moon: { down: 0, pile: ['1R', '5R'] }, sun: { down: 0, pile: sunBoard } },
    hand: { moon: 3, sun: 2 },
    draw: { moon: 6, sun: 6 },
    fresh: { moon: true, sun: true },
    hidden: { moon: [], sun: [] },
    returned: { moon: [], sun: [] },
    ring: null,
    idle: 0,
    rules: {},
    ask: null,
  };
}

const QUIET: Plan = {
  spirits: [],
  druid: null,
  dances: [],
  clockwise: true,
  distance: 0,
  ring: null,
  cleared: null,
  pair: [],
};

export const before: View = position(START, ['1L']);

/** Sun plays a 5 on S4: two 5s dance four places clockwise. */
export const dance: Plan = {
  ...QUIET,
  spirits: [
    { spirit: '5L', at: 'S4', played: true },
    { spirit: '5R', at: 'SC', played: false },
    { spirit: '5L', at: 'S2', played: false },
  ],
  dances: [
    { spirit: '5R', from: 'M1', to: 'SC' },
    { spirit: '5L', from: 'M4', to: 'S2' },
  ],
  distance: 4,
  ring: 'S4',
};

export const after: View = {
  ...position(
    {
      ...START,
      M1: [['4R'], null, 1],
      M4: [['3R'], 'orange', 4],
      S2: [['1L', '5L'], 'orange', 1],
      S4: [['2R', '5L'], 'purple', 3],
    },
    ['1L', '5R'],
  ),
  ring: 'S4',
};

/** Orange and black fight; purple has the ring. */
export const fights: Plan = {
  ...QUIET,
  ring: 'S4',
  pair: TREES.filter((name) => COLOURS.some((colour) => colour !== 'purple' && START[name][1] === colour)),
};

export const lost: View = (() => {
  const view = position(START, ['1L', '5R']);
  const gone = { pile: [], down: 0, druid: null, tokens: 0, lost: true };
  const M1 = { ...view.trees.M1, druid: 'purple' as const };
  return { ...view, trees: { ...view.trees, M1, M3: gone } };
})();
