import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawn, revolt, war } from './fixtures';
import {
  CELLS,
  completes,
  CORNERS,
  layingTile,
  leavingWithout,
  MAP,
  neighbours,
  placingLeader,
  RIVER,
  squaresAt,
  supporters,
  survey,
  templesBeside,
} from './valley';
import { pieceAt, standsOn, unitingTile, withTreasures, type Leader } from './view';

// The tests run in client/.
const inventory = readFileSync('../src/ludarium/games/tigris/components.toml', 'utf8');

describe('the board', () => {
  it('is the one of the inventory', () => {
    const grid = /grid = \[([^\]]+)\]/.exec(inventory)?.[1] ?? '';
    expect([...grid.matchAll(/"([^"]+)"/g)].map((found) => found[1])).toEqual([...MAP]);
  });

  it('has 41 river spaces and four corners', () => {
    expect(CELLS).toHaveLength(176);
    expect(RIVER.size).toBe(41);
    expect([...CORNERS].sort()).toEqual(['B2', 'B8', 'O9', 'P2']);
  });

  it('ends at its edges', () => {
    expect(neighbours('A1').sort()).toEqual(['A2', 'B1']);
    expect(neighbours('P11').sort()).toEqual(['O11', 'P10']);
    expect(squaresAt('A1')).toEqual(['A1']);
    expect(squaresAt('P11')).toEqual(['O10']);
    expect(squaresAt('D4')).toHaveLength(4);
  });
});

describe('regions', () => {
  it('connect by edges, and leaders are bridges', () => {
    const found = survey(war());
    expect(found.regions).toHaveLength(2);
    expect(found.kingdoms.map(({ letter }) => letter)).toEqual(['A', 'B']);
    expect(found.at.get('F3')?.letter).toBe('A');
    expect(found.at.get('I6')?.letter).toBe('B');
  });

  it('leave out the tile that unites while wars last', () => {
    const view = war();
    view.cells['H4'] = 'g.';
    const asked = { ...view, ask: { seat: 0, question: 'ChooseWar', cell: 'H4' } as const };
    expect(unitingTile(asked)).toBe('H4');
    expect(survey(asked).kingdoms).toHaveLength(2);
    expect(survey(view).kingdoms).toHaveLength(1);
  });

  it('are parted by catastrophes', () => {
    const found = survey(drawn('A B C D\n1 r. XX r. 1K'));
    expect(found.regions).toHaveLength(2);
    expect(found.kingdoms).toHaveLength(1);
  });
});

describe('strength', () => {
  it('is temples beside the leader in a revolt', () => {
    const view = revolt();
    expect(templesBeside(view, 'G4').sort()).toEqual(['G3', 'H4']);
    expect(templesBeside(view, 'H2')).toEqual(['G2']);
  });

  it('is tiles of the colour in the own kingdom in a war', () => {
    const view = war();
    const trader: Leader = { seat: 1, colour: 'green', cell: 'I3' };
    expect(supporters(view, trader).sort()).toEqual(['I4', 'I6']);
    expect(supporters(view, { seat: 0, colour: 'green', cell: 'F4' })).toEqual(['F3']);
  });
});

describe('consequences', () => {
  it('a uniting tile leads to a war for every colour in both', () => {
    const after = layingTile(war(), 'green', 'H4');
    expect(after.kind === 'war' && after.kingdoms).toEqual(['A', 'B']);
    expect(after.kind === 'war' && after.wars.map(({ colour }) => colour).sort()).toEqual(['black', 'green']);
  });

  it('kingdoms without a common colour join in peace', () => {
    const view = drawn('A B C D E\n1 1R r. .. r. 2K');
    expect(layingTile(view, 'green', 'C1')).toEqual({ kind: 'join', kingdoms: ['A', 'B'] });
  });

  it('a tile scores for the leader of its colour, whoever owns it', () => {
    const view = revolt();
    expect(layingTile(view, 'green', 'G4')).toMatchObject({ kind: 'score', seat: 0, by: 'H5' });
    expect(layingTile(view, 'red', 'G4')).toMatchObject({ kind: 'score', seat: 2, by: 'F2' });
  });

  it('the king stands in for a missing leader', () => {
    expect(layingTile(revolt(), 'blue', 'H1')).toMatchObject({ kind: 'score', seat: 0, by: 'H2' });
  });

  it('nobody scores beside a region without leader', () => {
    expect(layingTile(drawn('A B\n1 r. ..'), 'red', 'B1')).toEqual({ kind: 'nothing' });
  });

  it('a second leader of a colour begins a revolt', () => {
    expect(placingLeader(revolt(), 1, 'black', 'G4')).toEqual({
      kind: 'revolt',
      kingdom: 'A',
      rival: { seat: 0, colour: 'black', cell: 'H2' },
      strength: [2, 1],
    });
  });

  it('a leader is lifted before it is placed', () => {
    const view = drawn('A B C D\n1 r. 1K r. ..');
    expect(placingLeader(view, 0, 'black', 'D1')).toEqual({ kind: 'nothing' });
    expect(placingLeader(view, 0, 'red', 'D1')).toEqual({ kind: 'enter', kingdom: 'A' });
  });

  it('a fourth tile completes a square, if a monument has its colour', () => {
    const view = drawn('A B\n1 g. g.\n2 g. ..');
    expect(completes(view, 'green', 'B2')).toEqual(['A1']);
    expect(completes(view, 'red', 'B2')).toEqual([]);
    expect(completes({ ...view, unused: ['red-black'] }, 'green', 'B2')).toEqual([]);
  });

  it('a leader without temple goes home', () => {
    expect(leavingWithout(revolt(), ['G2']).map(({ cell }) => cell)).toEqual(['F2', 'H2']);
    expect(leavingWithout(revolt(), ['G3'])).toEqual([]);
  });
});

describe('tokens', () => {
  it('are read', () => {
    const view = drawn('A B C D E\n1 r* #* #g 2B XX');
    expect(pieceAt(view, 'A1')).toEqual({ kind: 'tile', colour: 'red', treasure: true });
    expect(pieceAt(view, 'B1')).toEqual({ kind: 'down', colour: 'red', treasure: true });
    expect(pieceAt(view, 'C1')).toEqual({ kind: 'down', colour: 'green', treasure: false });
    expect(pieceAt(view, 'D1')).toEqual({ kind: 'leader', seat: 1, colour: 'blue' });
    expect(pieceAt(view, 'E1')).toEqual({ kind: 'ruin' });
    expect(pieceAt(view, 'F1')).toBeNull();
    expect(standsOn(view, 1, 'blue')).toBe('D1');
  });

  it('treasures strengthen the weakest colour, one by one', () => {
    expect(withTreasures([3, 2, 1, 4], 3)).toEqual([3, 3, 3, 4]);
  });
});
