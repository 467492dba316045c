// The head of the panel for a conflict.

import { t } from '../../../i18n/index.svelte';
import type { MatterHead } from '../../../table/game';
import type { View } from '../view';
import { clashOf, totalOf, type Clash } from './clash';

export function matter(view: View): MatterHead | null {
  const clash = clashOf(view);
  if (!clash) return null;
  const [attacker, defender] = clash.sides.map(totalOf);
  return {
    title: t(`tigris-conflict-${clash.kind}`, { colour: clash.colour }),
    detail: detail(clash),
    brief: `${attacker} : ${defender}`,
    places: clash.places,
  };
}

function detail({ kind, open, sides }: Clash): string {
  const [one, other] = sides.map(({ kingdom }) => kingdom ?? '');
  if (kind === 'revolt') return t('tigris-conflict-within', { a: one ?? '' });
  const [a, b] = [one, other].sort();
  const args = { a: a ?? '', b: b ?? '', n: open.length };
  return t(open.length > 1 ? 'tigris-conflict-first' : 'tigris-conflict-over', args);
}
