// What the chosen move leads to, read from the server's answer: its events, and the question that follows.
// For display only. Whether something may be done is never decided here.

import type { Preview } from '../../wire';
import { duels } from './matters/clash';
import { kingdomAt, supporters, templesBeside } from './valley';
import {
  leadersOn,
  monumentColours,
  pieceAt,
  type CellName,
  type Colour,
  type Leader,
  type MonumentName,
  type View,
} from './view';

export interface Duel {
  /** Attacker and defender, with their strength on the board. */
  sides: [{ leader: Leader; strength: number }, { leader: Leader; strength: number }];
  colour: Colour;
}

export type Fact =
  | { kind: 'points'; seat: number; n: number; colour: Colour; reason: string; cell: CellName }
  | { kind: 'unites' }
  | { kind: 'home'; leader: Leader }
  | { kind: 'removed'; colour: Colour; cells: CellName[] }
  | { kind: 'monument'; name: MonumentName; payees: Leader[] }
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
    ends:
      ends && after.ask?.question === 'TakeAction' && (preview.luck || after.turn.seat !== before.turn.seat),
    luck: preview.luck,
  };
}

const seatOf = (word: string): number => Number(word.slice(1)) - 1;

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
  return { kind: 'monument', name, payees: payees(after, name, cell) };
}

export function payees(view: View, name: MonumentName, cell: CellName): Leader[] {
  const leaders = kingdomAt(view, cell)?.leaders ?? [];
  return leaders.filter(({ colour }) => monumentColours(name).includes(colour));
}

function duelsOf(after: View): Duel[] {
  const { ask } = after;
  if (ask?.question === 'Support' && ask.conflict === 'revolt') return revolt(after);
  const first = (pair: [Leader, Leader]) => (pair[0].colour === ask?.colour ? 0 : 1);
  const pairs = duels(after).sort((one, other) => first(one) - first(other));
  return pairs.map((pair) => ({
    colour: pair[0].colour,
    sides: [
      { leader: pair[0], strength: supporters(after, pair[0]).length },
      { leader: pair[1], strength: supporters(after, pair[1]).length },
    ],
  }));
}

function revolt(after: View): Duel[] {
  const { attacker, defender, colour } = after.ask ?? {};
  const all = leadersOn(after);
  const [one, other] = [attacker, defender].map((cell) => all.find((leader) => leader.cell === cell));
  if (!one || !other || !colour) return [];
  const side = (leader: Leader) => ({ leader, strength: templesBeside(after, leader.cell).length });
  return [{ colour, sides: [side(one), side(other)] }];
}

/** The decision that this move leads to. */
function asked(after: View): Fact[] {
  const { ask } = after;
  if (ask?.question === 'LeaveTreasure') return [{ kind: 'picks', seat: ask.seat }];
  if (ask?.question !== 'BuildMonument') return [];
  const piece = pieceAt(after, ask.cell ?? '');
  return piece?.kind === 'tile' ? [{ kind: 'square', colour: piece.colour }] : [];
}

const TREASURES_TO_GO_ON = 3;

function last(after: View, { events }: Preview): Fact[] {
  const took = events.some((event) => event.includes(' takes treasure '));
  return took && after.treasures_left < TREASURES_TO_GO_ON ? [{ kind: 'last', n: after.treasures_left }] : [];
}
