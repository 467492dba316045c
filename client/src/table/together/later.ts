import { words } from '../../i18n/index.svelte';

/** A part of the page that is seldom needed, with the words that only such parts need. */
export async function later<T>(part: Promise<T>, about = 'together'): Promise<T> {
  const [found] = await Promise.all([part, words.learn(`later/${about}`)]);
  return found;
}
