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

it('puts the treasures on the weakest, which counts', () => {
  expect(stacks(0).every(({ more }) => more === 0)).toBe(true);
  expect(stacks(1).map(({ more }) => more)).toEqual([2, 0, 0, 0]);
  expect(stacks(1).some(({ weakest }) => weakest)).toBe(false);
  expect(stacks(2).filter(({ weakest }) => weakest)).toHaveLength(1);
});
