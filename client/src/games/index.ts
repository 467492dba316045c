import type { GameClient } from '../table/game';
import { fileOf } from './installed';

const CLIENTS = import.meta.glob<{ default: GameClient }>('./*/index.ts');
const COVERS = import.meta.glob<string>('./*/cover.svg', { query: '?url', import: 'default', eager: true });

/** The game that whoever is new learns first. */
export const EASIEST = 'druids';

/** What the game brings to the table; nothing for a game that is played with buttons. */
export async function gameClient(name: string): Promise<GameClient> {
  const load = CLIENTS[`./${name}/index.ts`];
  return load ? (await load()).default : (await import('./brought')).boardOf(name);
}

/** Whether the game came with the client. */
export const isOurs = (name: string): boolean => `./${name}/index.ts` in CLIENTS;

/** Whether it has a board of its own, and rules to read. */
export const isDrawn = (name: string): boolean => isOurs(name) || fileOf(name, 'board.js') !== null;

/** The address of the game's picture, where it has one. */
export function cover(name: string): string | null {
  return COVERS[`./${name}/cover.svg`] ?? fileOf(name, 'cover.svg');
}
