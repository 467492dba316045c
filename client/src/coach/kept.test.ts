import { beforeEach, expect, it } from 'vitest';
import { keep, kept, withSaid } from './kept';

beforeEach(() => localStorage.clear());

const why = [{ part: 'roads', more: true, chance: 0.1, amount: null, source: '' }];
const good = { kind: 'good', v: 3, why, asAdvised: false } as const;
const blamed = { v: 5, why: [], better: 'x', wins: false };

it('remembers of each answer what was said of it last, and no praise without a reason', () => {
  const praised = withSaid(kept('t'), good, 1);
  expect(praised.moments).toEqual([{ v: 3, kind: 'good', why, better: '' }]);
  expect(withSaid(praised, { ...good, v: 5, why: [] }, 1)).toBe(praised);
  expect(withSaid(praised, { kind: 'slip', ...blamed }, 1).moments).toHaveLength(2);
  const mistake = { kind: 'mistake', ...blamed, v: 3 } as const;
  const worse = withSaid(praised, mistake, 1, ({ better }) => `Better was: ${better}.`);
  expect(worse.moments).toEqual([{ v: 3, kind: 'mistake', why: [], better: 'Better was: x.' }]);
});

it('counts what was pointed out, and knows in which turn it warned of what', () => {
  const once = withSaid(kept('t'), { kind: 'mistake', ...blamed }, 1);
  const both = withSaid(once, { kind: 'gift', v: 6, why }, 1);
  expect(both.pointed).toEqual({ mistake: 1, slip: 0, gift: 1 });
  const care = { key: 'war', text: 'A war is near.' };
  expect(withSaid(both, { kind: 'care', care }, 4).cares).toEqual({ war: 4 });
  expect(withSaid(both, { kind: 'twice' }, 4)).toBe(both);
});

it('leaves out the moments that an older version has kept', () => {
  const old = { v: 3, good: true } as unknown as ReturnType<typeof kept>['moments'][0];
  keep('t', { ...kept('t'), moments: [old, { v: 5, kind: 'slip', why: [], better: '' }] });
  expect(kept('t').moments.map(({ v }) => v)).toEqual([5]);
  expect(kept('other').moments).toEqual([]);
});
