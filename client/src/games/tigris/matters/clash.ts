// The conflict being fought, read from the question: its two sides, and what follows whoever wins.
// For display only. Whether something may be done is never decided here.

import { kingdomAt, neighbours, supporters, survey, templesBeside } from '../valley';
import {
  handSize,
  leadersOn,
  pieceAt,
  unitingTile,
  type CellName,
  type Colour,
  type Leader,
  type View,
} from '../view';

export interface Side {
  leader: Leader;
  /** The tiles on the board that count for it. */
  support: CellName[];
  /** The letter of its kingdom. */
  kingdom: string | null;
  /** Tiles from behind the screen; null until it has answered. */
  added: number | null;
  /** How many tiles it holds, of whatever colour. */
  holds: number;
}

export interface Clash {
  kind: 'war' | 'revolt';
  /** Of the two leaders. */
  colour: Colour;
  /** Of the tiles that count: a revolt is fought with temples. */
  tiles: Colour;
  /** Attacker and defender. */
  sides: [Side, Side];
  /** Which of them is asked. */
  asked: 0 | 1;
  /** Open wars, this one included. */
  open: Colour[];
  places: CellName[];
}

/** What follows if one side wins. */
export interface Outcome {
  winner: Side;
  loser: Side;
  points: number;
  colour: Colour;
  /** Tiles that leave the board. */
  removed: CellName[];
  /** Supporters of the loser that stay: temples with a treasure or next to another leader. */
  spared: CellName[];
}

export function clashOf(view: View): Clash | null {
  const { ask } = view;
  if (ask?.question !== 'Support' || !ask.attacker || !ask.defender || !ask.colour) return null;
  const kind = ask.conflict ?? 'revolt';
  const committed = ask.committed ?? null;
  const sides: [Side, Side] = [
    sideOf(view, kind, ask.attacker, committed),
    sideOf(view, kind, ask.defender, null),
  ];
  return {
    kind,
    colour: ask.colour,
    tiles: kind === 'war' ? ask.colour : 'red',
    sides,
    asked: committed === null ? 0 : 1,
    open: kind === 'war' ? openWars(view) : [],
    places: [ask.attacker, ask.defender, ...(ask.cell ? [ask.cell] : [])],
  };
}

function sideOf(view: View, kind: Clash['kind'], cell: CellName, added: number | null): Side {
  const leader = leadersOn(view).find((one) => one.cell === cell)!;
  return {
    leader,
    support: kind === 'war' ? supporters(view, leader) : templesBeside(view, cell),
    kingdom: kingdomAt(view, cell)?.letter ?? null,
    added,
    holds: handSize(view, leader.seat),
  };
}

/** Colours with a leader in two of the kingdoms that touch the tile that unites. */
export function openWars(view: View): Colour[] {
  return duels(view).map(([one]) => one.colour);
}

/** The pairs of leaders that are at war over the tile that unites. */
export function duels(view: View): [Leader, Leader][] {
  const cell = unitingTile(view);
  if (!cell) return [];
  const { at } = survey(view);
  const beside = [...new Set(neighbours(cell).flatMap((next) => at.get(next) ?? []))];
  const leaders = beside.flatMap((kingdom) => kingdom.leaders);
  const firsts = leaders.filter((one) => leaders.find(({ colour }) => colour === one.colour) === one);
  return (['red', 'black', 'blue', 'green'] as const).flatMap((colour): [Leader, Leader][] => {
    const one = firsts.find((leader) => leader.colour === colour);
    const other = leaders.find((leader) => leader.colour === colour && leader !== one);
    return one && other ? [inOrder(view, one, other)] : [];
  });
}

/** The attacker first: the active player if it is his, otherwise who comes first clockwise. */
function inOrder(view: View, one: Leader, other: Leader): [Leader, Leader] {
  const away = ({ seat }: Leader) => (seat - view.turn.seat + view.players) % view.players;
  return away(one) < away(other) ? [one, other] : [other, one];
}

export const strengthOf = (side: Side): number => side.support.length + (side.added ?? 0);

export function outcome(view: View, clash: Clash, winner: 0 | 1): Outcome {
  const [won, lost] = [clash.sides[winner], clash.sides[1 - winner]!];
  const leaves = (cell: CellName): boolean => !(clash.colour === 'red' && isProtected(view, cell, lost));
  const removed = clash.kind === 'war' ? lost.support.filter(leaves) : [];
  const spared = clash.kind === 'war' ? lost.support.filter((cell) => !leaves(cell)) : [];
  return { winner: won, loser: lost, points: 1 + removed.length, colour: clash.tiles, removed, spared };
}

/** A temple with a treasure, or next to a leader that was not beaten. */
function isProtected(view: View, cell: CellName, loser: Side): boolean {
  const piece = pieceAt(view, cell);
  const guards = neighbours(cell).filter((next) => next !== loser.leader.cell);
  return (
    (piece?.kind === 'tile' && piece.treasure) ||
    guards.some((next) => pieceAt(view, next)?.kind === 'leader')
  );
}

/** How many tiles this side would have to add, with so many on the other; 0: none is needed. */
export function needed(clash: Clash, side: 0 | 1, against: number): number {
  const own = clash.sides[side].support.length;
  return Math.max(0, (side === 0 ? against + 1 : against) - own);
}
