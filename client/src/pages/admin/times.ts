import { LOCALES, words } from '../../i18n/index.svelte';

/** "26 Nov 2026, 05:46" in the language of the page. */
export const moment = (ms: number): string =>
  new Date(ms).toLocaleString(LOCALES[words.lang], { dateStyle: 'medium', timeStyle: 'short' });

/** "1,234" in the language of the page. */
export const count = (n: number): string => n.toLocaleString(LOCALES[words.lang]);

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'];

/** "1.2 GB" in the language of the page. */
export function bytes(n: number): string {
  const size = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(n, 1)) / 3)));
  const format = { style: 'unit', unit: UNITS[size], maximumSignificantDigits: 3 } as const;
  return new Intl.NumberFormat(LOCALES[words.lang], format).format(n / 1000 ** size);
}
