// The boards of games that came with packages of their own; they are loaded where such a game is opened.

import type { GameClient } from '../table/game';
import { failed, fileOf, games } from './installed';

const boards = new Map<string, Promise<GameClient>>();

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
