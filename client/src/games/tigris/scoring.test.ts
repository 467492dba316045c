import { beforeAll, expect, it } from 'vitest';
import { words } from '../../i18n/index.svelte';
import type { LogContext } from '../../table/game';
import { drawn } from './fixtures';
import { scoring } from './scoring';

beforeAll(() => words.learn('tigris'));

const ctx = { name: (seat: number) => `${seat}` } as LogContext;
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '');

function steps(points: number[][], treasures: number[]) {
  const players = points.length;
  return scoring(drawn('A\n1 ..', { players, points, treasures, ask: null }), ctx);
}

/** In the order of the rules: red, black, blue, green. */
const POT = [9, 12, 11, 11];
const LION = [10, 12, 10, 13];
const BULL = [10, 10, 11, 14];
const BOW = [6, 22, 14, 15];

it('goes as the example of the rulebook: the next colours decide between lion and bull', () => {
  const found = steps([POT, LION, BULL, BOW], [2, 0, 0, 3]);
  expect(found.map(({ totals }) => totals)).toEqual([
    [9, 10, 10, 6],
    [11, 10, 10, 9],
    [11, 10, 10, 9],
    [11, 10, 10, 9],
    [11, 12, 11, 9],
  ]);
});

it('shows where treasures went', () => {
  const [, treasures] = steps([POT, LION], [2, 0]);
  expect(treasures?.gains.map((gains) => gains.map(({ sign, text }) => [sign, plain(text)]))).toEqual([
    [
      ['treasure', '2 treasures'],
      ['red', '+2'],
    ],
    [[undefined, 'no treasure']],
  ]);
});

it('marks the weakest colour of each, and the best of these', () => {
  const [points, , weakest] = steps([POT, BOW], [0, 0]);
  expect(points?.gains.map((gains) => gains.findIndex(({ strong }) => strong))).toEqual([0, 0]);
  expect(weakest?.gains.map(([gain]) => [plain(gain!.text), gain!.strong])).toEqual([
    ['9 temple points', true],
    ['6 temple points', false],
  ]);
});

it('lets those share who are level in everything', () => {
  const found = steps([POT, POT], [0, 0]);
  expect(found).toHaveLength(6);
  expect(found.at(-1)?.text).toBe('All four colours are level. The place is shared.');
});

it('waits until the screens are gone', () => {
  expect(scoring(drawn('A\n1 ..'), ctx)).toEqual([]);
});
