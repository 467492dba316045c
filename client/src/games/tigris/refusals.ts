// What somebody tried with a tap that came to nothing: the server knows the rule, here is the nearest legal space.

import { surveyOf } from './survey';
import { columnOf, rowOf, squaresAt } from './valley';
import { handOf, leaderAt, type CellName, type View } from './view';

export interface Refusal {
  key: string;
  /** Where the rule stands that says so. */
  rule: string;
  at: CellName;
  /** The nearest space where it would be allowed; empty if there is none. */
  cell: CellName | '';
}

/** The words of the answer that was meant: with the piece in the fingers, or else to the question. */
export function tried(view: View, held: string[] | null, cell: CellName): string {
  if (held) return [...held, cell].join(' ');
  const [square] = squaresAt(cell);
  const leader = leaderAt(view, cell);
  switch (view.ask?.question) {
    case 'LeaveTreasure':
      return `leave ${cell}`;
    case 'BuildMonument':
      return square ? `build ${square} ${surveyOf(view).unused[0] ?? ''}` : 'pass';
    case 'ChooseWar':
      return leader ? `war ${leader.colour}` : 'pass';
    case 'TakeAction':
      return `tile ${handOf(view, view.ask.seat)[0] ?? 'red'} ${cell}`;
    default:
      return 'pass';
  }
}

export function nearest(from: CellName, legal: CellName[]): CellName | '' {
  const far = (cell: CellName) =>
    Math.abs(columnOf(cell) - columnOf(from)) + Math.abs(rowOf(cell) - rowOf(from));
  return legal.reduce<CellName | ''>((best, cell) => (!best || far(cell) < far(best) ? cell : best), '');
}
