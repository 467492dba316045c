import { get, post, Refusal } from '../api';
import { games } from '../games/installed';
import type { Finders, Found, Puzzle, PuzzleInfo, Puzzles, PuzzleVerdict, Solution } from '../wire';

/** The puzzles of a game, as difficult as people find them; null for a game that has none. */
export async function puzzlesOf(game: string): Promise<Puzzles | null> {
  const address = (await games()).find(({ name }) => name === game)?.puzzles;
  if (!address) return null;
  const [all, found] = await Promise.all([get<Puzzles>(address.replace('/api', '')), findersOf(game)]);
  return { ...all, puzzles: rated(all.puzzles, found) };
}

/** Who cannot be told what people find is told what bots do. */
async function findersOf(game: string): Promise<Found[]> {
  try {
    return (await get<Finders>(`/games/${game}/finders`)).puzzles;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return [];
  }
}

/** Where enough people have tried, their results say how difficult it is; the order stays, by which all are numbered. */
export function rated(all: PuzzleInfo[], found: Found[]): PuzzleInfo[] {
  const people = new Map(found.map(({ id, difficulty }) => [id, difficulty]));
  return all.map((one) => ({ ...one, difficulty: people.get(one.id) ?? one.difficulty }));
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
