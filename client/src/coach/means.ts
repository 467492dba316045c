// What an answer means to a learner and to their one rival, in whole sentences.

import { maybe, t, words } from '../i18n/index.svelte';
import { asideOf, because, isRivals, learnMerits, nameOfPart } from '../table/merits';
import type { Merit } from '../wire';

/** Its words come with the coach. */
export async function learnMeanings(game: string): Promise<void> {
  await Promise.all([words.learn('later/coach', `${game}/means`), learnMerits(game)]);
}

/**
 * Why an answer is good, or is not: read from how the game may go on, and not from what comes of it at once.
 * `own`: whether the learner gave it, and not the rival. '' without a reason.
 */
export function means(game: string, why: Merit[], own: boolean): string {
  if (why.length === 0) return '';
  const said = why.map((merit) => sentence(game, merit, own));
  return said.every((one) => one !== null)
    ? t(why[0]!.chance > 0 ? 'means-for' : 'means-against', { why: said.join(' ') })
    : because(game, 2, why);
}

/** How many points more or fewer, as far as that is known; older reviews do not tell. */
const pointsOf = ({ amount }: Merit): number | string =>
  typeof amount === 'number' ? Math.round(amount) : 'some';

/** "You lose fewer trees." */
function sentence(game: string, merit: Merit, own: boolean): string | null {
  const whose = isRivals(merit) === own ? 'rival' : 'you';
  // More of a part is better for whose it is.
  const n = pointsOf(merit);
  const args = {
    case: `${whose}-${merit.more ? 'more' : 'less'}`,
    more: t('means-more', { n }),
    fewer: t('means-fewer', { n }),
  };
  const part = nameOfPart(merit);
  const brings = maybe(`${game}-bring-${part}`);
  const said =
    brings === null
      ? (maybe(`${game}-means-${part}`, args) ?? maybe(`means-${part}`, args))
      : t('means-bring', { ...args, what: brings });
  const aside = asideOf(game, merit);
  return said && aside ? `${t('merit-aside', { what: said.replace(/\.$/, ''), aside })}.` : said;
}
