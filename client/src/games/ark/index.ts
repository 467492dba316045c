import { cameraKeys } from '../../board/keys';
import type { GameClient } from '../../table/game';
import Acts from './Acts.svelte';
import Board from './Board.svelte';
import { text } from './cells';
import Hand from './Hand.svelte';
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
  keys: [
    { key: '1–9', what: 'ark-key-piece' },
    { key: 'R', what: 'ark-turn-right' },
    { key: 'Shift R', what: 'ark-turn-left' },
    { key: 'F', what: 'ark-tool-fields', aid: true, overlay: true },
    { key: 'E', what: 'ark-tool-edges', aid: true, overlay: true },
    ...cameraKeys('ark-tool-fit'),
  ],
  ends,
  sound,
  Celebration: () => import('./Celebration.svelte'),
  Editor: () => import('./edit'),
};

export default ark;
