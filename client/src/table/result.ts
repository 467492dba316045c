import { list, maybe, t } from '../i18n/index.svelte';
import type { Seat, TableInfo, Told } from '../wire';
import { nameOf } from './names';

/** Whether the game went to the end that its rules know. */
export const playedOut = ({ ended }: TableInfo): boolean => ended === null || ended === 'played';

/** Who won, in one sentence: with how much, as far as the scores are known. */
export function resultLine(table: TableInfo, scores: Told['scores'], eyes: Seat | null): string {
  if (table.ended === 'cancelled' || table.ended === 'abandoned') return t('ended-how', { how: table.ended });
  const winners = table.result?.[0] ?? [];
  const [seat] = winners;
  if (seat === undefined) return t('end-over');
  if (winners.length === table.seats.length && winners.length > 1) return t('end-draw');
  const names = list(winners.map((one) => nameOf(table, one)));
  const n = scores?.[seat]?.[0];
  if (winners.length > 1)
    return n === undefined ? t('end-shared-plain', { p: names }) : t('end-shared', { p: names, n });
  const args = { p: names, seat, me: seat === eyes ? 'you' : 'other' };
  if (table.ended === 'conceded') return t('end-conceded', args);
  if (n === undefined) return t('end-won-plain', args);
  return maybe(`${table.game}-won`, { ...args, n }) ?? t('end-won', { ...args, n });
}

/** The numbers of a score that place its seat: one, and where others are level with it those that break the tie. */
export function placing(scores: number[][], seat: Seat): number[] {
  const own = scores[seat] ?? [];
  const decides = scores
    .filter((_, other) => other !== seat)
    .map((other) => own.findIndex((n, i) => n !== other[i]))
    .map((i) => (i < 0 ? own.length - 1 : i));
  return own.slice(0, 1 + Math.max(0, ...decides));
}
