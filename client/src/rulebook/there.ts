// Which games have a rulebook, and where in it a rule stands: for whoever links to it without opening it.

const THERE = import.meta.glob('../games/*/rulebook/en.md', { query: '?raw' });

export const isThere = (game: string): boolean => `../games/${game}/rulebook/en.md` in THERE;

/** The rulebook of a game, or a place in it. */
export const toRules = (game: string, at = ''): string => `/rules/${game}${at && `#${at}`}`;

/**
 * The place of a rule as a reason names it ("§5.2 R6") or a lesson ("5.2"): the last ruling, which says most, or else
 * the paragraph. Null for a game without a rulebook, and for a rule that is no place.
 */
export function toRule(game: string, rule: string): string | null {
  const words = rule.replaceAll('§', '').split(' ');
  const at =
    words.findLast((word) => /^R\d+$/.test(word)) ?? words.find((word) => /^\d+(\.\d+)*$/.test(word));
  return at && isThere(game) ? toRules(game, at) : null;
}

/** Of rules those that a reader finds by their number: paragraphs, or a ruling where there is none. */
export function paragraphsOf(rules: string[]): string[] {
  const found = rules.filter((rule) => /^\d/.test(rule));
  return found.length > 0 ? found : rules.slice(0, 1);
}

/** What a link to a rule says: its paragraph, "§5.2". */
export function signOf(rule: string): string {
  const [first = ''] = rule.split(' ');
  return /^\d/.test(first) ? `§${first}` : first;
}

/** Which paragraph tells of what: `places.json` of a game. */
export interface Places {
  /** What is asked, where its lesson alone would lead too far off. */
  questions: Record<string, string>;
  /** The lessons of "how to play". */
  lessons: Record<string, string>;
  /** The options of a table. */
  options: Record<string, string>;
}

const PLACES = import.meta.glob<Places>('../games/*/rulebook/places.json', { import: 'default' });

/** Null for a game without a rulebook. */
export const placesOf = async (game: string): Promise<Places | null> =>
  (await PLACES[`../games/${game}/rulebook/places.json`]?.()) ?? null;
