import type { GameClient } from '../../table/game';
import Board from './Board.svelte';
import { text } from './cells';
import { ends, scoring, why } from './ending';
import Glyph from './Glyph.svelte';
import Hand from './Hand.svelte';
import { lesson, LESSONS } from './lesson';
import { follows, logLine, placesIn } from './log';
import Player from './Player.svelte';
import Preview from './Preview.svelte';
import { prompt } from './prompt';
import { alike } from './survey';
import { cultOfSeat, type View } from './view';
import { sound } from './sounds';
import Tray from './Tray.svelte';

const LINES = {
  moon: { light: '#3b4c8f', dark: '#9fb0f0' },
  sun: { light: '#a86a00', dark: '#f0bf45' },
};

const druids: GameClient = {
  Board,
  Tray,
  smallHand: true,
  Hand,
  Preview,
  Player,
  Glyph,
  prompt,
  alike: (view) => alike(view as View),
  logLine,
  places: placesIn,
  follows,
  text,
  lessons: LESSONS,
  Lesson: () => import('./Lesson.svelte'),
  lesson,
  scoring,
  ends,
  keys: [{ key: '1 … 3', what: 'druids-key-spirit' }],
  line: (seat) => LINES[cultOfSeat(seat)],
  why,
  sound,
  Celebration: () => import('./Celebration.svelte'),
  Editor: () => import('./edit'),
};

export default druids;
