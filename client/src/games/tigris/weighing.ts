// How much comes of an answer at once, beside another that is as sound.

import type { PromptContext } from '../../table/game';
import type { Seat } from '../../wire';
import { earning } from './earning';
import { gainsOf, treasuresOf } from './gaining';
import { COLOURS, type Colour, type View } from './view';

/** A point of the weakest colour counts as much as so many others, and a treasure or a monument as so many. */
const WEAKEST = 2;
const TREASURE = 3;
const MONUMENT = 3;

/** Points, treasures, what monuments pay from now on, and that one may be built. */
export function weight({ view, seat, preview }: PromptContext): number {
  if (!preview) return 0;
  const [now, then] = [view as View, preview.view as View];
  const worth = (colour: Colour): number => (isWeakest(now, seat, colour) ? WEAKEST : 1);
  const { begins, ends, rivalsBegin } = earning(now, then, seat);
  return sum([
    ...gainsOf(seat, preview).map(({ n, colour }) => n * worth(colour)),
    ...begins.map(worth),
    ...ends.map((colour) => -worth(colour)),
    -Number(rivalsBegin),
    TREASURE * treasuresOf(seat, preview),
    then.ask?.question === 'BuildMonument' && then.ask.seat === seat ? MONUMENT : 0,
  ]);
}

const sum = (all: number[]): number => all.reduce((a, b) => a + b, 0);

function isWeakest({ points }: View, seat: Seat, colour: Colour): boolean {
  const own = points[seat];
  return own != null && own[COLOURS.indexOf(colour)] === Math.min(...own);
}
