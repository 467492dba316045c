import { describe, expect, test } from 'vitest';
import { plain, words } from '../src/i18n/index.svelte';
import { placing, resultLine } from '../src/table/result';
import { table } from './fake/socket';

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

describe('who won', () => {
  const line = (winners: number[], scores: number[][] | null) =>
    plain(resultLine({ ...table([0]), game: 'ark', result: [winners], ended: 'played' }, scores, 0));

  test('is said with how much, as far as that is known', async () => {
    await words.learn('ark');
    await words.speak('en');
    expect(line([0], [[12], [7]])).toBe('You win with 12.');
    expect(line([0], null)).toBe('You win.');
    expect(line([1], [[0], [0]])).toMatch(/ wins with 0\.$/);
  });
});
