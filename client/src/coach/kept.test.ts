import { expect, it } from 'vitest';
import { withMoment } from './kept';

const why = [{ part: 'roads', more: true, chance: 0.1, amount: null, source: '' }];

it('remembers of each answer what was said of it last, and no praise without a reason', () => {
  const good = withMoment([], { v: 3, kind: 'good', why });
  expect(good).toEqual([{ v: 3, good: true, slip: false, why, better: '' }]);
  expect(withMoment(good, { v: 5, kind: 'good', why: [] })).toBe(good);
  expect(withMoment(good, { v: 5, kind: 'slip', why: [] })).toHaveLength(2);
  expect(withMoment(good, { v: 3, kind: 'mistake', why: [] })).toEqual([
    { v: 3, good: false, slip: false, why: [], better: '' },
  ]);
});
