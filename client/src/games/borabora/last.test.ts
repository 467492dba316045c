import { describe, expect, it } from 'vitest';
import type { LogContext } from '../../table/game';
import { lastMoves } from '../../table/last';
import type { Entry, TableInfo } from '../../wire';
import borabora from '.';
import { marksAt } from './last';

const ctx: LogContext = { table: {} as TableInfo, seat: 0, name: (seat) => 'ABCD'[seat] ?? '?' };

const entry = (v: number, seat: number, words: string, ...events: string[]): Entry => ({
  v,
  seat,
  words,
  events,
});

/** Two rivals go to the same region, and each stores what it yields. */
const LOG = [
  entry(1, 1, 'die 2 land', 'p2 places 2 on land'),
  entry(2, 1, 'hut cm row', 'p2 settles cm'),
  entry(3, 1, 'store r3', 'p2 gains stone on r3'),
  entry(4, 2, 'die 1 land', 'p3 places 1 on land'),
  entry(5, 2, 'hut cm row', 'p3 settles cm'),
  entry(6, 2, 'store r1', 'p3 gains stone on r1'),
  entry(7, 3, 'die 3 helper', 'p4 places 3 on helper'),
  entry(8, 3, 'offering', 'p4 gains offering'),
  entry(9, 3, 'point', 'p4 gains 1 for helper'),
];

describe('the last moves', () => {
  const moves = lastMoves(LOG, borabora, ctx, 0);

  it('are numbered without a gap on the board: goods and points belong to what brought them', () => {
    expect(moves.map(({ number }) => number)).toEqual([1, 2, 2, 3, 4, 4, 5, 5, 5]);
  });

  it('are known where they happened', () => {
    expect(marksAt(moves, 'cm').map(({ seat, number }) => [seat, number])).toEqual([
      [1, 2],
      [2, 4],
    ]);
    expect(marksAt(moves, 'helper').map(({ number }) => number)).toEqual([5]);
  });
});
