// What somebody tried with a tap that came to nothing: the server knows the rule, and what is possible nearby.

import { surveyOf } from './survey';
import { squaresAt } from './valley';
import { handOf, leaderAt, type CellName, type View } from './view';

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
