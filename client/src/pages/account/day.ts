import { LOCALES, words } from '../../i18n/index.svelte';

/** "24 November 2026" in the language of the page. */
export const day = (ms: number): string =>
  new Date(ms).toLocaleDateString(LOCALES[words.lang], { dateStyle: 'long' });
