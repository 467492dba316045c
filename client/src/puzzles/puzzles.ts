import { get, post } from '../api';
import { games } from '../games/installed';
import type { Puzzle, PuzzleInfo, Puzzles, PuzzleVerdict, Solution } from '../wire';

/** The puzzles of a game; null for a game that has none. */
export async function puzzlesOf(game: string): Promise<Puzzles | null> {
  const address = (await games()).find(({ name }) => name === game)?.puzzles;
  return address ? get<Puzzles>(address.replace('/api', '')) : null;
}

const at = (game: string, id: string) => `/games/${game}/puzzles/${id}`;

/** What the server says of one puzzle. */
export const calls = {
  puzzle: (game: string, id: string) => get<Puzzle>(at(game, id)),
  answer: (game: string, id: string, words: string) => post<PuzzleVerdict>(at(game, id), { words }),
  solution: (game: string, id: string) => get<Solution>(`${at(game, id)}/solution`),
};

/**
 * The puzzle of a day, the same for everybody: its number is the SHA-256 of the date (in UTC) and the game. Null where
 * the browser reckons none, as on a page without TLS.
 */
export async function ofTheDay<T>(game: string, all: T[], now = new Date()): Promise<T | null> {
  if (!globalThis.crypto?.subtle || all.length === 0) return null;
  const text = new TextEncoder().encode(`${now.toISOString().slice(0, 10)} ${game}`);
  const hash = new DataView(await crypto.subtle.digest('SHA-256', text));
  return all[hash.getUint32(0) % all.length] ?? null;
}

/** What somebody wants to see of the list; 0 and empty: all. */
export interface Wanted {
  kind: PuzzleInfo['kind'] | '';
  difficulty: number;
}

export const wanted = (all: PuzzleInfo[], { kind, difficulty }: Wanted): PuzzleInfo[] =>
  all.filter((one) => (!kind || one.kind === kind) && (difficulty === 0 || one.difficulty === difficulty));

/** The next after this one that is not solved, around the end of the list; null if all are. */
export function following<T extends { id: string }>(
  all: T[],
  id: string,
  solved: (id: string) => boolean,
): T | null {
  const here = all.findIndex((one) => one.id === id) + 1;
  return [...all.slice(here), ...all.slice(0, here)].find((one) => one.id !== id && !solved(one.id)) ?? null;
}
