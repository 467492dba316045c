import type { Lang } from './index.svelte';

/** What is said so seldom that it is loaded when it is needed; even where it lies nobody knows before. */
const LATER = import.meta.glob<string>(['./later/*/*.ftl', '../games/*/*/*.ftl', '!../games/*/cover/*.ftl'], {
  query: '?raw',
  import: 'default',
});

export const laterWords = async (part: string, lang: Lang): Promise<string | undefined> =>
  (LATER[`./${part}/${lang}.ftl`] ?? LATER[`../games/${part}/${lang}.ftl`])?.();
