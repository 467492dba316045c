import { describe, expect, it } from 'vitest';
import type { Preview } from '../../wire';
import { drawn, revolt, war } from './fixtures';
import { forecast } from './forecast';
import type { Ask, View } from './view';

/** An answer of the server, as it looks. */
const answer = (words: string, events: string[], view: View, luck = false): Preview => ({
  v: 7,
  words,
  events,
  view,
  luck,
});

const asked = (view: View, ask: Partial<Ask> | null, cells: View['cells'] = {}): View => ({
  ...view,
  cells: { ...view.cells, ...cells },
  ask: ask && ({ seat: 0, ...ask } as Ask),
});

const ONE_LEFT = { question: 'TakeAction', left: 1 } as const;

describe('the outcome of a move', () => {
  it('names the points, for whom and why', () => {
    const after = asked(war(), ONE_LEFT, { H3: 'k.' });
    const found = forecast(war(), answer('tile black H3', ['p3 gains 1 black for king'], after));
    expect(found.facts).toEqual([
      { kind: 'points', seat: 2, n: 1, colour: 'black', reason: 'king', cell: '' },
    ]);
    expect(found.ends).toBe(false);
  });

  it('lists the wars that follow, with their strengths', () => {
    const after = asked(war(), { question: 'ChooseWar', cell: 'H4' }, { H4: 'g.' });
    const found = forecast(war(), answer('tile green H4', ['H4 unites'], after));
    expect(found.facts).toEqual([{ kind: 'unites' }]);
    expect(found.order).toBe(true);
    expect(found.duels.map(({ colour, sides }) => [colour, ...sides.map((one) => one.strength)])).toEqual([
      ['black', 1, 2],
      ['green', 1, 2],
    ]);
  });

  it('puts the war that was chosen first', () => {
    const before = asked(war(), { question: 'ChooseWar', cell: 'H4' }, { H4: 'g.' });
    const ask = { question: 'Support', conflict: 'war', colour: 'green', cell: 'H4' } as const;
    const after = asked(before, { ...ask, attacker: 'F4', defender: 'I3', strength: [1, 2] });
    const found = forecast(before, answer('war green', ['war green p1 F4 1 against p2 I3 2'], after));
    expect(found.duels.map(({ colour }) => colour)).toEqual(['green', 'black']);
    expect(found.order).toBe(false);
  });

  it('shows a revolt with the temples beside the leaders', () => {
    const ask = { question: 'Support', conflict: 'revolt', colour: 'black', cell: null } as const;
    const after = asked(revolt(), { ...ask, attacker: 'G4', defender: 'H2', strength: [2, 1] }, { G4: '2K' });
    const event = 'revolt black p2 G4 2 against p1 H2 1';
    const found = forecast(revolt(), answer('leader black G4', [event], after));
    expect(found.revolt).toBe(true);
    expect(found.duels[0]?.sides.map(({ leader, strength }) => [leader.seat, strength])).toEqual([
      [1, 2],
      [0, 1],
    ]);
  });

  it('tells of leaders that go home and tiles that go', () => {
    const events = ['removed red O8', 'p2 red leader leaves N8'];
    const found = forecast(war(), answer('catastrophe O8', events, asked(war(), ONE_LEFT)));
    expect(found.facts).toEqual([
      { kind: 'removed', colour: 'red', cells: ['O8'] },
      { kind: 'home', leader: { seat: 1, colour: 'red', cell: 'N8' } },
    ]);
  });

  it('tells of a square that is complete, and of a monument with those it pays', () => {
    const before = drawn(`
         I  J  K
      1  b. r. 1K
      2  .. r* ..
      3  k. r. r.
      4  r. .. 2B
      5  2R .. ..`);
    const square = asked(before, { question: 'BuildMonument', cell: 'K2' }, { K2: 'r.' });
    const laid = forecast(before, answer('tile red K2', ['p2 gains 1 red for tile'], square));
    expect(laid.facts.at(-1)).toEqual({ kind: 'square', colour: 'red' });

    const after = asked(square, ONE_LEFT, { J2: '#*', K2: '#r', J3: '#r', K3: '#r' });
    delete after.cells['K4'];
    after.monuments = { J2: 'red-black' };
    const events = ['monument red-black on J2', 'p2 blue leader leaves K4'];
    const built = forecast(square, answer('build J2 red-black', events, after));
    expect(built.facts[0]).toMatchObject({
      kind: 'monument',
      payees: [
        { seat: 0, colour: 'black' },
        { seat: 1, colour: 'red' },
      ],
    });
  });

  it('tells of treasures, and that the game ends with the turn', () => {
    const after = { ...asked(war(), ONE_LEFT), treasures_left: 2 };
    const events = ['p2 gains 1 blue for tile', 'p1 takes treasure N5 P2 leaving M5'];
    expect(forecast(war(), answer('tile blue N4', events, after)).facts.slice(1)).toEqual([
      { kind: 'treasures', seat: 0, cells: ['N5', 'P2'] },
      { kind: 'last', n: 2 },
    ]);
    const choosing = asked(war(), { seat: 2, question: 'LeaveTreasure', cells: ['I7', 'K1'] });
    expect(forecast(war(), answer('tile red J1', [], choosing)).facts).toEqual([{ kind: 'picks', seat: 2 }]);
  });

  it('knows the end of a turn, with its income, and luck', () => {
    const next = {
      ...asked(war(), { seat: 1, question: 'TakeAction', left: 2 }),
      turn: { seat: 1, left: 2 },
    };
    const income = ['p1 gains 1 black for monument A1', 'turn p2'];
    const passed = forecast(war(), answer('pass', income, next));
    expect(passed).toMatchObject({ ends: true, luck: false });
    expect(passed.facts[0]).toMatchObject({ reason: 'monument', cell: 'A1' });

    const last = { ...war(), turn: { seat: 0, left: 1 } };
    expect(forecast(last, answer('tile red A5', [], last, true))).toMatchObject({ ends: true, luck: true });
    expect(forecast(war(), answer('swap 1 red', ['p1 swaps red'], war(), true)).ends).toBe(false);
    expect(forecast(war(), answer('swap 1 red', ['over tiles'], asked(war(), null))).facts).toEqual([
      { kind: 'over' },
    ]);
  });
});
