import { get, post } from '../api';
import { games } from '../games/installed';
import type { Brought, Turn, TurnCount, TurnResult, Turns, TurnsTried } from '../wire';

/** The positions of a game whose best turn is known; null for a game that has none. */
export async function turnsOf(game: string): Promise<Turns | null> {
  const address = (await games()).find(({ name }) => name === game)?.turns;
  return address ? get<Turns>(address.replace('/api', '')) : null;
}

const at = (game: string, id: string) => `/games/${game}/turns/${id}`;

/** What the server says of one of them. */
export const calls = {
  turn: (game: string, id: string) => get<Turn>(at(game, id)),
  count: (game: string, id: string, words: string[]) => post<TurnCount>(`${at(game, id)}/count`, { words }),
  handIn: (game: string, id: string, words: string[]) => post<TurnResult>(at(game, id), { words }),
  tried: () => get<TurnsTried>('/me/turns'),
};

/** How many people's turns brought so many points; whether mine is among them, and whether none brings more. */
export interface Bar extends Brought {
  mine: boolean;
  best: boolean;
}

/** A bar for all that somebody's turn has brought, for mine, and for the best, even if nobody has found it. */
export function bars({ everybody, best }: TurnResult, mine: number): Bar[] {
  const points = new Set([...everybody.map((one) => one.points), mine, best]);
  return [...points]
    .sort((a, b) => a - b)
    .map((n) => ({
      points: n,
      people: everybody.find((one) => one.points === n)?.people ?? 0,
      mine: n === mine,
      best: n === best,
    }));
}

/** How many have tried. */
export const people = ({ everybody }: TurnResult): number =>
  everybody.reduce((sum, one) => sum + one.people, 0);
