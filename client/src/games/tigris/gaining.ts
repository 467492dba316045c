// What an answer brings its seat at once, as events and the next question tell it.

import type { Preview, Seat } from '../../wire';
import type { Colour, View } from './view';

export interface Gain {
  n: number;
  colour: Colour;
}

/** `p1 gains 1 red for tile` */
export const gainsOf = (seat: Seat, { events }: Preview): Gain[] =>
  events.flatMap((event) => {
    const [, by, n, colour] = /^p(\d) gains (\d+) (\w+)/.exec(event) ?? [];
    return Number(by) - 1 === seat ? [{ n: Number(n), colour: colour as Colour }] : [];
  });

/** How many treasures this seat takes with its next answer: one of those that it is asked about stays. */
export const treasuresAsked = ({ ask }: View, seat: Seat): number =>
  ask?.question === 'LeaveTreasure' && ask.seat === seat ? (ask.cells?.length ?? 1) - 1 : 0;

/** How many it takes, or is asked about: `p1 takes treasure N5 P2 leaving M5`. */
export function treasuresOf(seat: Seat, { events, view }: Preview): number {
  const asked = treasuresAsked(view as View, seat);
  if (asked > 0) return asked;
  const took = events.find((one) => one.startsWith(`p${seat + 1} takes treasure `));
  return took ? took.split(' ').indexOf('leaving') - 3 : 0;
}
