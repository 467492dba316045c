import { expect, it } from 'vitest';
import type { Entry } from '../wire';
import { greatestOf } from './greatest';

const entry = (v: number, seat: number): Entry => ({ v, seat, words: `x ${v}`, events: [] });

it('finds the turn that brought a seat most, and its entry that did', () => {
  const log = [entry(0, -1), entry(1, 0), entry(2, 0), entry(3, 1), entry(4, 0), entry(5, 1), entry(6, 0)];
  const scores = [
    [0, 0],
    [1, 0],
    [4, 0],
    [5, 1], // what a rival's turn brings is no turn of one's own
    [7, 1],
    [7, 9],
    [60, 70], // all is counted
  ];
  expect(greatestOf(log, scores, 0)).toMatchObject({ n: 4, turn: { number: 1 }, entry: { v: 2 } });
  expect(greatestOf(log, scores, 1)).toMatchObject({ n: 8, turn: { number: 4 }, entry: { v: 5 } });
  const answers = (one: Entry) => one.v === 3;
  expect(greatestOf(log, scores, 0, answers)).toMatchObject({ n: 7, entry: { v: 2 } });
});

it('says nothing where no turn brought much, and bears a set-up of several entries', () => {
  const log = [entry(0, -1), entry(0, -1), entry(1, 0), entry(2, 1), entry(3, 1)];
  expect(greatestOf(log, [[0, 0], [1, 0], [1, 0], [1, 0]], 0)).toBeNull(); // prettier-ignore
  expect(greatestOf(log, [[0, 0], [3, 0], [3, 0], [3, 0]], 0)).toMatchObject({ n: 3, entry: { v: 1 } }); // prettier-ignore
  expect(greatestOf([], [], 0)).toBeNull();
});
