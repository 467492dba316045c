import { describe, expect, it } from 'vitest';
import { hull, roundedLoop } from './hull';

const loops = (path: string): number => path.split('Z').length - 1;
const corners = (path: string): number => path.split('Q').length - 1;

describe('a hull', () => {
  it('of one space is a square with round corners, grown on all sides', () => {
    expect(hull([[0, 0]], 100, 5, 30)).toBe(
      'M-5 25Q-5 -5 25 -5L75 -5Q105 -5 105 25L105 75Q105 105 75 105L25 105Q-5 105 -5 75Z',
    );
  });

  it('stays on the land', () => {
    const corner = hull([[0, 0]], 100, 5, 30, { width: 200, height: 100 });
    expect(corner).toBe('M2 32Q2 2 32 2L75 2Q105 2 105 32L105 68Q105 98 75 98L32 98Q2 98 2 68Z');
  });

  it('has no corners on straight edges', () => {
    expect(
      corners(
        hull(
          [
            [0, 0],
            [1, 0],
            [2, 0],
          ],
          100,
          5,
          30,
        ),
      ),
    ).toBe(4);
  });

  it('has an outline for every hole', () => {
    const ring = [0, 1, 2].flatMap((x) => [0, 1, 2].map((y) => [x, y] as const));
    expect(
      loops(
        hull(
          ring.filter(([x, y]) => x !== 1 || y !== 1),
          100,
          5,
          30,
        ),
      ),
    ).toBe(2);
  });

  it('comes to an end where two spaces meet in a corner', () => {
    const path = hull(
      [
        [0, 0],
        [1, 0],
        [0, 1],
        [2, 1],
        [1, 2],
        [2, 2],
        [0, 2],
      ],
      100,
      5,
      30,
    );
    expect(path).not.toContain('NaN');
    expect(loops(path)).toBeGreaterThanOrEqual(1);
  });
});

it('round corners never overlap on short edges', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
    { x: 0, y: 10 },
  ];
  expect(roundedLoop(points, 30)).toContain('M0 5Q0 0 5 0');
});
