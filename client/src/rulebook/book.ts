// The rulebooks that came with the page: their texts by language, and what belongs to each paragraph.

import type { Lang } from '../i18n/index.svelte';
import { paragraphsOf, type Written } from './markdown';
import { isThere } from './there';

/** What `paragraphs.json` says of a paragraph. */
export interface Belonging {
  /** The rulings of `rules.md` that it covers. */
  rulings: string[];
  /** The step of the school that shows it. */
  lesson?: string;
  /** A position that shows it, in the notation of the game. */
  example?: string;
  players?: number;
  options?: Record<string, string | number>;
}

export type Paragraph = Written & Belonging;

const TEXTS = import.meta.glob<string>('../games/*/rulebook/*.md', { query: '?raw', import: 'default' });
const BELONGINGS = import.meta.glob<Record<string, Belonging>>('../games/*/rulebook/paragraphs.json', {
  import: 'default',
});

/** The rulebook of a game; null for a game without one. */
export async function rulebookOf(game: string, lang: Lang): Promise<Paragraph[] | null> {
  if (!isThere(game)) return null;
  const [text, belongings] = await Promise.all([
    TEXTS[`../games/${game}/rulebook/${lang}.md`]!(),
    BELONGINGS[`../games/${game}/rulebook/paragraphs.json`]!(),
  ]);
  return paragraphsOf(text).map((one) => ({ rulings: [], ...one, ...belongings[one.number] }));
}

/**
 * The paragraph that is meant by "5.4" or by a ruling, "R9". A number that no paragraph bears leads to the one that
 * it is a part of.
 */
export function paragraphFor(book: readonly Paragraph[], name: string): Paragraph | null {
  if (name.startsWith('R')) return book.find(({ rulings }) => rulings.includes(name)) ?? null;
  for (let number = name; number; number = number.slice(0, Math.max(0, number.lastIndexOf('.')))) {
    const found = book.find((one) => one.number === number);
    if (found) return found;
  }
  return null;
}

/** So deep a paragraph stands below others: 1 for "5", 2 for "5.4". */
export const depth = (number: string): number => number.split('.').length;

/** The link that opens its example on the analysis board. */
export function exampleLink(game: string, { example, players, options }: Belonging): string | null {
  if (example === undefined) return null;
  const said = new URLSearchParams({ position: example });
  if (players !== undefined) said.set('players', String(players));
  for (const [name, value] of Object.entries(options ?? {})) said.append('option', `${name}:${value}`);
  return `/board/${game}#${said}`;
}
