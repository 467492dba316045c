// The end in words: why it ended so.

import { t, type Args } from '../../i18n/index.svelte';
import type { ResultFacts } from '../../table/game';
import { surveyOf } from './survey';
import { COLOURS, type View } from './view';

/** Once the bag or the treasures run out, all screens go away. */
export const ends = (event: string): boolean => event.startsWith('over ');

/** The weakest colour decides: whose was neglected, whoever gathered most. */
export function why({ view, table, name }: ResultFacts): string | null {
  const totals = surveyOf(view as View).totals.map((of) => of ?? []);
  const order = (table.result ?? []).flat();
  const [first, second] = order;
  if (first === undefined || second === undefined || order.some((seat) => !totals[seat]?.length)) return null;
  const richest = order.reduce((best, seat) => (sum(totals[seat]!) > sum(totals[best]!) ? seat : best));
  const other = richest === first ? second : richest;
  const [own, others] = [totals[first]!, totals[other]!];
  const [n, m] = [Math.min(...own), Math.min(...others)];
  if (n === m) return level(own, others, { p: name(first), q: name(other), n });
  const colour = t('tigris-scoring-colour', { colour: COLOURS[others.indexOf(m)] ?? 'red' });
  const said = { p: name(first), q: name(other), n, m, colour, all: sum(others) };
  return t(richest === first ? 'tigris-why-weakest' : 'tigris-why-gathered', said);
}

const sum = (totals: number[]): number => totals.reduce((all, n) => all + n, 0);

/** The first colour from the weakest up in which they differ. */
function level(own: number[], others: number[], said: Args): string | null {
  const [mine, theirs] = [own, others].map((totals) => [...totals].sort((a, b) => a - b)) as [
    number[],
    number[],
  ];
  const place = mine.findIndex((n, i) => n !== theirs[i]);
  return place < 0 ? null : t('tigris-why-level', { ...said, a: mine[place]!, b: theirs[place]! });
}
