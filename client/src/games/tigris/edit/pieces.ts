import { COLOURS, type Colour } from '../view';

type Found =
  | { what: 'tile'; colour: Colour; treasure: boolean }
  | { what: 'back'; colour: Colour }
  | { what: 'leader'; colour: Colour; seat: number }
  | { what: 'ruin' }
  | { what: 'monument' };

const LETTERS = 'RKBG';
export const letterOf = (colour: Colour): string => LETTERS[COLOURS.indexOf(colour)] ?? '';
const colourOf = (letter: string): Colour => COLOURS[LETTERS.indexOf(letter.toUpperCase())] ?? 'red';

/** What a token of the notation is: "r*", "#k", "1R", "XX", of a hand "B", "red-black". */
export function pieceOf(kind: string, piece: string): Found {
  const [first = '', second = ''] = piece;
  if (kind === 'monument') return { what: 'monument' };
  if (piece === 'XX') return { what: 'ruin' };
  if (first === '#') return { what: 'back', colour: colourOf(second === '*' ? 'r' : second) };
  if (/\d/.test(first)) return { what: 'leader', colour: colourOf(second), seat: Number(first) - 1 };
  return { what: 'tile', colour: colourOf(first), treasure: second === '*' };
}
