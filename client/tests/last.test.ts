import { expect, test } from 'vitest';
import type { GameClient } from '../src/table/game';
import { lastMoves } from '../src/table/last';
import { logContext } from '../src/table/names';
import type { Entry } from '../src/wire';
import { table } from './fake/socket';

// Words are places here: "A1 B2" happened at A1 and at B2.
const GAME: GameClient = { places: (words) => words.split(' ').filter((word) => /^[A-Z]\d$/.test(word)) };
const CTX = logContext(table([0]), 0);
const LOG: Entry[] = [
  { v: 0, seat: -1, words: '', events: ['deal'] },
  { v: 1, seat: 0, words: 'A1', events: [] },
  { v: 2, seat: 1, words: 'B2', events: ['takes B2', 'gives C3'] },
  { v: 3, seat: 1, words: 'pass', events: [] },
];

const seen = (since: number, log = LOG, ctx = CTX) =>
  lastMoves(log, GAME, ctx, since).map(({ number, seat, places }) => [number, seat, ...places]);

test('what others did since the own last answer is numbered, and each place named once', () => {
  expect(seen(1)).toEqual([
    [1, 1, 'B2', 'C3'],
    [2, 1],
  ]);
});

test('after the own answer nothing is marked', () => {
  expect(seen(3)).toEqual([]);
});

test('who watches sees the moves of the last turn', () => {
  expect(seen(-1, LOG, logContext(table([]), null))).toEqual([
    [1, 1, 'B2', 'C3'],
    [2, 1],
  ]);
});

test('who has not answered yet sees everything since the set-up', () => {
  expect(seen(-1).map(([number, seat]) => [number, seat])).toEqual([
    [1, 0],
    [2, 1],
    [3, 1],
  ]);
});

test('before anybody moved there is nothing to mark', () => {
  expect(seen(-1, LOG.slice(0, 1))).toEqual([]);
});

test('what carries on a move has its number', () => {
  const game = { ...GAME, follows: ({ words }: Entry) => words.startsWith('fight') };
  const log = [
    ...LOG,
    { v: 4, seat: 1, words: 'fight D4', events: [] },
    { v: 5, seat: 1, words: 'E5', events: [] },
  ];
  expect(lastMoves(log, game, CTX, 1).map(({ number, places }) => [number, ...places])).toEqual([
    [1, 'B2', 'C3'],
    [2],
    [2, 'D4'],
    [3, 'E5'],
  ]);
});
