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
import { scoring } from './scoring';
import Tray from './Tray.svelte';

const learn = () => import('./Learn.svelte');

const ark: GameClient = {
  Board,
  Tray,
  Hand,
  Preview,
  Player,
  Glyph,
  prompt,
  logLine,
  places: placesIn,
  text,
  // One page for all languages: its sentences are messages, its pictures have no words.
  learn: { en: learn, hu: learn, de: learn },
  Lesson: () => import('./Lesson.svelte'),
  lesson,
  scoring,
};

export default ark;
