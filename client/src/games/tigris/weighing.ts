// How much comes of an answer at once, beside another that is as sound.

import type { Deed } from '../../coach/words';
import type { Seat } from '../../wire';
import { committing } from './committing';
import { earning } from './earning';
import { gainsOf, treasuresAsked, treasuresOf } from './gaining';
import { strengthAt } from './survey';
import { inReach, inReachOfOthers } from './treasuring';
import { COLOURS, type CellName, type Colour, type View } from './view';

/** A point of the weakest colour counts as much as so many others, and a treasure or a monument as so many. */
const WEAKEST = 2;
const TREASURE = 3;
const MONUMENT = 3;
/** And that one tile more would bring one. */
const NEXT = 2;
/** And a conflict that nobody can turn. */
const WON = 3;
/** More temples beside a leader than these keep it no safer. */
const SAFE = 3;

/** Points, treasures, also those within reach, what monuments pay from now on, that one may be built, and temples. */
export function weight({ now, then, seat, path, preview }: Deed<View>): number {
  if (path[0] === 'commit') return committing(now, seat, Number(path[1]))?.as === 'won' ? WON : 0;
  if (!preview || !then) return 0;
  const worth = (colour: Colour): number => (isWeakest(now, seat, colour) ? WEAKEST : 1);
  const { begins, ends, rivalsBegin } = earning(now, then, seat);
  const taken = treasuresOf(seat, preview) - treasuresAsked(now, seat);
  return sum([
    ...gainsOf(seat, preview).map(({ n, colour }) => n * worth(colour)),
    ...begins.map(worth),
    ...ends.map((colour) => -worth(colour)),
    -Number(rivalsBegin),
    TREASURE * taken,
    // What is taken is no longer within reach, which is no loss.
    NEXT * comes(taken > 0 ? undefined : inReach(now, seat), inReach(then, seat)),
    -NEXT * comes(inReachOfOthers(now, seat), inReachOfOthers(then, seat)),
    path[0] === 'leader' ? temples(then, path[2] ?? '') : 0,
    MONUMENT * (mayBuild(then, seat) - mayBuild(now, seat)),
  ]);
}

/** 1 if it is asked whether a monument is built: what that was worth counts with the answer that led to it. */
const mayBuild = ({ ask }: View, seat: Seat): number =>
  Number(ask?.question === 'BuildMonument' && ask.seat === seat);

/** 1 if there is one only then, and -1 if there was one. */
const comes = (before: unknown, after: unknown): number =>
  Number(after !== undefined) - Number(before !== undefined);

const temples = (view: View, cell: CellName): number => Math.min(SAFE, strengthAt(view, cell, 'revolt') ?? 0);

const sum = (all: number[]): number => all.reduce((a, b) => a + b, 0);

function isWeakest({ points }: View, seat: Seat, colour: Colour): boolean {
  const own = points[seat];
  return own != null && own[COLOURS.indexOf(colour)] === Math.min(...own);
}
