// What others did to the learner: what the game has words for, or that they gained much by it.

import type { Entry, Seat } from '../wire';
import { gainedBy } from './turn';
import type { CoachWords } from './words';

/** So many points of a rival between two own turns are worth a word. */
const MUCH = 8;

/** What this event has done to this seat, which sees `view` now; '' if nothing that needs words. */
export const strikeOf = (
  { strikes }: Pick<CoachWords, 'strikes'>,
  view: unknown,
  seat: Seat | null,
  event: string,
): string => (view === null || seat === null ? '' : (strikes?.(event, view, seat) ?? ''));

/** What a rival gained in these, if that is much; else 0. */
export function muchOf(entries: Entry[], seat: Seat | null): number {
  const gained = [...gainedBy(entries)].filter(([other]) => other !== seat);
  const most = Math.max(0, ...gained.map(([, n]) => n));
  return most >= MUCH ? most : 0;
}

/** Whether others struck this seat by what they answered, or by how its own answers to that ended. */
export const isStruck = (
  entries: Entry[],
  words: Pick<CoachWords, 'strikes'>,
  view: unknown,
  seat: Seat | null,
): boolean =>
  muchOf(entries, seat) > 0 ||
  entries.some(({ events }) => events.some((event) => strikeOf(words, view, seat, event) !== ''));
