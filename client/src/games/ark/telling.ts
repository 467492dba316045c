// What of a rival's turn and of a search a learner is told.

import { gainedBy } from '../../coach/striking';
import { t } from '../../i18n/index.svelte';
import { isRivals, nameOfPart } from '../../table/merits';
import type { Merit, Seat } from '../../wire';
import type { View } from './view';

/** Who comes home is seen on the land; that somebody scored is what matters. */
export const isNews = (event: string): boolean => !/^p\d (returns|boxes) /.test(event);

/** So many points at once are an event. */
const EVENT = 6;

/** What a rival gained by much, and how it stands then. */
export function strikes(event: string, { points }: View, seat: Seat): string {
  const [[by, n] = [seat, 0]] = gainedBy([event]);
  if (by === seat || n < EVENT) return '';
  const ahead = (points[by] ?? 0) - (points[seat] ?? 0);
  return t('ark-care-event', { how: Math.sign(ahead), n: Math.abs(ahead) });
}

const LAND = ['points', 'cities', 'roads', 'fields', 'temples'];
/** The parts that a deed is about: nobody could follow that a follower in a field is good for the prophet. */
const ABOUT: Record<string, string[]> = {
  tile: LAND,
  follower: LAND,
  prophet: [...LAND, 'prophet'],
  ark: ['ark', 'followers'],
  enter: ['ark'],
  pass: [...LAND, 'followers'],
};

/** Whom one puts somewhere for what that brings oneself. */
export const PIECES = ['follower', 'prophet'];

export function tells(merit: Merit, answer: string): boolean {
  const [deed = ''] = answer.split(' ');
  if (PIECES.includes(deed) && isRivals(merit)) return false;
  return (ABOUT[deed] ?? []).includes(nameOfPart(merit));
}

/** The lesson on what brings these points. */
export const lessonOn: Record<string, string> = {
  city: 'A5',
  road: 'A4',
  temple: 'A9',
  field: 'A10',
  ark: 'A8',
};
