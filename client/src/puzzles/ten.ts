import type { PuzzleInfo } from '../wire';
import type { Results } from './results.svelte';

/** So many puzzles are solved in a row. */
export const MANY = 10;

/** Ten puzzles in a row, from the easier to the harder; it lasts as long as the page is open somewhere. */
export interface Ten {
  ids: string[];
  /** Of those that are solved, whether they were right at once. */
  clean: boolean[];
}

const keyOf = (game: string) => `ludarium-ten-${game}`;

/** Ten that are not solved yet, or else such as are, spread over the whole list. */
export function chosen(all: PuzzleInfo[], results: Results, random = Math.random): PuzzleInfo[] {
  const fresh = mixed(
    all.filter(({ id }) => results.of(id) === null),
    random,
  );
  const known = mixed(
    all.filter(({ id }) => results.of(id) !== null),
    random,
  );
  return [...fresh, ...known].slice(0, MANY).sort((a, b) => a.difficulty - b.difficulty);
}

function mixed<T>(all: T[], random: () => number): T[] {
  return all
    .map((one) => ({ one, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
}

export function begin(game: string, all: PuzzleInfo[], results: Results): Ten {
  const ten = { ids: chosen(all, results).map(({ id }) => id), clean: [] };
  sessionStorage.setItem(keyOf(game), JSON.stringify(ten));
  return ten;
}

/** The one that is under way; null if there is none, or this puzzle is not the next of it. */
export function underWay(game: string, id: string): Ten | null {
  try {
    const ten = JSON.parse(sessionStorage.getItem(keyOf(game)) ?? 'null') as Ten | null;
    const at = ten?.ids.indexOf(id) ?? -1;
    return ten && at >= 0 && (at === ten.clean.length || at === ten.clean.length - 1) ? ten : null;
  } catch {
    return null;
  }
}

/** One more of it is solved. */
export function goOn(game: string, ten: Ten, id: string, clean: boolean): Ten {
  if (ten.ids[ten.clean.length] !== id) return ten;
  const further = { ...ten, clean: [...ten.clean, clean] };
  sessionStorage.setItem(keyOf(game), JSON.stringify(further));
  return further;
}
