import { t } from '../i18n/index.svelte';
import { me } from '../me.svelte';
import type { Seat } from '../wire';
import { NO_BASE, type Thought } from './link';
import { planted, ROOT } from './tree';

/** A board that begins with this position, where somebody has the place of this seat. */
export function ownThought(position: string, players: number, seat: Seat, seed: string): Thought {
  const names = Array.from({ length: players }, (_, n) => t('board-player', { n: n + 1 }));
  if (me.name !== null) names[seat] = me.name;
  const base = { ...NO_BASE, position };
  return { players, options: {}, seed, base, names, tree: planted(), at: ROOT };
}
