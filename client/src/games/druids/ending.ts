// The end: the trees that were won are counted, and why it ended so.

import { t } from '../../i18n/index.svelte';
import type { ResultFacts, ScoringStep, View as AnyView } from '../../table/game';
import { logLine } from './log';
import { placeName } from './says';
import { CULTS, rival, seatOf, treesOf, type View } from './view';

/** What only the end tells: who won. */
export const ends = (event: string): boolean => event.startsWith('end ');

/** So many trees of the other win the game. */
const TO_WIN = 2;

export function scoring(view: AnyView): ScoringStep[] {
  const { trees } = view as View;
  const won = CULTS.map((cult) => treesOf(rival(cult)).filter((tree) => trees[tree].lost));
  const winner = CULTS.find((_, n) => (won[n] ?? []).length >= TO_WIN);
  return [
    {
      title: winner ? t('druids-scoring-won', { cult: winner }) : t('druids-scoring-title'),
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
    if (event) return logLine(entry, event, { table, seat, name });
  }
  return null;
}
