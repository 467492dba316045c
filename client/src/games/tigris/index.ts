import type { GameClient } from '../../table/game';
import Board from './Board.svelte';

const tigris: GameClient = { Board };

export default tigris;
