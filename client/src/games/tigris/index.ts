import type { GameClient } from '../../table/game';
import Board from './Board.svelte';
import { text } from './cells';
import Glyph from './Glyph.svelte';
import Hand from './Hand.svelte';
import { lesson } from './lessons';
import { follows, logLine, placesIn } from './log';
import Conflict from './matters/Conflict.svelte';
import { matter } from './matters/head';
import Sign from './matters/Sign.svelte';
import Player from './Player.svelte';
import Preview from './Preview.svelte';
import { prompt } from './prompt';
import { scoring } from './scoring';
import Tray from './Tray.svelte';

const learn = () => import('./Learn.svelte');

const tigris: GameClient = {
  Board,
  Tray,
  Hand,
  Preview,
  Matter: Conflict,
  matter,
  Player,
  Glyph,
  prompt,
  logLine,
  places: placesIn,
  follows,
  text,
  learn: { en: learn, hu: learn, de: learn },
  Lesson: () => import('./Lesson.svelte'),
  lesson,
  scoring,
  Sign,
};

export default tigris;
