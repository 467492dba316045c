import type { GameClient } from '../../table/game';
import Acts from './Acts.svelte';
import Board from './Board.svelte';
import Glyph from './Glyph.svelte';
import Hand from './Hand.svelte';
import Home from './Home.svelte';
import { lesson, LESSONS } from './lessons';
import { logLine, placesIn } from './log';
import Player from './Player.svelte';
import Preview from './Preview.svelte';
import { prompt } from './prompt';
import { ends, scoring, tieBreak } from './scoring';
import Rounds from './Rounds.svelte';
import Sign from './Sign.svelte';
import { sound } from './sounds';
import Tray from './Tray.svelte';

const borabora: GameClient = {
  Board,
  Tray,
  Acts,
  Supply: Rounds,
  Hand,
  Player,
  Home,
  Glyph,
  prompt,
  logLine,
  places: placesIn,
  text: async (view, ctx) => (await import('./text')).text(view, ctx),
  lessons: LESSONS,
  Lesson: () => import('./Lesson.svelte'),
  lesson,
  scoring,
  tieBreak,
  Preview,
  Sign,
  ends,
  sound,
  keys: [{ key: '1 … 9', what: 'borabora-key-choose' }],
  single: true,
  Celebration: () => import('./Celebration.svelte'),
};

export default borabora;
