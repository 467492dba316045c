import { get, Refusal } from '../api';
import { me } from '../me.svelte';
import type { GameInfo, Learnt } from '../wire';
import { isBegun, Progress } from './progress.svelte';
import { schoolOf } from './schools';

/** Where somebody goes on to learn. */
export interface Way {
  game: string;
  /** The next lesson, counted from 1. */
  lesson: number;
  /** The whole school is finished: what follows is a game. */
  finished: boolean;
}

/** In the first school that is finished, or else one that is begun, or else that of the `easiest` game. */
export async function wayOn(games: GameInfo[], easiest: string): Promise<Way> {
  const known = await learnt();
  const begun = games.filter(({ name, school }) => school && (isBegun(name) || known.games[name]?.length));
  const ways = await Promise.all(begun.map(({ name }) => wayIn(name, known)));
  const found = ways.flatMap((way) => way ?? []);
  return found.find(({ finished }) => finished) ?? found[0] ?? { game: easiest, lesson: 1, finished: false };
}

async function learnt(): Promise<Learnt> {
  return me.name === null ? { games: {} } : get<Learnt>('/me/learnt').catch(nothing);
}

function nothing(error: unknown): Learnt {
  if (!(error instanceof Refusal)) throw error;
  return { games: {} };
}

async function wayIn(game: string, { games }: Learnt): Promise<Way | null> {
  const school = await schoolOf(game).catch(() => null);
  if (!school) return null;
  const { finished, next } = new Progress(game, school, games[game]);
  return { game, lesson: next, finished: school.steps.every(({ id }) => finished.has(id)) };
}
