import { describe, expect, it } from 'vitest';
import { at } from '../fixtures';
import { asksFor, clashOf, defenderNeeds, duels } from './clash';

describe('a war', () => {
  it('counts what the rules count, each side for itself', () => {
    const view = at('attack');
    const clash = clashOf(view)!;
    expect(clash.sides.map(({ strength }) => strength)).toEqual([1, 2]);
    expect(clash.sides.map(({ kingdom }) => kingdom)).toEqual(['A', 'B']);
    expect(clash).toMatchObject({ kind: 'war', tiles: 'green', asked: 0, open: ['black', 'green'] });
    expect(clash.places).toEqual(['F4', 'I3', 'F3', 'I4', 'I6', 'H4']);
  });

  it('is one of those that are open, each with who attacks', () => {
    const found = duels(at('wars'));
    expect(found.map(({ colour }) => colour)).toEqual(['black', 'green']);
    expect(found.map(({ sides }) => sides.map(({ leader }) => leader.seat + 1))).toEqual([
      [1, 3],
      [1, 2],
    ]);
  });

  it('pays for the leader and for every tile removed', () => {
    expect(clashOf(at('attack'))!.outcomes).toEqual([
      { points: 3, removed: ['I4', 'I6'], spared: [] },
      { points: 2, removed: ['F3'], spared: [] },
    ]);
  });

  it('says how many each needs: a tie is enough for the defender', () => {
    const [attack, defence] = [at('attack'), at('defence')];
    expect(asksFor(attack, clashOf(attack)!)).toBe(2);
    expect([0, 1, 2, 3].map((n) => defenderNeeds(attack, n))).toEqual([0, 0, 1, 2]);
    expect(clashOf(defence)!.asked).toBe(1);
    expect(asksFor(defence, clashOf(defence)!)).toBe(3);
    expect(defenderNeeds(defence, 4)).toBe(3);
  });

  it('of priests spares temples with a treasure or next to another leader, not those next to the beaten one', () => {
    const [found] = clashOf(at('priests'))!.outcomes!;
    expect(found).toEqual({ points: 4, removed: ['J5', 'I6', 'K6'], spared: ['I4', 'K5'] });
  });
});

describe('a revolt', () => {
  it('is fought with the temples beside the leaders and pays one red point', () => {
    const clash = clashOf(at('revolted'))!;
    expect(clash).toMatchObject({ kind: 'revolt', colour: 'black', tiles: 'red', open: [] });
    expect(clash.sides.map(({ strength }) => strength)).toEqual([2, 1]);
    expect(clash.outcomes?.[1]).toEqual({ points: 1, removed: [], spared: [] });
  });

  it('shows the defender what the attacker has added', () => {
    const clash = clashOf(at('revolted'))!;
    expect(clash.asked).toBe(1);
    expect(clash.sides.map(({ added }) => added)).toEqual([2, null]);
    expect(asksFor(at('revolted'), clash)).toBe(3);
  });
});

it('is over once the beaten leader has left the board', () => {
  const view = at('attack');
  delete view.cells['I3'];
  expect(clashOf(view)).toBeNull();
});

it('is nothing while nobody fights', () => {
  expect(clashOf(at('war'))).toBeNull();
  expect(duels(at('war'))).toEqual([]);
});

it('knows of hidden hands only their size', () => {
  expect(clashOf(at('attack'))!.sides.map(({ holds }) => holds)).toEqual([6, 6]);
});
