// Who draws points from monuments, and whom an answer brings to one or cuts off.

import type { Seat } from '../../wire';
import { leadersAt, surveyOf } from './survey';
import { COLOURS, type Colour, type View } from './view';

/** By what an answer changes: the own leaders, and whether a monument pays rivals that did not, or no longer does. */
export interface Earning {
  begins: Colour[];
  ends: Colour[];
  rivalsBegin: boolean;
  rivalsEnd: boolean;
}

/** What changes between two views for this seat and for its rivals. */
export function earning(before: View, after: View, seat: Seat): Earning {
  const [was, is] = [paidIn(before), paidIn(after)];
  const own = (some: Set<string>) =>
    COLOURS.filter((colour) => [...some].some((one) => one.startsWith(`${seat} ${colour} `)));
  const news = (some: Set<string>, others: Set<string>) =>
    new Set([...some].filter((one) => !others.has(one)));
  const [begins, ends] = [news(is, was), news(was, is)];
  const rivals = (some: Set<string>) => [...some].filter((one) => !one.startsWith(`${seat} `));
  const still = new Set(rivals(is).map(squareOf));
  return {
    begins: own(begins),
    ends: own(ends),
    rivalsBegin: rivals(begins).length > 0,
    rivalsEnd: rivals(ends).some((one) => !still.has(squareOf(one))),
  };
}

const squareOf = (paid: string): string => paid.split(' ')[2] ?? '';

/** The leaders that monuments pay, each with its monument: "0 black F2". */
function paidIn(view: View): Set<string> {
  const pays = Object.entries(surveyOf(view).pays ?? {});
  return new Set(
    pays.flatMap(([square, cells]) =>
      leadersAt(view, cells).map(({ seat, colour }) => `${seat} ${colour} ${square}`),
    ),
  );
}
