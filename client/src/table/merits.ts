// Why an answer is better than others, or worse: parts of what it is judged by, as the game words them.

import { list, maybe, t, words } from '../i18n/index.svelte';
import type { Merit } from '../wire';

const RIVALS = 'rivals-';

/** Its words come when somebody wants to know. */
export const learnMerits = (game: string): Promise<void> => words.learn('later/why', `${game}/why`);

export const isRivals = ({ part }: Merit): boolean => part.startsWith(RIVALS);

/** Without whose it is. */
export const nameOfPart = (merit: Merit): string =>
  isRivals(merit) ? merit.part.slice(RIVALS.length) : merit.part;

/** How much it is, where the sentence does not say it: "about 2". */
function amountOf(game: string, { amount }: Merit): string {
  const n = Math.round(amount ?? 0);
  return n > 0 ? (maybe(`${game}-merit-amount`, { n }) ?? '') : '';
}

/** What most of it comes from: "above all Moon 1". */
function sourceOf(game: string, { source }: Merit): string {
  const what = source && maybe(`${game}-merit-source`, { source });
  return what ? t('merit-source', { what }) : '';
}

/** "about 2, above all Moon 1", as far as there is something to say. */
export const asideOf = (game: string, merit: Merit, amount = amountOf(game, merit)): string =>
  [amount, sourceOf(game, merit)].filter(Boolean).join(', ');

/** "more from roads", "fewer leaders on the board": of this the game names only what it is, much or many. */
function amountsTo(game: string, part: string, more: string): string | null {
  const much = maybe(`${game}-much-${part}`);
  if (much !== null) return t('merit-much', { what: much, more });
  const many = maybe(`${game}-many-${part}`);
  return many === null ? null : t('merit-many', { what: many, more });
}

/** What there is more or less of, as the game says it, or the page. */
function changeOf(game: string, merit: Merit): string {
  const name = nameOfPart(merit);
  const args = { more: merit.more ? 'yes' : 'no', rivals: isRivals(merit) ? 'yes' : 'no' };
  const own = maybe(`${game}-merit-${name}`, args) ?? amountsTo(game, name, args.more);
  return own ?? maybe(`merit-${name}`, args) ?? name;
}

/** One part: "more from roads (about 3 points)". */
function partOf(game: string, merit: Merit): string {
  const what = changeOf(game, merit);
  const n = Math.round(merit.amount ?? 0);
  const amount = amountOf(game, merit) || (n > 0 ? t('merit-points', { n }) : '');
  const aside = asideOf(game, merit, amount);
  return aside ? t('merit-aside', { what, aside }) : what;
}

/** One part by itself: "more from roads", "for rivals: less from cities". */
export function alone(game: string, seats: number, merit: Merit): string {
  const what = partOf(game, merit);
  return isRivals(merit) ? t('merit-rivals', { what, n: seats - 1 }) : what;
}

/** The sentence: what speaks for an answer or against it, and rivals are named once; of a game with so many seats. */
export function because(game: string, seats: number, why: Merit[]): string {
  const [first] = why;
  if (!first) return t('merits-none');
  const say = (one: Merit) => partOf(game, one);
  const own = why.filter((one) => !isRivals(one)).map(say);
  const theirs = why.filter(isRivals).map(say);
  const rivals = theirs.length > 0 ? [t('merit-rivals', { what: list(theirs), n: seats - 1 })] : [];
  const told = [...(own.length > 0 ? [list(own)] : []), ...rivals].join('; ');
  return t(first.chance > 0 ? 'merits-for' : 'merits-against', { list: told });
}

/** What speaks for the other of two answers. */
export const turned = (why: Merit[]): Merit[] =>
  why.map((one) => ({ ...one, more: !one.more, chance: -one.chance }));
