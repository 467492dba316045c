// What the chosen move leads to, read from the server's answer: its events, and the question that follows.
// For display only. Whether something may be done is never decided here.

import { seatOf } from '../../board/events';
import type { Preview } from '../../wire';
import { duels, type Duel } from './matters/clash';
import { paidBy, surveyOf } from './survey';
import { pieceAt, type CellName, type Colour, type Leader, type MonumentName, type View } from './view';

export type Fact =
  | { kind: 'points'; seat: number; n: number; colour: Colour; reason: string; cell: CellName }
  | { kind: 'unites' }
  | { kind: 'home'; leader: Leader }
  | { kind: 'removed'; colour: Colour; cells: CellName[] }
  | { kind: 'monument'; name: MonumentName; payees: Leader[] | null }
  | { kind: 'treasures'; seat: number; cells: CellName[] }
  /** Someone chooses which treasure stays. */
  | { kind: 'picks'; seat: number }
  /** A square is complete: a monument may be built next. */
  | { kind: 'square'; colour: Colour }
  /** So few treasures are left that the game ends with this turn. */
  | { kind: 'last'; n: number }
  | { kind: 'over' };

export interface Forecast {
  duels: Duel[];
  revolt: boolean;
  /** The wars are to be put in order next. */
  order: boolean;
  facts: Fact[];
  /** The turn ends with this move. */
  ends: boolean;
  luck: boolean;
}

export function forecast(before: View, preview: Preview): Forecast {
  const after: View = preview.view;
  const ends = before.turn.left === 1 || preview.words === 'pass';
  return {
    duels: duelsOf(after),
    revolt: after.ask?.question === 'Support' && after.ask.conflict === 'revolt',
    order: after.ask?.question === 'ChooseWar',
    facts: [
      ...preview.events.flatMap((event) => factOf(after, event)),
      ...asked(after),
      ...last(after, preview),
    ],
    ends: ends && (preview.luck || after.turn.seat !== before.turn.seat),
    luck: preview.luck,
  };
}

function factOf(after: View, event: string): Fact[] {
  const [first = '', ...words] = event.split(' ');
  if (words[0] === 'unites') return [{ kind: 'unites' }];
  if (first === 'removed') return [{ kind: 'removed', colour: words[0] as Colour, cells: words.slice(1) }];
  if (first === 'monument') return [built(after, words[0] as MonumentName, words[2] ?? '')];
  if (first === 'over') return [{ kind: 'over' }];
  if (!/^p\d$/.test(first)) return [];
  return deed(seatOf(first), words);
}

function deed(seat: number, words: string[]): Fact[] {
  const [verb, n, colour, , reason = '', cell = ''] = words;
  if (verb === 'gains')
    return [{ kind: 'points', seat, n: Number(n), colour: colour as Colour, reason, cell }];
  if (verb === 'takes') return [{ kind: 'treasures', seat, cells: words.slice(2, words.indexOf('leaving')) }];
  if (words[2] === 'leaves')
    return [{ kind: 'home', leader: { seat, colour: verb as Colour, cell: words[3]! } }];
  return [];
}

/** A new monument, and the leaders in its kingdom that it will pay. */
function built(after: View, name: MonumentName, cell: CellName): Fact {
  return { kind: 'monument', name, payees: paidBy(after, cell) };
}

/** The conflict that is fought first comes first. */
function duelsOf(after: View): Duel[] {
  const first = ({ colour }: Duel) => (colour === after.ask?.colour ? 0 : 1);
  return duels(after).sort((one, other) => first(one) - first(other));
}

/** The decision that this move leads to. */
function asked(after: View): Fact[] {
  const { ask } = after;
  if (ask?.question === 'LeaveTreasure') return [{ kind: 'picks', seat: ask.seat }];
  if (ask?.question !== 'BuildMonument') return [];
  const piece = pieceAt(after, ask.cell ?? '');
  return piece?.kind === 'tile' ? [{ kind: 'square', colour: piece.colour }] : [];
}

function last(after: View, { events }: Preview): Fact[] {
  const took = events.some((event) => event.includes(' takes treasure '));
  const { scarce, treasures_left: n } = surveyOf(after);
  return took && scarce ? [{ kind: 'last', n }] : [];
}
