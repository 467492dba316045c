import { duration, t } from '../../i18n/index.svelte';
import type { ClockRule } from '../../wire';

const MS = 1000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const daily = (days: number): ClockRule => ({ bank: 0, grant: days * DAY, keep: false, most: 0 });

/** The clocks that a table can be opened with, by name. */
export const CLOCKS = {
  quick: { bank: 5 * MINUTE, grant: 20, keep: true, most: 10 * MINUTE },
  calm: { bank: 15 * MINUTE, grant: 45, keep: true, most: 30 * MINUTE },
  'day-1': daily(1),
  'day-2': daily(2),
  'day-3': daily(3),
  'day-7': daily(7),
  bank: { bank: 7 * DAY, grant: DAY, keep: false, most: 7 * DAY },
} as const satisfies Record<string, ClockRule>;

export type ClockName = keyof typeof CLOCKS | 'none';
export const CLOCK_NAMES = ['none', ...Object.keys(CLOCKS)] as ClockName[];

/** Those that a live table may go on with when nobody is there. */
export const SLOW_NAMES = CLOCK_NAMES.filter((name) => !['quick', 'calm'].includes(name));

export const ruleOf = (name: ClockName): ClockRule | null => (name === 'none' ? null : CLOCKS[name]);

/** People stay at the table. */
export const isLive = (rule: ClockRule | null): boolean => rule !== null && rule.grant < HOUR;

/** As a proposal names it, in milliseconds. */
export const line = (rule: ClockRule | null): string =>
  rule ? `${rule.bank * MS} ${rule.grant * MS} ${rule.keep ? 'keep' : 'lose'} ${rule.most * MS}` : 'none';

/** The name of this clock; without one, null. */
export const nameOfClock = (rule: ClockRule | null): ClockName | null =>
  CLOCK_NAMES.find((one) => line(ruleOf(one)) === line(rule)) ?? null;

/** What people call this clock; one without a name is told by its numbers. */
export function clockTitle(rule: ClockRule | null): string {
  const name = nameOfClock(rule);
  if (name) return t('clock-name', { clock: name });
  return t('clock-other', {
    bank: duration(rule!.bank * MS, 'narrow'),
    grant: duration(rule!.grant * MS, 'narrow'),
  });
}

/** How it goes, in a sentence. */
export function clockNote(rule: ClockRule | null): string {
  if (rule === null) return t('clock-why-none');
  const args = { bank: duration(rule.bank * MS, 'long'), grant: duration(rule.grant * MS, 'long') };
  return t(rule.bank === 0 ? 'clock-why-grant' : rule.keep ? 'clock-why-keep' : 'clock-why-bank', args);
}

/** The clock that a proposal names. */
export function clockOf(words: string): ClockRule | null {
  const [bank = 0, grant = 0, keep, most = 0] = words.split(' ');
  if (words === 'none') return null;
  return { bank: +bank / MS, grant: +grant / MS, keep: keep === 'keep', most: +most / MS };
}
