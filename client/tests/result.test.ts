import { describe, expect, test } from 'vitest';
import { placing } from '../src/table/result';

describe('the numbers that place a seat', () => {
  const all = (scores: number[][]) => scores.map((_, seat) => placing(scores, seat));

  test('are one where nobody is level', () => {
    expect(
      all([
        [86, 2],
        [66, 3],
        [59, 1],
      ]),
    ).toEqual([[86], [66], [59]]);
  });

  test('go on to where level seats differ', () => {
    expect(
      all([
        [7, 7, 9],
        [7, 8, 8],
        [5, 5, 5],
      ]),
    ).toEqual([[7, 7], [7, 8], [5]]);
  });

  test('are all of them where nothing breaks the tie', () => {
    expect(
      all([
        [3, 4],
        [3, 4],
      ]),
    ).toEqual([
      [3, 4],
      [3, 4],
    ]);
    expect(placing([[12]], 0)).toEqual([12]);
  });
});
