import { expect, test } from 'vitest';
import { handovers, lastOf, merge, standing, turns } from '../src/table/entries';
import { share } from '../src/table/share';
import type { Entry } from '../src/wire';

const move = (v: number, seat: number): Entry => ({ v, seat, words: `w${v}`, events: [] });
const undo = (v: number, seat: number): Entry => ({ ...move(v, seat), words: '', undo: true });

test('an undone move does not stand', () => {
  const entries = [move(0, -1), move(1, 0), move(2, 0), undo(3, 0), undo(4, 0), move(5, 0)];
  expect(standing(entries).map((entry) => entry.v)).toEqual([0, 5]);
});

test('moves of one seat in a row are one turn; the set-up is none', () => {
  const all = turns([move(0, -1), move(1, 0), move(2, 0), move(3, 1)]);
  expect(all.map((turn) => [turn.number, turn.seat, turn.entries.length])).toEqual([
    [0, -1, 1],
    [1, 0, 2],
    [2, 1, 1],
  ]);
});

test('an answer within the turn of somebody else does not begin one', () => {
  const answers = (entry: Entry) => entry.v === 2;
  const all = turns([move(0, -1), move(1, 0), move(2, 1), move(3, 0), move(4, 1)], answers);
  expect(all.map(({ seat, number, entries }) => [seat, number, entries.length])).toEqual([
    [-1, 0, 1],
    [0, 1, 3],
    [1, 2, 1],
  ]);
});

test('entries told twice count once', () => {
  expect(merge([move(0, -1), move(1, 0)], [move(1, 0), move(2, 1)]).map((entry) => entry.v)).toEqual([
    0, 1, 2,
  ]);
});

test('the last entry of some seats', () => {
  const entries = [move(0, -1), move(1, 0), move(2, 1)];
  expect(lastOf(entries, [0])).toBe(1);
  expect(lastOf(entries, [2])).toBe(-1);
});

test('where a stand-in begins to play for a seat, and where its owner goes on', () => {
  const entries: Entry[] = [
    move(0, -1),
    move(1, 0),
    { ...move(2, 0), by: 'bot' },
    move(3, 1),
    { ...move(4, 0), by: 'bot' },
    move(5, 0),
  ];
  expect([...handovers(entries)]).toEqual([
    [2, 'stand-in'],
    [5, 'back'],
  ]);
  expect(lastOf(entries.slice(0, 5), [0])).toBe(1);
});

test('unchanged parts of a view stay the same objects', () => {
  const before = { trees: { M1: [1, 2], M2: [3] }, turn: 4 };
  const after = share(before, { trees: { M1: [1, 2], M2: [3, 4] }, turn: 5 });
  expect(after).toEqual({ trees: { M1: [1, 2], M2: [3, 4] }, turn: 5 });
  expect(after.trees.M1).toBe(before.trees.M1);
  expect(share(before, structuredClone(before))).toBe(before);
});

test('a part that lost or changed something is not the old one', () => {
  const before = { a: { x: 1, y: 2 }, b: [1, 2, 3], c: null as object | null };
  expect(share(before, { a: { x: 1 }, b: [1, 2], c: {} })).toEqual({ a: { x: 1 }, b: [1, 2], c: {} });
});

test('what was taken back at once does not stand', () => {
  const back = { ...move(4, 0), words: '', back: 1 };
  const entries = [move(0, -1), move(1, 0), move(2, 1), move(3, 0), back, move(5, 0)];
  expect(standing(entries).map((entry) => entry.v)).toEqual([0, 1, 5]);
});
