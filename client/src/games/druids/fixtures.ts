// Positions for tests.
import { TREES, type Colour, type Spirit, type Tree, type TreeName, type View } from './view';

export function tree(pile: string, more: Partial<Tree> = {}): Tree {
  return { pile: pile.split(' ').filter(Boolean), down: 1, druid: null, tokens: 0, lost: false, ...more };
}

/** The worked example of the rulebook, before Sun's move. */
export function example(): View {
  const rows: Record<TreeName, [Spirit, Colour | null]> = {
    M1: ['5R', null],
    M2: ['3L', 'black'],
    M3: ['1R', 'purple'],
    M4: ['5L', 'orange'],
    S1: ['3R', 'black'],
    S2: ['1L', 'orange'],
    S3: ['2L', null],
    S4: ['2R', 'purple'],
  };
  return {
    trees: Object.fromEntries(
      TREES.map((name) => [name, tree(rows[name][0], { druid: rows[name][1] })]),
    ) as View['trees'],
    boards: { moon: { down: 0, pile: ['1R', '5R'] }, sun: { down: 0, pile: ['1L'] } },
    hand: { moon: 1, sun: ['4L', '5L'] },
    draw: { moon: 1, sun: 1 },
    fresh: { moon: true, sun: true },
    hidden: { moon: ['1L', '2L', '2R', '2R', '3L', '4R'], sun: ['1R', '2L', '2R', '3L', '4R'] },
    returned: { moon: [], sun: [] },
    ring: null,
    idle: 0,
    won: { moon: 0, sun: 0 },
    rules: { empty_tree: 'zero' },
    ask: { seat: 1, question: 'TakeTurn', bare: [] },
  };
}

/** The example after the dance of `waltz 5L S4`, before anything is turned up. */
export function danced(): View {
  const view = example();
  view.trees.S4.pile.push('5L');
  view.trees.M1.pile = [];
  view.trees.M4.pile = [];
  view.trees.S2.pile.push('5L');
  view.boards.sun.pile.push('5R');
  view.hand.sun = ['4L'];
  view.ring = 'S4';
  return view;
}

export const DANCE = ['ring S4', 'dance 5R M1 SC', 'dance 5L M4 S2'];
