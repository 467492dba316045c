import { describe, expect, it } from 'vitest';
import { drawn, revolt, war } from '../fixtures';
import type { View } from '../view';
import { clashOf, duels, needed, openWars, outcome } from './clash';

/** The rulebook's war of the traders, once the market has united the kingdoms. */
function united(more: Partial<View['ask']> = {}): View {
  const view = war();
  view.cells['H4'] = 'g.';
  const ask = { seat: 0, question: 'Support', conflict: 'war', colour: 'green', cell: 'H4' } as const;
  return {
    ...view,
    hands: ['RGGGGG', 6, 6],
    ask: { ...ask, attacker: 'F4', defender: 'I3', strength: [1, 2], committed: null, ...more },
  };
}

/** The rulebook's revolt, once the king of the second seat stands on G4. */
function risen(committed: number | null = null): View {
  const view = revolt();
  view.cells['G4'] = '2K';
  return {
    ...view,
    turn: { seat: 1, left: 2 },
    ask: {
      seat: committed === null ? 1 : 0,
      question: 'Support',
      conflict: 'revolt',
      colour: 'black',
      attacker: 'G4',
      defender: 'H2',
      strength: [2, 1],
      cell: null,
      committed,
    },
  };
}

const RED = (drawing: string): View => {
  const ask = { seat: 0, question: 'Support', conflict: 'war', colour: 'red', cell: 'H5' } as const;
  return drawn(drawing, { ask: { ...ask, attacker: 'G5', defender: 'I5', committed: 0 } });
};

describe('a war', () => {
  it('counts what the server counts, each side for itself', () => {
    const view = united();
    const clash = clashOf(view)!;
    expect(clash.sides.map(({ support }) => support)).toEqual([['F3'], ['I4', 'I6']]);
    expect(clash.sides.map(({ support }) => support.length)).toEqual(view.ask?.strength);
    expect(clash.sides.map(({ kingdom }) => kingdom)).toEqual(['A', 'B']);
    expect(clash.tiles).toBe('green');
    expect(clash.asked).toBe(0);
  });

  it('knows the wars that are open, and who attacks', () => {
    const view = united({ question: 'ChooseWar' });
    expect(openWars(view)).toEqual(['black', 'green']);
    expect(duels(view).map((pair) => pair.map(({ seat }) => seat + 1))).toEqual([
      [1, 3],
      [1, 2],
    ]);
    expect(duels({ ...view, turn: { seat: 1, left: 2 } }).map(([attacker]) => attacker.seat + 1)).toEqual([
      3, 2,
    ]);
  });

  it('pays for the leader and for every tile removed', () => {
    const view = united();
    const clash = clashOf(view)!;
    expect(outcome(view, clash, 0)).toMatchObject({ points: 3, colour: 'green', removed: ['I4', 'I6'] });
    expect(outcome(view, clash, 1)).toMatchObject({ points: 2, removed: ['F3'] });
  });

  it('says how many the defender needs: a tie is enough', () => {
    const clash = clashOf(united({ committed: 4, seat: 1 }))!;
    expect(clash.asked).toBe(1);
    expect(needed(clash, 1, 5)).toBe(3);
    expect(needed(clash, 1, 2)).toBe(0);
    expect(needed(clash, 0, 2)).toBe(2);
  });

  it('of priests spares temples with a treasure or next to another leader, not those next to the beaten one', () => {
    const view = RED(`
        F  G  H  I  J  K
     4  .. r. .. r* .. 2K
     5  .. 1R .. 2R r. r.
     6  .. .. .. r. .. r.`);
    const found = outcome(view, clashOf(view)!, 0);
    expect(found.removed).toEqual(['J5', 'I6', 'K6']);
    expect(found.spared).toEqual(['I4', 'K5']);
    expect(found.points).toBe(4);
  });
});

describe('a revolt', () => {
  it('is fought with the temples beside the leaders and pays one red point', () => {
    const view = risen();
    const clash = clashOf(view)!;
    expect(clash).toMatchObject({ kind: 'revolt', colour: 'black', tiles: 'red', open: [] });
    expect(clash.sides.map(({ support }) => support.length)).toEqual(view.ask?.strength);
    expect(outcome(view, clash, 1)).toMatchObject({ points: 1, colour: 'red', removed: [], spared: [] });
  });

  it('shows the defender what the attacker has added', () => {
    const clash = clashOf(risen(2))!;
    expect(clash.asked).toBe(1);
    expect(clash.sides.map(({ added }) => added)).toEqual([2, null]);
    expect(needed(clash, 1, 4)).toBe(3);
  });
});

it('is nothing while nobody fights', () => {
  expect(clashOf(war())).toBeNull();
  expect(duels(war())).toEqual([]);
});

it('knows of hidden hands only their size', () => {
  expect(clashOf(united())!.sides.map(({ holds }) => holds)).toEqual([6, 6]);
});
