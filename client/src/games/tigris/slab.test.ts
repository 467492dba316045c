import { beforeAll, expect, it } from 'vitest';
import { words } from '../../i18n/index.svelte';
import type { LogContext } from '../../table/game';
import { at } from './fixtures';
import { scoring } from './scoring';
import { stacksOf } from './slab';

beforeAll(() => words.learn('tigris'));

const view = at('scores');
const stacks = (step: number) =>
  stacksOf(view, scoring(view, { name: String } as unknown as LogContext)[step]!, 0);

it('shows a colour after the other, and nothing of what is still behind the screen', () => {
  const known = [0, 1, 2, 3].map((step) => stacks(step).filter(({ n }) => n !== null).length);
  expect(known).toEqual([1, 2, 3, 4]);
  expect(stacks(1).map(({ now }) => now)).toEqual([false, true, false, false]);
});

it('puts the treasures on the weakest, which counts', () => {
  expect(stacks(3).every(({ more }) => more === 0)).toBe(true);
  expect(stacks(4).map(({ more }) => more)).toEqual([2, 0, 0, 0]);
  expect(stacks(4).some(({ weakest }) => weakest)).toBe(false);
  expect(stacks(5).filter(({ weakest }) => weakest)).toHaveLength(1);
});
