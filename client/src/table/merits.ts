// Why an answer is better than others, or worse: parts of what it is judged by, as the game words them.

import { list, maybe, t, words } from '../i18n/index.svelte';
import type { Merit } from '../wire';

const RIVALS = 'rivals-';

/** Its words come when somebody wants to know. */
export const learnMerits = (game: string): Promise<void> => words.learn('later/why', `${game}/why`);

/** One part: "more from roads", "for rivals less from roads". */
function partOf(game: string, { part, more }: Merit, rivals: number): string {
  const name = part.startsWith(RIVALS) ? part.slice(RIVALS.length) : part;
  const args = { more: more ? 'yes' : 'no', rivals: name === part ? 'no' : 'yes' };
  const what = maybe(`${game}-merit-${name}`, args) ?? maybe(`merit-${name}`, args) ?? name;
  return name === part ? what : t('merit-rivals', { what, n: rivals });
}

/** The sentence: what speaks for an answer or against it; of a game with so many seats. */
export function because(game: string, seats: number, why: Merit[]): string {
  const [first] = why;
  if (!first) return t('merits-none');
  const told = list(why.map((one) => partOf(game, one, seats - 1)));
  return t(first.chance > 0 ? 'merits-for' : 'merits-against', { list: told });
}

/** What speaks for the other of two answers. */
export const turned = (why: Merit[]): Merit[] =>
  why.map(({ part, more, chance }) => ({ part, more: !more, chance: -chance }));
