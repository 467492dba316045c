// The scoring as a checklist: the four steps of a round and what the end would bring, once the game is over its steps.

import type { Entry, Seat } from '../../wire';
import type { Picture } from './art/pictures';
import { BOX, jewelCalled } from './inventory';
import { say } from './names';
import { letterOf, stateOf, STEPS, type State, type Step } from './phases';
import { scoredIn, type Scored } from './scored';
import { endGains } from './scoring';
import type { View } from './view';

/** What a step brings to a seat. */
export interface Mark {
  text: string;
  sign?: Picture;
  /** What the sign is, where the text does not say it. */
  called?: string;
}

export interface Item {
  name: string;
  title: string;
  rule: string;
  /** In full. */
  why?: string;
  sign: Picture;
  state: State;
  marks: Mark[];
}

export function checklist(view: View, log: Entry[]): Item[] {
  if (view.phase === 'over') return endItems(view);
  const scored = letterOf(view.phase) === 'C' ? scoredIn(log, view.boards.length) : null;
  return [...steps(view, scored), atTheEnd(view)];
}

/** What the round before has brought, until this one is scored. */
export function lastRound(view: View, log: Entry[]): Item[] {
  const scored = letterOf(view.phase) === 'C' ? null : scoredIn(log, view.boards.length);
  if (!scored) return [];
  const items = steps({ ...view, round: view.round - 1, phase: 'over' }, scored);
  const sums = view.boards.map(
    (_, seat) => scored.status[seat]! + scored.temple[seat]! + (scored.tasks[seat] ?? 0),
  );
  const marks = sums.map((n) => ({ text: say('points', { n }) }));
  return [
    ...items,
    { name: 'sum', title: say('table-name-sum'), rule: '', sign: 'invocation', state: 'now', marks },
  ];
}

const steps = (view: View, scored: Scored | null): Item[] =>
  STEPS.map((name) => ({
    name,
    title: say(`table-name-${name}`),
    rule: ruleOf(name, view),
    sign: SIGNS[name],
    state: stateOf(view, name),
    marks: view.boards.map((_, seat) => MARKS[name](view, seat, scored)),
  }));

/** What the end would bring, if it were now. */
function atTheEnd(view: View): Item {
  const gains = endGains(view);
  const total = (seat: Seat) => gains.reduce((so, { points }) => so + points[seat]!, 0);
  return {
    name: 'end',
    title: say('table-name-end'),
    rule: say('table-step-end'),
    why: say('table-step-end-why', { n: BOX.end.points_for_each! }),
    sign: 'fish',
    state: 'ahead',
    marks: view.boards.map((_, seat) => ({ text: plus(total(seat)) })),
  };
}

const SIGNS: Record<Step, Picture> = {
  status: 'status',
  temple: 'temple',
  jewels: 'ring',
  tasks: 'invocation',
};

function ruleOf(step: Step, { round }: View): string {
  if (step === 'temple') return say('table-temple-each', { n: BOX.rounds.priest_points[round - 1] ?? 0 });
  return say(`table-step-${step}`, { n: BOX.task_scores.points });
}

/** Nothing where it is not told. */
const plus = (n: number | undefined): string => (n === undefined ? '' : say('table-plus', { n }));
type MarkOf = (view: View, seat: Seat, scored: Scored | null) => Mark;

/** What was scored; before that what there is, or what would be scored now. */
const MARKS: Record<Step, MarkOf> = {
  status: (view, seat, scored) => {
    if (scored) return { text: plus(scored.status[seat]!) };
    const gone = stateOf(view, 'status') === 'done';
    return { text: gone ? say('table-scored') : plus(view.survey.status?.[seat]) };
  },
  temple: (view, seat, scored) => {
    const text = plus(scored ? scored.temple[seat]! : view.survey.temple?.[seat]);
    const foremost = stateOf(view, 'temple') === 'done' ? scored?.god : view.survey.favourite;
    return foremost === seat ? { text, sign: 'god-tile', called: say('god-tile') } : { text };
  },
  jewels: (view, seat, scored) => {
    const jewel = scored?.jewels[seat];
    if (jewel) {
      const { symbol, points } = jewelCalled(jewel);
      return { text: say('points', { n: points }), sign: symbol as Picture, called: say(`symbol-${symbol}`) };
    }
    if (scored && stateOf(view, 'jewels') === 'done') return { text: say('scoring-none') };
    return { text: say('shells', { n: view.boards[seat]!.shells }) };
  },
  tasks: (view, seat, scored) => {
    const points = scored?.tasks[seat];
    if (points != null) return { text: plus(points) };
    if (scored && stateOf(view, 'tasks') === 'now') return { text: say('table-not-yet') };
    return { text: say('table-fulfilled-so-far', { n: view.boards[seat]!.fulfilled.length }) };
  },
};

const END_SIGNS: Record<string, Picture> = {
  'god-tiles': 'god-tile',
  'held-fish': 'fish',
  jewels: 'ring',
  bonuses: 'invocation',
};

const endItems = (view: View): Item[] =>
  endGains(view).map(({ name, title, points }) => ({
    name,
    title,
    rule: '',
    sign: END_SIGNS[name]!,
    state: 'done',
    marks: points.map((n) => ({ text: plus(n) })),
  }));
