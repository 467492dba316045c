// Games that came with packages of their own: what they bring lies below an address that the server tells.

import { SvelteSet } from 'svelte/reactivity';
import { api } from '../api';
import type { GameClient } from '../table/game';
import type { GameInfo } from '../wire';

let asked: Promise<GameInfo[]> | null = null;
let known: GameInfo[] = [];
const boards = new Map<string, Promise<GameClient>>();
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

/** What it brings to the table; where that cannot be had, it is played with buttons. */
export async function boardOf(game: string): Promise<GameClient> {
  await games();
  const address = fileOf(game, 'board.js');
  if (!address) return {};
  if (!boards.has(game)) boards.set(game, load(game, address));
  return boards.get(game)!;
}

async function load(game: string, address: string): Promise<GameClient> {
  try {
    const [{ brought }, module] = await Promise.all([
      import('../board/mounted'),
      import(/* @vite-ignore */ address),
      dress(fileOf(game, 'board.css')),
    ]);
    return brought(module.default, healthOf(game));
  } catch (error) {
    healthOf(game).fail(error);
    boards.delete(game);
    return {};
  }
}

/** It is named once; the page follows when it has done what it is just doing. */
function healthOf(game: string) {
  let told = false;
  return {
    get failed() {
      return failed.has(game);
    },
    fail(error: unknown) {
      if (!told) console.error(`the board of ${game} cannot be used`, error);
      told = true;
      queueMicrotask(() => failed.add(game));
    },
  };
}

/** Nothing is seen before it has its style. */
function dress(address: string | null): Promise<void> {
  const sheet = document.createElement('link');
  if (!address) return Promise.resolve();
  return new Promise((done, failed) => {
    Object.assign(sheet, { rel: 'stylesheet', href: address, onload: () => done(), onerror: failed });
    document.head.append(sheet);
  });
}
