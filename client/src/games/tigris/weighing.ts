// How much comes of an answer at once, beside another that is as sound.

import type { PromptContext } from '../../table/game';
import { earning } from './earning';
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
  const points = preview.events.flatMap((event) => {
    const [, by, n, colour] = /^p(\d) gains (\d+) (\w+)/.exec(event) ?? [];
    return Number(by) - 1 === seat ? [Number(n) * worth(colour as Colour)] : [];
  });
  const { begins, ends, rivalsBegin } = earning(now, then, seat);
  const paid = begins.map(worth).concat(ends.map((colour) => -worth(colour)));
  return (
    sum(points) + sum(paid) - Number(rivalsBegin) + asked(then, seat) + TREASURE * taken(seat, preview.events)
  );
}

const sum = (all: number[]): number => all.reduce((a, b) => a + b, 0);

function isWeakest({ points }: View, seat: number, colour: Colour): boolean {
  const own = points[seat];
  return own != null && own[COLOURS.indexOf(colour)] === Math.min(...own);
}

/** A monument may be built then, or it is asked which treasure stays. */
function asked({ ask }: View, seat: number): number {
  if (ask?.seat !== seat) return 0;
  if (ask.question === 'BuildMonument') return MONUMENT;
  return ask.question === 'LeaveTreasure' ? TREASURE * ((ask.cells?.length ?? 1) - 1) : 0;
}

/** `p1 takes treasure N5 P2 leaving M5` */
export function taken(seat: number, events: string[]): number {
  const took = events.find((one) => one.startsWith(`p${seat + 1} takes treasure `));
  return took ? took.split(' ').indexOf('leaving') - 3 : 0;
}
