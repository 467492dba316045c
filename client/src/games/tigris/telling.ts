// What of a rival's turn and of a search a learner is told.

import { t } from '../../i18n/index.svelte';
import { nameOfPart } from '../../table/merits';
import type { Merit, Seat } from '../../wire';
import { kindOf } from './says';
import { kingdomOf, leadersAt } from './survey';
import { standsOn, type Colour, type View } from './view';

const LAYING = ['tiles', 'monuments', 'wars', 'safety', 'treasures', 'balance'];
/** Of what an answer is judged by, what it is about: nobody could follow that a farm is good for revolts. */
const ABOUT: Record<string, string[]> = {
  red: ['revolts', ...LAYING],
  tile: LAYING,
  leader: ['leaders', 'revolts', ...LAYING],
  withdraw: ['leaders', 'revolts', 'safety'],
  catastrophe: ['leaders', 'tiles', 'revolts', 'monuments', 'wars', 'safety', 'treasures'],
  swap: ['hand'],
  commit: ['leaders', 'revolts', 'wars', 'safety', 'hand'],
  war: ['leaders', 'wars', 'safety', 'tiles', 'balance'],
  build: ['monuments', 'tiles', 'wars', 'safety', 'balance'],
  decline: ['monuments', 'tiles', 'wars', 'safety', 'balance'],
  leave: ['treasures', 'balance'],
};

export function tells(merit: Merit, words: string): boolean {
  const [word = '', what = ''] = words.split(' ');
  const deed = word === 'tile' && what === 'red' ? 'red' : word;
  return (ABOUT[deed] ?? []).includes(nameOfPart(merit));
}

/** What it means that an own leader leaves the board. */
export function strikes(event: string, view: View, seat: Seat): string {
  const [, by, colour] = /^p(\d) (\w+) leader leaves /.exec(event) ?? [];
  if (Number(by) - 1 !== seat) return '';
  const kind = kindOf(colour as Colour);
  const king = colour !== 'black' && kingTakes(view, seat, colour as Colour);
  return t(king ? 'tigris-care-gone-king' : 'tigris-care-gone', { kind });
}

/** There is an own king, and nobody of this colour in his kingdom. */
function kingTakes(view: View, seat: Seat, colour: Colour): boolean {
  const king = standsOn(view, seat, 'black');
  const there = king === null ? undefined : kingdomOf(view, king);
  return (
    there !== undefined && leadersAt(view, Object.keys(there.leaders)).every((one) => one.colour !== colour)
  );
}

/** The lesson on what brings these points. */
export const lessonOn: Record<string, string> = {
  tile: 'T3',
  war: 'T7',
  revolt: 'T6',
  monument: 'T9',
  treasure: 'T10',
};

/** Which tiles are better swapped nobody can see. */
export const teaches = (answer: string): boolean => !answer.startsWith('swap');
