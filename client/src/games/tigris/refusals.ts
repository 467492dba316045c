// What somebody tried with a tap that came to nothing: the server knows the rule, and what is possible nearby.

import { plain, t } from '../../i18n/index.svelte';
import type { Refusal } from '../../table/refusals.svelte';
import { surveyOf } from './survey';
import { squaresAt } from './valley';
import { handOf, leaderAt, type CellName, type View } from './view';

/** The words of the answer that was meant: with the piece in the fingers, or else to the question. */
export function tried(view: View, held: string[] | null, cell: CellName): string {
  if (held) return [...held, cell].join(' ');
  const [square] = squaresAt(cell);
  const leader = leaderAt(view, cell);
  switch (view.ask?.question) {
    case 'LeaveTreasure':
      return `leave ${cell}`;
    case 'BuildMonument':
      return square ? `build ${square} ${surveyOf(view).unused[0] ?? ''}` : 'pass';
    case 'ChooseWar':
      return leader ? `war ${leader.colour}` : 'pass';
    case 'TakeAction':
      return `tile ${handOf(view, view.ask.seat)[0] ?? 'red'} ${cell}`;
    default:
      return 'pass';
  }
}

/** Why not, and the nearest space where it would be allowed. */
export function reasonText({ words, reason }: Pick<Refusal<CellName>, 'words' | 'reason'>): string {
  const cell = nearest(words, reason.near) ?? 'none';
  return plain(t(`tigris-refused-${reason.key}`, { ...reason.args, cell }));
}

/** The space of the first of these answers that does the same as the one that was tried. */
export function nearest(words: string, near: string[]): CellName | null {
  const same = words.slice(0, words.lastIndexOf(' ') + 1);
  return near.find((one) => one.startsWith(same))?.slice(same.length) ?? null;
}
