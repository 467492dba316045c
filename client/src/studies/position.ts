import { calls } from '../thinking/calls';
import type { Thought } from '../thinking/link';

/** The position where this began; raises `Refusal` if it is none. */
export async function positionOf(game: string, { players, options, base, seed }: Thought): Promise<string> {
  const line = { game, players, options, base, seed, moves: [], eyes: 'all' as const, since: 0 };
  return (await calls.told(line)).position;
}
