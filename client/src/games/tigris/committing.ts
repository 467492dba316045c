// What tiles are worth that are added to a conflict.

import { t } from '../../i18n/index.svelte';
import type { Seat } from '../../wire';
import { surveyOf } from './survey';
import { handOf, handSize, leaderAt, type View } from './view';

/** What so many tiles are good for in a conflict. */
export type Committing = { as: 'more' | 'excess' | 'ahead' | 'won' | 'lost' | 'spared'; n: number };
export const DECIDING: Committing['as'][] = ['ahead', 'won'];
export const said = ({ as, n }: Committing): string => t(`tigris-note-${as}`, { n });

export function committing(view: View, seat: Seat, n: number): Committing | null {
  const { conflicts = [], enough, needs } = surveyOf(view).asked;
  const attacks = (view.ask?.committed ?? null) === null;
  const needed = attacks ? enough : needs?.[0];
  const tiles = conflicts.find(({ colour }) => colour === view.ask?.colour)?.tiles;
  if (needed === undefined || !tiles) return null;
  const sure = attacks ? beyond(view) : -1;
  if (sure >= 0 && n >= sure) return { as: n > sure ? 'excess' : 'won', n: sure };
  if (attacks && needed === 0 && n > 0) return { as: 'more', n: needed };
  if (!attacks && n > needed) return { as: 'excess', n: needed };
  if (n >= needed) return { as: attacks ? 'ahead' : 'won', n: needed };
  const held = handOf(view, seat).filter((colour) => colour === tiles).length;
  return { as: held < needed ? 'lost' : 'spared', n: needed };
}

/** The fewest tiles of the attacker against which the defender cannot hold enough; -1 if there are none. */
function beyond(view: View): number {
  const { conflicts = [], needs = [] } = surveyOf(view).asked;
  const defender = conflicts.find(({ colour }) => colour === view.ask?.colour)?.leaders[1];
  const other = defender ? leaderAt(view, defender) : null;
  return other ? needs.findIndex((need) => need > handSize(view, other.seat)) : -1;
}
