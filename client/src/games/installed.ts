// Games that came with packages of their own: what they bring lies below an address that the server tells.

import { SvelteSet } from 'svelte/reactivity';
import { api } from '../api';
import type { GameInfo } from '../wire';

let asked: Promise<GameInfo[]> | null = null;
let known: GameInfo[] = [];
/** Games whose board is of no use: they are shown and played in words. */
export const failed = new SvelteSet<string>();

/** All games of this server; asked once, or again if that came to nothing. */
export async function games(): Promise<GameInfo[]> {
  asked ??= api.games();
  try {
    return (known = await asked);
  } catch (error) {
    asked = null;
    throw error;
  }
}

/** The address of a file that a game brings; null where it does not, or as long as the games are not known. */
export function fileOf(game: string, file: string): string | null {
  const board = known.find(({ name }) => name === game)?.board;
  return board?.files.includes(file) ? board.at + file : null;
}

/** Its words, or English ones where it does not speak the language. */
export async function wordsOf(game: string, lang: string): Promise<string> {
  await games();
  const address = fileOf(game, `${lang}.ftl`) ?? fileOf(game, 'en.ftl');
  const answer = address && (await fetch(address).catch(() => null));
  return answer && answer.ok ? answer.text() : '';
}
