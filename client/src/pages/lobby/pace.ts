import type { Lang } from '../../i18n/index.svelte';
import type { ClockRule, TableInfo } from '../../wire';

/** Whether one stays at the table, comes back over days, or plays without a clock. */
export type Pace = 'live' | 'days' | 'none';

export const PACES: Pace[] = ['live', 'days', 'none'];
const HOUR = 3600;

export const paceOf = (rule: ClockRule | null): Pace =>
  rule === null ? 'none' : rule.grant < HOUR ? 'live' : 'days';

/** What one looks for; null: it does not matter. */
export interface Wish {
  game: string | null;
  pace: Pace | null;
  language: Lang | null;
}

export const fits = ({ game, clock, language }: TableInfo, wish: Wish): boolean =>
  [game, null].includes(wish.game) &&
  [paceOf(clock), null].includes(wish.pace) &&
  [language, null].includes(wish.language);
