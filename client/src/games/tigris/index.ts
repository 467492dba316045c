import type { GameClient } from '../../table/game';
import Board from './Board.svelte';
import { text } from './cells';
import Glyph from './Glyph.svelte';
import Hand from './Hand.svelte';
import { logLine, placesIn } from './log';
import Player from './Player.svelte';
import { prompt } from './prompt';
import Tray from './Tray.svelte';

const tigris: GameClient = {
  Board,
  Tray,
  Hand,
  Player,
  Glyph,
  prompt,
  logLine,
  places: placesIn,
  text,
};

export default tigris;
