import { describe, expect, it } from 'vitest';
import { drawn } from './fixtures';
import { CELLS, CORNERS, RIVER, squaresAt } from './valley';
import { pieceAt, standsOn } from './view';

describe('the board', () => {
  it('has 41 river spaces and four corners', () => {
    expect(CELLS).toHaveLength(176);
    expect(RIVER.size).toBe(41);
    expect([...CORNERS].sort()).toEqual(['B2', 'B8', 'O9', 'P2']);
  });

  it('ends at its edges', () => {
    expect(squaresAt('A1')).toEqual(['A1']);
    expect(squaresAt('P11')).toEqual(['O10']);
    expect(squaresAt('D4')).toHaveLength(4);
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
});
