import { expect, test } from 'vitest';
import { pathOf, qr } from './qr';

// As a camera reads it.
const A = `
#######..#.##.#######
#.....#.#.##..#.....#
#.###.#.##.#..#.###.#
#.###.#.#.##..#.###.#
#.###.#..#..#.#.###.#
#.....#...##..#.....#
#######.#.#.#.#######
........##...........
#.....#.#.##.##..###.
#..##......###.###..#
`;

test('one letter is the smallest square', () => {
  const rows = qr('a')!;
  const drawn = rows.map((row) => row.map((dark) => (dark ? '#' : '.')).join(''));
  expect(drawn).toHaveLength(21);
  expect(drawn.slice(0, 10)).toEqual(A.trim().split('\n'));
});

test.each([
  [14, 21],
  [15, 25],
  [84, 37],
  [122, 45],
  [213, 57],
])('%i bytes', (bytes, size) => {
  expect(qr('x'.repeat(bytes))).toHaveLength(size);
});

test('what is too long is not drawn', () => {
  expect(qr('x'.repeat(214))).toBeNull();
});

test('the dark ones as a path', () => {
  expect(
    pathOf([
      [true, false],
      [false, true],
    ]),
  ).toBe('M0 0h1v1h-1zM1 1h1v1h-1z');
});
