// The end: the trees that were won are counted, and why it ended so.

import { t } from '../../i18n/index.svelte';
import type { ResultFacts, ScoringStep, View as AnyView } from '../../table/game';
import { logLine } from './log';
import { placeName } from './says';
import { CULTS, ownerOf, rival, seatOf, treesOf, type Cult, type PlaceName, type View } from './view';

/** What only the end tells: who won. */
export const ends = (event: string): boolean => event.startsWith('end ');

/** So many trees of the other win the game. */
const TO_WIN = 2;

/** Which trees of the other each cult has won. */
const wonIn = ({ trees }: View) =>
  CULTS.map((cult) => treesOf(rival(cult)).filter((tree) => trees[tree].lost));

export const winnerOf = (view: View): Cult | undefined =>
  CULTS.find((_, n) => (wonIn(view)[n] ?? []).length >= TO_WIN);

/** The board says who won, in large letters; beside it stands by what. */
export function scoring(view: AnyView): ScoringStep[] {
  const won = wonIn(view as View);
  const winner = winnerOf(view as View);
  return [
    {
      title: winner ? t('druids-second', { cult: rival(winner) }) : t('druids-scoring-title'),
      text: t('druids-scoring'),
      gains: won.map((all) => all.map((tree) => ({ text: placeName(tree), strong: true }))),
      totals: won.map((all) => all.length),
      places: CULTS.flatMap((cult, n) => (won[n] ?? []).map((place) => ({ place, seat: seatOf(cult) }))),
    },
  ];
}

/** The tree that decided it, or that nobody got any further. */
export function why({ log, table, seat, name }: ResultFacts): string | null {
  for (const entry of [...log].reverse()) {
    const event = entry.events.findLast((one) => one.startsWith('lost ') || one === 'end draw');
    if (!event) continue;
    const how = logLine(entry, event, { table, seat, name });
    const [word, tree = ''] = event.split(' ');
    return word === 'lost' ? `${how} ${t('druids-second', { cult: ownerOf(tree as PlaceName) })}` : how;
  }
  return null;
}
