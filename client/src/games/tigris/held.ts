// What can be in the fingers: something that a space is still looked for.

import { COLOURS, type Colour } from './view';

export type Held =
  { kind: 'tile'; colour: Colour } | { kind: 'leader'; colour: Colour } | { kind: 'catastrophe' };

export const wordsOf = (held: Held): string[] =>
  held.kind === 'catastrophe' ? [held.kind] : [held.kind, held.colour];

export const PIECES: Held[] = [
  ...COLOURS.map((colour): Held => ({ kind: 'tile', colour })),
  ...COLOURS.map((colour): Held => ({ kind: 'leader', colour })),
  { kind: 'catastrophe' },
];

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
