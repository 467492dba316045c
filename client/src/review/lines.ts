import { settings } from '../settings.svelte';
import type { GameClient } from '../table/game';
import { lineColours } from '../ui/lines';
import type { Seat } from '../wire';

const DASHES = ['10 4', '2 5', '12 4 2 4', '6 3', '1 4'];

/** How the line of a seat is told apart from the others: by its colour, and by its dashes. */
export const lineStyle = (game: GameClient, seat: Seat) => ({
  stroke: lineColours(game, seat)[settings.light],
  'stroke-dasharray': DASHES[seat % DASHES.length]!,
});
