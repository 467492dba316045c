import { beforeEach, expect, test } from 'vitest';
import type { TurnResult } from '../wire';
import { Tries } from './tries.svelte';
import { bars, people } from './turns';

const result = (...everybody: [points: number, people: number][]): TurnResult => ({
  points: 2,
  best: 5,
  turn: [],
  levels: {},
  everybody: everybody.map(([points, people]) => ({ points, people })),
});

beforeEach(() => localStorage.clear());

test('everybody has a bar, and so have mine and the best, whether or not somebody found it', () => {
  expect(bars(result([3, 2], [0, 1]), 2)).toEqual([
    { points: 0, people: 1, mine: false, best: false },
    { points: 2, people: 0, mine: true, best: false },
    { points: 3, people: 2, mine: false, best: false },
    { points: 5, people: 0, mine: false, best: true },
  ]);
  expect(bars(result([5, 4]), 5)).toEqual([{ points: 5, people: 4, mine: true, best: true }]);
});

test('all who have tried are counted', () => {
  expect(people(result())).toBe(0);
  expect(people(result([0, 3], [5, 1]))).toBe(4);
});

test('of what somebody has tried the first counts, and stays', () => {
  const tries = new Tries('ark');
  expect(tries.of('a')).toBeNull();
  tries.add('a', 0);
  tries.add('a', 5);
  expect(tries.of('a')).toBe(0);
  expect(new Tries('ark').of('a')).toBe(0);
  expect(new Tries('tigris').of('a')).toBeNull();
});

test('what this browser holds and nobody wrote so is nothing', () => {
  for (const kept of ['{', '7', '[{"id": "a"}]', '[null]', '[{"id": "a", "points": "many"}]']) {
    localStorage.setItem('ludarium-turns-ark', kept);
    expect(new Tries('ark').all).toEqual([]);
  }
});
