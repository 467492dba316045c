import { beforeAll, expect, it } from 'vitest';
import { words } from '../../i18n/index.svelte';
import type { LogContext } from '../../table/game';
import { at } from './fixtures';
import { scoring } from './scoring';

beforeAll(() => words.learn('tigris'));

const ctx = { name: (seat: number) => `${seat}` } as LogContext;
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '');

const steps = (position: string) => scoring(at(position), ctx);

it('goes as the example of the rulebook: the next colours decide between lion and bull', () => {
  const found = steps('scores');
  expect(found.map(({ totals }) => totals)).toEqual([
    ...Array<null[]>(2).fill([null, null, null, null]),
    [11, 10, 10, 9],
    [11, 10, 10, 9],
    [11, 12, 11, 9],
  ]);
});

it('begins with what ran out', () => {
  const over = { v: 9, seat: 0, words: '', events: ['treasures p1 2', 'over treasures'] };
  const [begun] = scoring(at('scores'), ctx, over);
  expect(begun?.text).toBe(
    `Fewer than three treasures are left. The game is over. ${steps('scores')[0]?.text}`,
  );
});

it('shows where treasures went', () => {
  const treasures = steps('scores')[1];
  expect(
    treasures?.gains.slice(0, 2).map((gains) => gains.map(({ sign, text }) => [sign, plain(text)])),
  ).toEqual([
    [
      ['treasure', '2 treasures'],
      ['red', '+2'],
    ],
    [[undefined, 'no treasure']],
  ]);
});

it('begins with the cubes, and tells nothing of the treasures', () => {
  const [cubes] = steps('scores');
  expect(cubes?.gains[0]?.[0]?.text).toBe('9');
  expect(cubes?.gains.every((gains) => gains.length === 5 && gains[4]?.text === '?')).toBe(true);
});

it('marks the best of the weakest colours', () => {
  const weakest = steps('scores')[2];
  expect(weakest?.gains.map(([gain]) => [plain(gain!.text), gain!.strong])).toEqual([
    ['11 temple points', true],
    ['10 temple points', false],
    ['10 temple points', false],
    ['9 temple points', false],
  ]);
});

it('lets those share who are level in everything', () => {
  const found = steps('even');
  expect(found).toHaveLength(6);
  expect(found.at(-1)?.text).toBe('All four colours are level. The place is shared.');
});

it('waits until the screens are gone', () => {
  expect(steps('war')).toEqual([]);
});
