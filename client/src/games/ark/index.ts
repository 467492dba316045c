import type { GameClient } from '../../table/game';
import Acts from './Acts.svelte';
import Board from './Board.svelte';
import { text } from './cells';
import Hand from './Hand.svelte';
import { KEYS } from './keys';
import { lesson, LESSONS } from './lessons';
import { logLine, placesIn } from './log';
import Player from './Player.svelte';
import Preview from './Preview.svelte';
import { hint, prompt } from './prompt';
import { ends, scoring } from './scoring';
import Supply from './Supply.svelte';
import Tools from './Tools.svelte';
import { sound } from './sounds';
import Tray from './Tray.svelte';

const ark: GameClient = {
  Board,
  Tray,
  Acts,
  Supply,
  Tools,
  Hand,
  Preview,
  Player,
  prompt,
  hint,
  logLine,
  places: placesIn,
  text,
  lessons: LESSONS,
  Lesson: () => import('./Lesson.svelte'),
  lesson,
  scoring,
  keys: KEYS,
  ends,
  sound,
  smallHand: true,
  Celebration: () => import('./Celebration.svelte'),
  Editor: () => import('./edit'),
};

export default ark;
