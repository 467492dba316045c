import type { GameClient } from '../../table/game';
import Board from './Board.svelte';
import { text } from './cells';
import Glyph from './Glyph.svelte';
import Hand from './Hand.svelte';
import { lesson } from './lessons';
import { logLine, placesIn } from './log';
import Player from './Player.svelte';
import Preview from './Preview.svelte';
import { prompt } from './prompt';
import { scoring, tieBreak } from './scoring';
import Sign from './Sign.svelte';
import Tray from './Tray.svelte';

const learn = () => import('./Learn.svelte');

const borabora: GameClient = {
  Board,
  Tray,
  Hand,
  Player,
  Glyph,
  prompt,
  logLine,
  places: placesIn,
  text,
  learn: { en: learn, hu: learn, de: learn },
  Lesson: () => import('./Lesson.svelte'),
  lesson,
  scoring,
  tieBreak,
  Preview,
  Sign,
};

export default borabora;
