// What can be in the fingers: something that a space is still looked for.

import { COLOURS, handOf, type Colour, type View } from './view';

export type Held =
  { kind: 'tile'; colour: Colour } | { kind: 'leader'; colour: Colour } | { kind: 'catastrophe' };

export const wordsOf = (held: Held): string[] =>
  held.kind === 'catastrophe' ? [held.kind] : [held.kind, held.colour];

const TILES = COLOURS.map((colour): Held => ({ kind: 'tile', colour }));
/** Beside the tiles of the hand, in the order of the tray. */
const OTHERS: Held[] = [
  ...COLOURS.map((colour): Held => ({ kind: 'leader', colour })),
  { kind: 'catastrophe' },
];

export const PIECES: Held[] = [...TILES, ...OTHERS];

/** The piece with this number, from the left: a tile of the hand, or one of the others. */
export function pieceOf(view: View, index: number, others: boolean): Held | undefined {
  const hand = handOf(view, view.ask?.seat ?? null);
  if (hand.length === 0) return undefined;
  return (others ? OTHERS : hand.map((colour): Held => ({ kind: 'tile', colour })))[index];
}

/** What the words of an answer have taken up. */
export function heldBy([word, colour]: string[]): Held | null {
  if (word === 'catastrophe') return { kind: word };
  if (word === 'tile' && colour) return { kind: word, colour: colour as Colour };
  if ((word === 'leader' || word === 'withdraw') && colour)
    return { kind: 'leader', colour: colour as Colour };
  return null;
}

/** Where stepping back may halt: with a piece or a square in the fingers, never at a bare word. */
export const rests = ([word, ...more]: string[]): boolean =>
  word === 'catastrophe' || (word === 'swap' ? more.length === 0 : word !== 'withdraw' && more.length > 0);
