import { describe, expect, it } from 'vitest';
import { asked, board, view } from './fixtures';
import { buildable, lightOf } from './light';

const able = (value: number, ritual: string[], built: Record<string, string[]> = {}) =>
  buildable(view({ boards: [board({ ritual, built })] }), 0, value);

describe('what could be built', () => {
  it('needs two materials beside each other', () => {
    expect(able(2, ['r1', 'r6', 'r12'])).toEqual({ buildings: [], spaces: [] });
    expect(able(2, ['r1', 'r5', 'r12'])).toEqual({ buildings: ['1', '2'], spaces: ['r1', 'r5'] });
    // r4 ends a row, r5 begins the next.
    expect(able(2, ['r4', 'r5']).spaces).toEqual([]);
  });

  it('leaves out what stands, or needs more', () => {
    expect(able(3, ['r1', 'r2'], { '2': ['r9', 'r10'] }).buildings).toEqual(['1', '3']);
    expect(able(1, ['r1', 'r2'], { '1': ['r9', 'r10'] })).toEqual({ buildings: [], spaces: [] });
  });

  it('is lit before the die is placed, and when it is asked', () => {
    const boards = [board({ ritual: ['r1', 'r2'] })];
    const { picking } = asked('die 2 build', 'die 4 build');
    picking.tap(['die', '2', 'build']);
    expect(lightOf(view({ boards }), picking)).toMatchObject({ buildings: ['1', '2'], spaces: ['r1', 'r2'] });
    const building = view({ boards, ask: { seat: 0, question: 'Build', reach: 1 } });
    expect(lightOf(building, asked('build 1 r1 r2').picking)).toMatchObject({ buildings: ['1'] });
  });
});
