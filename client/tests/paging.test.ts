import { describe, expect, it } from 'vitest';
import type { Entry, Page } from '../src/wire';
import { merge, standing, whole } from '../src/table/entries';

const move = (v: number): Entry => ({ v, seat: 0, words: `move ${v}`, events: [] });
const undo = (v: number): Entry => ({ ...move(v), undo: true });
const moves = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => move(from + n));

/** A server that tells three entries at a time. */
const before = async (n: number): Promise<Page> => ({
  entries: moves(Math.max(0, n - 3), n - 1),
  earlier: n > 3,
});

describe('a long log', () => {
  it('is asked for page by page', async () => {
    expect(await whole({ entries: moves(8, 10), earlier: true }, before)).toEqual(moves(0, 10));
  });
  it('is there at once if it is short', async () => {
    const never = () => Promise.reject(new Error('nothing was missing'));
    expect(await whole({ entries: moves(0, 2), earlier: false }, never)).toEqual(moves(0, 2));
  });
  it('keeps what happened while it was asked for', async () => {
    const known = await whole({ entries: moves(4, 5), earlier: true }, before);
    expect(standing(merge(known, [move(4), move(5), undo(6), move(7)])).map(({ v }) => v)).toEqual([
      0, 1, 2, 3, 4, 7,
    ]);
  });
});
