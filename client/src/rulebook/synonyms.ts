import type { Lang } from '../i18n/index.svelte';
import type { Synonyms } from './search';

const LISTS = import.meta.glob<string>('./synonyms/**/*.txt', { query: '?raw', import: 'default' });

/** Other words for the things of any game and of this one. */
export async function synonymsIn(lang: Lang, game: string): Promise<Synonyms> {
  const files = [`./synonyms/${lang}.txt`, `./synonyms/${game}/${lang}.txt`];
  const lists = await Promise.all(files.map((file) => LISTS[file]?.()));
  return lists.flatMap((list) => read(list ?? ''));
}

/** A line for each thing, its words set apart by commas; lines with `#` are for whoever reads the file. */
export const read = (text: string): Synonyms =>
  text
    .split('\n')
    .filter((line) => line.includes(',') && !line.startsWith('#'))
    .map((line) => line.split(',').map((word) => word.trim()));
