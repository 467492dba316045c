import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { apply, type Change, type Json } from '../src/patch';

// The same cases as the server's.
const CASES = JSON.parse(readFileSync('../tests/server/patches.json', 'utf8')) as {
  why: string;
  old: Json;
  new: Json;
  patch: Change;
}[];

test.each(CASES)('$why', ({ old, new: wanted, patch }) => {
  const before = JSON.stringify(old);
  const found = apply(old, patch);
  expect(found).toEqual(wanted);
  expect(JSON.stringify(found)).toBe(JSON.stringify(wanted));
  expect(JSON.stringify(old)).toBe(before);
});

test('what has not changed is shared', () => {
  const old = { same: [1, 2, 3], other: [1, 2, 3, 4, 5, 6, 7, 8, 9] };
  const found = apply(old, { other: { 0: [2] } }) as typeof old;
  expect(found.same).toBe(old.same);
  expect(found.other).toEqual([2, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(apply(old, {})).toBe(old);
  expect(apply(old.same, {})).toBe(old.same);
});
