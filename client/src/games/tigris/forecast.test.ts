import { describe, expect, it } from 'vitest';
import { after, at } from './fixtures';
import { forecast, type Forecast } from './forecast';

/** What an answer leads to, by what the server says of it. */
const foreseen = (position: string, words: string): Forecast =>
  forecast(at(position), after(position, words));

describe('the outcome of a move', () => {
  it('names the points, for whom and why', () => {
    const found = foreseen('revolt', 'tile blue H1');
    expect(found.facts).toEqual([
      { kind: 'points', seat: 0, n: 1, colour: 'blue', reason: 'king', cell: '' },
    ]);
    expect(found.ends).toBe(false);
  });

  it('lists the wars that follow, with their strengths', () => {
    const found = foreseen('war', 'tile green H4');
    expect(found.facts).toEqual([{ kind: 'unites' }]);
    expect(found.order).toBe(true);
    expect(found.duels.map(({ colour, sides }) => [colour, ...sides.map((one) => one.strength)])).toEqual([
      ['black', 1, 2],
      ['green', 1, 2],
    ]);
  });

  it('puts the war that was chosen first', () => {
    const found = foreseen('wars', 'war green');
    expect(found.duels.map(({ colour }) => colour)).toEqual(['green', 'black']);
    expect(found.order).toBe(false);
  });

  it('shows a revolt with the temples beside the leaders', () => {
    const found = foreseen('rebel', 'leader black G4');
    expect(found.revolt).toBe(true);
    expect(found.duels[0]?.sides.map(({ leader, strength }) => [leader.seat, strength])).toEqual([
      [1, 2],
      [0, 1],
    ]);
  });

  it('tells of leaders that go home and tiles that go', () => {
    expect(foreseen('war', 'catastrophe G4').facts).toEqual([
      { kind: 'removed', colour: 'red', cells: ['G4'] },
      { kind: 'home', leader: { seat: 2, colour: 'black', cell: 'G3' } },
      { kind: 'home', leader: { seat: 0, colour: 'green', cell: 'F4' } },
    ]);
  });

  it('tells of a square that is complete, and of a monument with those it pays', () => {
    expect(foreseen('almost', 'tile red K2').facts.at(-1)).toEqual({ kind: 'square', colour: 'red' });
    expect(foreseen('square', 'build J2 red-black').facts[0]).toMatchObject({
      kind: 'monument',
      payees: [
        { seat: 0, colour: 'black' },
        { seat: 1, colour: 'red' },
      ],
    });
  });

  it('tells of treasures, and that the game ends with the turn', () => {
    expect(foreseen('treasures', 'leave G5').facts).toEqual([
      { kind: 'treasures', seat: 1, cells: ['H5', 'J5'] },
      { kind: 'last', n: 1 },
    ]);
    expect(foreseen('treasure', 'tile black C10').facts).toContainEqual({ kind: 'picks', seat: 0 });
  });

  it('knows the end of a turn, with its income, and luck', () => {
    const passed = foreseen('income', 'pass');
    expect(passed).toMatchObject({ ends: true, luck: false });
    expect(passed.facts[0]).toMatchObject({ kind: 'points', reason: 'monument', cell: 'G3' });

    expect(foreseen('almost', 'tile black A5')).toMatchObject({ ends: true, luck: true });
    expect(foreseen('war', 'swap 2 red blue').ends).toBe(false);
    expect(foreseen('war', 'pass').facts).toEqual([{ kind: 'over' }]);
  });
});
