// The conflict being fought, read from the question and the survey: its two sides, and what follows whoever wins.
// For display only. Whether something may be done is never decided here.

import type { Seat } from '../../../table/game';
import { letterAt, surveyOf, type Conflict, type Outcome } from '../survey';
import { handSize, leaderAt, type CellName, type Colour, type Leader, type View } from '../view';

/** A leader in a conflict, and how many tiles on the board count for it. */
export interface Force {
  leader: Leader;
  strength: number;
  /** Where those tiles lie. */
  support: CellName[];
}

export interface Side extends Force {
  /** The letter of its kingdom. */
  kingdom: string | null;
  /** Tiles from behind the screen; null until it has answered. */
  added: number | null;
  /** How many tiles it holds, of whatever colour. */
  holds: number;
}

/** What both sides add from behind their screens; null while that is open. */
export type Adds = [number | null, number | null];

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
  /** What follows if the attacker wins, and if the defender does; null where that is not told. */
  outcomes: [Outcome, Outcome] | null;
}

/** Two leaders against each other, the attacker first, with their strength on the board. */
export interface Duel {
  colour: Colour;
  /** Of the tiles that count. */
  tiles: Colour;
  sides: [Force, Force];
}

function sidesOf(view: View, { leaders, support }: Conflict): [Force, Force] {
  const force = (i: 0 | 1): Force => ({
    leader: leaderAt(view, leaders[i])!,
    strength: support[i].length,
    support: support[i],
  });
  return [force(0), force(1)];
}

/** All conflicts that are open. */
export const duels = (view: View): Duel[] =>
  (surveyOf(view).asked.conflicts ?? []).map((one) => ({
    colour: one.colour,
    tiles: one.tiles,
    sides: sidesOf(view, one),
  }));

export function clashOf(view: View): Clash | null {
  const { ask } = view;
  const { conflicts = [], outcomes = null } = surveyOf(view).asked;
  const fought = conflicts.find(({ colour }) => colour === ask?.colour);
  if (ask?.question !== 'Support' || !fought) return null;
  // While it is played out, the beaten leader is on its way home already.
  if (!fought.leaders.every((cell) => leaderAt(view, cell))) return null;
  const kind = ask.conflict ?? 'revolt';
  const committed = ask.committed ?? null;
  const [attacker, defender] = sidesOf(view, fought);
  const side = (force: Force, added: number | null): Side => ({
    ...force,
    kingdom: letterAt(view, force.leader.cell),
    added,
    holds: handSize(view, force.leader.seat),
  });
  return {
    kind,
    colour: fought.colour,
    tiles: fought.tiles,
    sides: [side(attacker, committed), side(defender, null)],
    asked: committed === null ? 0 : 1,
    open: kind === 'war' ? conflicts.map(({ colour }) => colour) : [],
    places: [...fought.leaders, ...fought.support.flat(), ...(ask.cell ? [ask.cell] : [])],
    outcomes,
  };
}

/** Which side is gold, on the board and beside it: the own, for whoever only watches the attacker's. */
export const goldOf = ({ sides }: Clash, seat: Seat | null): 0 | 1 => (sides[1].leader.seat === seat ? 1 : 0);

/** Which side is behind as far as the numbers are told; a tie is the defender's. Null while a number is not. */
export function behindOf({ sides }: Clash, [attack, defence]: Adds): 0 | 1 | null {
  if (attack === null || defence === null) return null;
  return sides[0].strength + attack > sides[1].strength + defence ? 1 : 0;
}

export const totalOf = (side: Side): number => side.strength + (side.added ?? 0);

/**
 * How many tiles the defender needs if the attacker adds so many: those heard of, or in the making; null where that
 * is not told.
 */
export function defenderNeeds(view: View, added: number): number | null {
  const { needs = [] } = surveyOf(view).asked;
  return needs[needs.length > 1 ? added : 0] ?? null;
}

/** How many tiles the one who is asked needs: the attacker against the board, the defender against what was added. */
export const asksFor = (view: View, clash: Clash): number | null =>
  clash.asked === 0 ? (surveyOf(view).asked.enough ?? null) : defenderNeeds(view, 0);

/** What both sides add, if the one who is asked adds so many. */
export function addsOf(clash: Clash, now: number | null): Adds {
  return clash.asked === 0 ? [now, null] : [clash.sides[0].added, now];
}
