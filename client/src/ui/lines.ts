import type { GameClient, LineColours } from '../table/game';
import type { Seat } from '../wire';

const LINES: LineColours[] = [
  { light: '#b93a2b', dark: '#e8705f' },
  { light: '#22619f', dark: '#6aa9e6' },
  { light: '#9a6a00', dark: '#e0b04a' },
  { light: '#1f8168', dark: '#5cc4a6' },
  { light: '#6d5a8a', dark: '#b39bd6' },
];

/** The colour of a seat's line over time, as strong on paper as at night. */
export const lineColours = (game: GameClient, seat: Seat): LineColours =>
  game.line?.(seat) ?? LINES[seat % LINES.length]!;
