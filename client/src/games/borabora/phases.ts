// The course of a round: dice, people, and the four steps of scoring.

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
