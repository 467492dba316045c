import type { GameClient } from '../../table/game';
import Board from './Board.svelte';
import { text } from './cells';
import Glyph from './Glyph.svelte';
import Hand from './Hand.svelte';
import Player from './Player.svelte';
import Tray from './Tray.svelte';

const ark: GameClient = { Board, Tray, Hand, Player, Glyph, text };

export default ark;
