import { get } from '../api';
import { games } from '../games/installed';
import type { School } from '../wire';

/** The lessons of a game; null for a game that has none. */
export async function schoolOf(game: string): Promise<School | null> {
  const address = (await games()).find(({ name }) => name === game)?.school;
  return address ? get<School>(address.replace('/api', '')) : null;
}
