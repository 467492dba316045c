// Where the last moves of the others happened, for whatever shows a place.

import type { LastMove } from '../../table/game';
import { answerOf } from './answers';

/** What the log calls by its name, and the space that somebody was taken from. */
export function placesOf({ places, entry }: LastMove): string[] {
  const [verb, from] = answerOf(entry.words.split(' ')).aim;
  const space = verb === 'take' && from ? [from.replace(' ', '-')] : [];
  // Priests that were pushed moved, too: only where one arrived is marked.
  const arrived = places.find((place) => place.startsWith('temple-'));
  const told = places.filter((place) => !/^r\d/.test(place) && !/^temple-\d/.test(place));
  return [...told, ...(arrived ? [arrived] : []), ...space];
}

/** What only carries on a move marks nothing anew. */
export function marksAt(moves: LastMove[], place: string): LastMove[] {
  const here = moves.filter((move) => placesOf(move).includes(place));
  return here.filter(({ number }, n) => here[n - 1]?.number !== number);
}
