import { LOCALES, words } from '../i18n/index.svelte';

/** "18 %" in the language of the page. */
export const percent = (chance: number): string =>
  new Intl.NumberFormat(LOCALES[words.lang], { style: 'percent', maximumFractionDigits: 0 }).format(chance);

/** "−16": percentage points, with the sign that is as wide as a plus. */
export function change(by: number): string {
  const format = new Intl.NumberFormat(LOCALES[words.lang], { signDisplay: 'exceptZero' });
  return format.format(Math.round(100 * by) || 0).replace('-', '−');
}
