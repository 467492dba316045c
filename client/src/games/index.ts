import type { GameClient } from '../table/game';

const CLIENTS = import.meta.glob<{ default: GameClient }>('./*/index.ts');
const COVERS = import.meta.glob<string>('./*/cover.svg', { query: '?url', import: 'default', eager: true });

/** What the game brings to the table; nothing for a game that is played with buttons. */
export async function gameClient(name: string): Promise<GameClient> {
  const load = CLIENTS[`./${name}/index.ts`];
  return load ? (await load()).default : {};
}

/** Whether the client knows this game: its board, its words, how it is played. */
export const isDrawn = (name: string): boolean => `./${name}/index.ts` in CLIENTS;

/** The address of the game's picture, where it has one. */
export function cover(name: string): string | null {
  return COVERS[`./${name}/cover.svg`] ?? null;
}
