import type { GameClient } from '../../table/game';
import Acts from './Acts.svelte';
import Board from './Board.svelte';
import { text } from './cells';
import { ends, why } from './ending';
import Glyph from './Glyph.svelte';
import Hand from './Hand.svelte';
import { KEYS } from './keys';
import { lesson, LESSONS } from './lessons';
import { follows, logLine, placesIn } from './log';
import Conflict from './matters/Conflict.svelte';
import { matter } from './matters/head';
import Sign from './matters/Sign.svelte';
import Player from './Player.svelte';
import Preview from './Preview.svelte';
import { prompt } from './prompt';
import { scoring } from './scoring';
import { sound } from './sounds';
import Supply from './Supply.svelte';
import Tools from './Tools.svelte';
import Tray from './Tray.svelte';

const tigris: GameClient = {
  Board,
  Tray,
  Acts,
  Supply,
  Tools,
  Hand,
  Preview,
  Matter: Conflict,
  tablets: true,
  matter,
  Player,
  Totals: Player, // at the end it tells the points of each colour
  Glyph,
  prompt,
  logLine,
  places: placesIn,
  follows,
  text,
  lessons: LESSONS,
  Lesson: () => import('./Lesson.svelte'),
  lesson,
  scoring,
  Sign,
  keys: KEYS,
  ends,
  why,
  sound,
  Celebration: () => import('./Celebration.svelte'),
  Editor: () => import('./edit'),
};

export default tigris;
