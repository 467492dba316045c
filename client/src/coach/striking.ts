// What others did to the learner: what the game has words for, or that they gained much by it.

import type { Entry, Seat } from '../wire';
import type { Words } from './words';

/** So many points of a rival between two own turns are worth a word. */
const MUCH = 8;

/** What this event has done to this seat, which sees `view` now; '' if nothing that needs words. */
export const strikeOf = (
  { strikes }: Pick<Words, 'strikes'>,
  view: unknown,
  seat: Seat | null,
  event: string,
): string => (view === null || seat === null ? '' : strikes(event, view, seat));

/** The points that each seat gains by these events, where they tell it openly. */
export function gainedBy(events: string[]): Map<Seat, number> {
  const gained = new Map<Seat, number>();
  for (const event of events) {
    const [, who, n] = /^p(\d) scores (\d+)/.exec(event) ?? [];
    if (who) gained.set(Number(who) - 1, (gained.get(Number(who) - 1) ?? 0) + Number(n));
  }
  return gained;
}

/** What a rival gained in these, if that is much; else 0. */
export function muchOf(entries: Entry[], seat: Seat | null): number {
  const gained = gainedBy(entries.flatMap(({ events }) => events));
  const most = Math.max(0, ...[...gained].map(([other, n]) => (other === seat ? 0 : n)));
  return most >= MUCH ? most : 0;
}

/** Whether others struck this seat by what they answered, or by how its own answers to that ended. */
export const isStruck = (
  entries: Entry[],
  words: Pick<Words, 'strikes'>,
  view: unknown,
  seat: Seat | null,
): boolean =>
  muchOf(entries, seat) > 0 ||
  entries.some(({ events }) => events.some((event) => strikeOf(words, view, seat, event) !== ''));
