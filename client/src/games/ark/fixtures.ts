// Positions in the notation of the game, for tests and for the examples of "how to play".
import { landOf, type Land } from './land';
import type { Turn } from './tile';
import type { Laid, View } from './view';

/** "cN 0,-1 s p1*@c0", a tile a line. */
export function tiles(text: string): Laid[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [name, cell, turn, piece] = line.trim().split(/\s+/);
      return { name: name!, cell: cell!, turn: (turn ?? 'n') as Turn, piece: piece ? pieceOf(piece) : null };
    });
}

function pieceOf(word: string): Laid['piece'] {
  const [, seat, prophet, part] = /^p(\d)(\*?)@(\w+)$/.exec(word)!;
  return { seat: Number(seat) - 1, kind: prophet ? 'prophet' : 'follower', part: part! };
}

export const land = (text: string): Land => landOf(tiles(text));

export function view(text: string, more: Partial<View> = {}): View {
  return {
    players: 2,
    options: {
      ark_start_tile: 'never',
      ark_counts_prophets: 'true',
      incomplete_count: 'tiles',
      ark_entry_replaces_action: 'false',
    },
    tiles: tiles(text),
    ark: null,
    points: [0, 0],
    followers: [7, 7],
    prophets: ['supply', 'supply'],
    bag: { rEW: 1 },
    out: [],
    ask: null,
    ...more,
  };
}
