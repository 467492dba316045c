import { gameClient } from '../games';
import { words } from '../i18n/index.svelte';
import { schoolOf } from './schools';

/** What all lessons of a game need, asked for at once: its board, the lessons, and the words. */
export const lessonsOf = (game: string) =>
  Promise.all([
    gameClient(game),
    schoolOf(game),
    words.learn(game, `${game}/school`, 'later/board', 'later/school', 'later/rulebook'),
  ]);
