import { get } from '../api';
import { games } from '../games/installed';
import type { School } from '../wire';

const asked = new Map<string, Promise<School | null>>();

/** The lessons of a game; null for a game that has none. Asked for once, or again if that came to nothing. */
export function schoolOf(game: string): Promise<School | null> {
  const school = asked.get(game) ?? fetched(game);
  asked.set(game, school);
  school.catch(() => asked.delete(game));
  return school;
}

async function fetched(game: string): Promise<School | null> {
  const address = (await games()).find(({ name }) => name === game)?.school;
  return address ? get<School>(address.replace('/api', '')) : null;
}
