// The course of a round: dice, people, and the four steps of scoring.

import { BOX } from './inventory';
import type { Phase, View } from './view';

export type Letter = 'A' | 'B' | 'C';

/** Which part of the round is being played. */
export function letterOf(phase: Phase): Letter {
  if (phase === 'huts' || phase === 'dice') return 'A';
  return phase === 'people' ? 'B' : 'C';
}

export const STEPS = ['status', 'temple', 'jewels', 'tasks'] as const;
export type Step = (typeof STEPS)[number];
export type State = 'ahead' | 'now' | 'done';

const NOW: Partial<Record<Phase, number>> = { jewels: 2, tasks: 3, draft: 3, last: 3, over: 4 };

export function stateOf(view: View, step: Step): State {
  const now = NOW[view.phase] ?? -1;
  const n = STEPS.indexOf(step);
  return n < now ? 'done' : n === now ? 'now' : 'ahead';
}

/** What each seat would score for its place on the track, if the round ended now. */
export const statusPoints = (view: View): number[] =>
  view.boards.map(({ steps }) => BOX.status_track.points[steps] ?? 0);

export function templePoints(view: View): number[] {
  const each = BOX.rounds.priest_points[view.round - 1] ?? 0;
  const spaces = Object.values(view.temple);
  return view.boards.map((_, seat) => each * spaces.filter((one) => one === seat).length);
}

/** Who would take the God tile: the most priests, of equals the one on the highest space. */
export function favourite(view: View): number | null {
  const points = templePoints(view);
  const most = Math.max(...points);
  if (most === 0) return null;
  const spaces = Object.entries(view.temple).toSorted(([a], [b]) => Number(b) - Number(a));
  return spaces.find(([, seat]) => points[seat] === most)?.[1] ?? null;
}
