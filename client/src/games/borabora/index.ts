import type { GameClient } from '../../table/game';
import Acts from './Acts.svelte';
import Board from './Board.svelte';
import Glyph from './Glyph.svelte';
import Hand from './Hand.svelte';
import Home from './Home.svelte';
import { learnLater } from './later.svelte';
import { lesson, LESSONS } from './lessons';
import { follows, logLine, placesIn } from './log';
import { lookout } from './opened.svelte';
import Player from './Player.svelte';
import Preview from './Preview.svelte';
import { prompt } from './prompt';
import { ends, scoring, tieBreak } from './scoring';
import Rounds from './Rounds.svelte';
import Sign from './Sign.svelte';
import { sound } from './sounds';
import Tray from './Tray.svelte';

/** Red, blue, green, black, as the pieces. */
const LINES = [
  { light: '#b93a2b', dark: '#e8705f' },
  { light: '#22619f', dark: '#6aa9e6' },
  { light: '#1f8168', dark: '#5cc4a6' },
  { light: '#3a3147', dark: '#b39bd6' },
];

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
  follows,
  places: placesIn,
  text: async (view, ctx) => {
    const [{ text }] = await Promise.all([import('./text'), learnLater()]);
    return text(view, ctx);
  },
  lessons: LESSONS,
  Lesson: () => import('./Lesson.svelte'),
  lesson,
  scoring,
  tieBreak,
  line: (seat) => LINES[seat]!,
  Preview,
  Sign,
  ends,
  sound,
  keys: [{ key: '1 … 9', what: 'borabora-key-choose' }],
  single: () => !lookout.held,
  Celebration: () => import('./Celebration.svelte'),
  Editor: () => import('./edit'),
};

export default borabora;
