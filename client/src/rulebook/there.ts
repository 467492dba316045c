// Which games have a rulebook, and where in it a rule stands: for whoever links to it without opening it.

const THERE = import.meta.glob('../games/*/rulebook/paragraphs.json');

export const isThere = (game: string): boolean => `../games/${game}/rulebook/paragraphs.json` in THERE;

/** The rulebook of a game, or a place in it. */
export const toRules = (game: string, at = ''): string => `/rules/${game}${at && `#${at}`}`;

/**
 * The place of a rule as a reason names it ("§5.2 R6"): its ruling, which says more, or else its paragraph. Null for
 * a game without a rulebook, and for a rule that is no place.
 */
export function toRule(game: string, rule: string): string | null {
  const words = rule.split(' ').map((word) => word.replace('§', ''));
  const at = words.find((word) => /^R\d+$/.test(word)) ?? words.find((word) => /^\d+(\.\d+)*$/.test(word));
  return at && isThere(game) ? toRules(game, at) : null;
}

/** What a link to a rule says: "§5.2", without the ruling where there is a paragraph. */
export function signOf(rule: string): string {
  const [first = ''] = rule.split(' ');
  return /^\d/.test(first) ? `§${first}` : first;
}
