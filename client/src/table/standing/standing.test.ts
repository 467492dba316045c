import { expect, test } from 'vitest';
import { plain, words } from '../../i18n/index.svelte';
import { admits, standingLine } from './standing';

const one = { games: 20, finished: 19, zeros: 0, answers_in: 5 * 3600 + 700 };

test('a standing in a few words', async () => {
  await words.speak('en');
  await words.learn('later/lobby');
  expect(plain(standingLine(one))).toBe('finished 19 of 20, answers in about 5h');
  expect(plain(standingLine({ ...one, answers_in: null }))).toBe('finished 19 of 20');
  expect(plain(standingLine({ ...one, answers_in: 0 }))).toContain('1s');
  expect(standingLine(null)).toBe('new here');
});

test('newcomers pass unless the table says no', () => {
  expect(admits(null, null)).toBe(true);
  expect(admits({ share: 90, newcomers: true }, null)).toBe(true);
  expect(admits({ share: 90, newcomers: false }, null)).toBe(false);
  expect(admits({ share: 95, newcomers: true }, one)).toBe(true);
  expect(admits({ share: 96, newcomers: true }, one)).toBe(false);
});
