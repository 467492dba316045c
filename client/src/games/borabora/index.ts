import type { GameClient } from '../../table/game';

const borabora: GameClient = {};

export default borabora;
