import type { GameClient } from '../../table/game';
import Board from './Board.svelte';
import Glyph from './Glyph.svelte';
import Hand from './Hand.svelte';
import Player from './Player.svelte';
import Tray from './Tray.svelte';

const borabora: GameClient = { Board, Tray, Hand, Player, Glyph };

export default borabora;
