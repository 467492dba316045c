import { beforeEach, expect, test } from 'vitest';
import type { School, Step } from '../wire';
import { Progress } from './progress.svelte';

const MOVES = [{ words: 'pass', outcomes: [] }];
const school = (version: string): School => ({
  version,
  seat: 0,
  players: 2,
  steps: ['D1', 'D2'].map((id) => ({ id }) as Step),
  firsts: [],
});

beforeEach(() => localStorage.clear());

test('who comes back goes on in the middle of the step', () => {
  new Progress('druids', school('a')).keep('D2', MOVES);
  const progress = new Progress('druids', school('a'));
  expect(progress.movesOf('D2')).toEqual(MOVES);
  expect(progress.movesOf('D1')).toEqual([]);
});

test('where the school has changed the step begins anew, and what is finished stays so', () => {
  const before = new Progress('druids', school('a'));
  before.finish('D1');
  before.keep('D2', MOVES);
  const progress = new Progress('druids', school('b'));
  expect(progress.movesOf('D2')).toEqual([]);
  expect([...progress.finished]).toEqual(['D1']);
  expect(progress.next).toBe(2);
});
