// What a tile or a leader on a space leads to, as the rules tell it: by what follows from the table, and by what
// would happen.

import { letterAt, letterOf, surveyOf } from './survey';
import { leaderAt, standsOn, type CellName, type Colour, type Leader, type View } from './view';

export type Consequence =
  | { kind: 'nothing' }
  /** A point for this seat: by its own leader of the colour, or by the king who stands in. */
  | { kind: 'score'; seat: number; colour: Colour; kingdom: string }
  /** Two kingdoms become one. */
  | { kind: 'join'; kingdoms: [string, string] }
  | { kind: 'war'; kingdoms: [string, string]; wars: Colour[] }
  /** A leader joins a kingdom in peace. */
  | { kind: 'enter'; kingdom: string }
  | { kind: 'revolt'; kingdom: string; rival: Leader; strength: [number, number] };

export const NOTHING: Consequence = { kind: 'nothing' };

/** `events` are those of this answer; null while they are not known, and then it is not always known either. */
export function consequenceOf(view: View, words: string[], events: string[] | null): Consequence | null {
  const [word, colour, cell = ''] = words;
  const united = word === 'tile' ? uniting(view, cell) : null;
  if (united || !events) return united;
  if (word === 'tile') return scoring(view, cell, events) ?? NOTHING;
  if (word === 'leader') return revolt(view, events) ?? entering(view, colour as Colour, cell) ?? NOTHING;
  return NOTHING;
}

function uniting(view: View, cell: CellName): Consequence | null {
  const frontier = surveyOf(view).frontiers.find(({ cells }) => cells.includes(cell));
  if (!frontier) return null;
  const kingdoms = frontier.kingdoms.map((one) => letterOf(view, one)) as [string, string];
  return frontier.wars.length > 0
    ? { kind: 'war', kingdoms, wars: frontier.wars }
    : { kind: 'join', kingdoms };
}

function scoring(view: View, cell: CellName, events: string[]): Consequence | null {
  const [, seat, colour] = found(events, /^p(\d) gains 1 (\w+) for (?:tile|king)$/) ?? [];
  const kingdom = surveyOf(view).kingdoms.findIndex(({ near }) => near.includes(cell));
  if (!seat || kingdom < 0) return null;
  return {
    kind: 'score',
    seat: Number(seat) - 1,
    colour: colour as Colour,
    kingdom: letterOf(view, kingdom),
  };
}

function revolt(view: View, events: string[]): Consequence | null {
  const [, attack, cell, defence] = found(events, /^revolt .* (\d+) against p\d (\w+) (\d+)$/) ?? [];
  const rival = cell ? leaderAt(view, cell) : null;
  if (!rival) return null;
  const kingdom = letterAt(view, rival.cell) ?? '';
  return { kind: 'revolt', kingdom, rival, strength: [Number(attack), Number(defence)] };
}

/** A leader is lifted before it is placed, which may leave its kingdom smaller, or none. */
function entering(view: View, colour: Colour, cell: CellName): Consequence | null {
  const { kingdoms, asked } = surveyOf(view);
  const stood = standsOn(view, view.ask?.seat ?? 0, colour);
  const entered = kingdoms.findIndex(({ near, leaders }) => {
    const left = stood !== null && stood in leaders ? (asked.lifted?.[colour] ?? []) : near;
    return left.includes(cell);
  });
  return entered < 0 ? null : { kind: 'enter', kingdom: letterOf(view, entered) };
}

const found = (events: string[], form: RegExp): RegExpExecArray | null =>
  events.map((event) => form.exec(event)).find((match) => match !== null) ?? null;

/** The leaders that go home, by the events. */
export const leavingBy = (events: string[]): CellName[] =>
  events.flatMap((event) => / leader leaves (\w+)$/.exec(event)?.[1] ?? []);
