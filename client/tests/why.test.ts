import { beforeAll, describe, expect, test } from 'vitest';
import { whyOf } from '../src/end/why';
import { plain, words } from '../src/i18n/index.svelte';
import type { ResultFacts, Seat } from '../src/table/game';

beforeAll(() => words.speak('en'));

/** Three at the Ark: who came where, and two sources of their points. */
const facts = (result: Seat[][]): ResultFacts => ({
  view: null,
  table: { game: 'ark', result } as unknown as ResultFacts['table'],
  seat: 0,
  scores: [[50], [50], [40]],
  story: {
    sources: [
      { source: 'city', of: 'city', points: [34, 20, 6] },
      { source: 'road', of: 'road', points: [16, 30, 34] },
    ],
  } as unknown as ResultFacts['story'],
  log: [],
  name: (seat) => ['Anna', 'Béla', 'Cili'][seat]!,
});

describe('what made the difference', () => {
  test('is the source in which the winner was ahead of the next by most', () => {
    expect(plain(whyOf({}, facts([[0], [1], [2]])) ?? '')).toMatch(/Anna 34, Béla 20\.$/);
  });

  test('is nothing where two have won together', () => {
    expect(whyOf({}, facts([[0, 1], [2]]))).toBeNull();
  });
});
