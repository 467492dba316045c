// What the events of an entry say, for log, preview and prompt. See "Events" in the game's notation.

import { isSeat, seatOf } from '../../board/events';
import type { Seat } from '../../wire';
import type { Feature } from './features';
import type { Cell } from './view';

const CELL = /^-?\d+,-?\d+$/;

/** The cells that some words mention, each once. */
export const cellsIn = (words: string): Cell[] => [
  ...new Set(words.split(' ').filter((word) => CELL.test(word))),
];

export interface Win {
  seat: Seat;
  points: number;
  doubled: boolean;
}

/** A road, city, temple or field that is scored, and the pieces that leave it. */
export interface Settled {
  kind: Feature['kind'];
  value: number;
  /** Not finished: scored because the game ends. */
  end: boolean;
  wins: Win[];
  /** A seat for every follower that comes home, and for every prophet that leaves the game. */
  home: Seat[];
  boxed: Seat[];
}

/** `complete city 8 0,0 0,1`, `p1 scores 16 doubled`, `p1 boxes 0,1` */
export function settledIn(events: string[]): Settled[] {
  const settled: Settled[] = [];
  for (const event of events) {
    const [head = '', second = '', third, at] = event.split(' ');
    const last = settled.at(-1);
    if (head === 'complete' || head === 'incomplete')
      settled.push(scored(second, third, head !== 'complete'));
    else if (head === 'field') settled.push(scored(head, second, true));
    else if (!last || !isSeat(head)) continue;
    else if (second === 'scores') last.wins.push(win(head, third, at));
    else if (second === 'returns') last.home.push(seatOf(head));
    else if (second === 'boxes') last.boxed.push(seatOf(head));
  }
  return settled;
}

function scored(kind: string, value: string | undefined, end: boolean): Settled {
  return { kind: kind as Feature['kind'], value: Number(value), end, wins: [], home: [], boxed: [] };
}

function win(seat: string, points: string | undefined, how: string | undefined): Win {
  return { seat: seatOf(seat), points: Number(points), doubled: how === 'doubled' };
}

/** What the Ark gives on its walk, `p2 scores 1 at 1,1`: points by seat, in the order of the walk. */
export function passedIn(events: string[]): Map<Seat, number> {
  const points = new Map<Seat, number>();
  for (const event of events) {
    const [head = '', verb, n, at] = event.split(' ');
    if (verb === 'scores' && at === 'at')
      points.set(seatOf(head), (points.get(seatOf(head)) ?? 0) + Number(n));
  }
  return points;
}
