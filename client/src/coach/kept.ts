import type { Merit } from '../wire';

/** An own answer that was good, or was not quite the best, or gave a good deal away. */
export interface Moment {
  v: number;
  good: boolean;
  slip?: boolean;
  /** As it was told; in older games it was not kept. */
  why?: Merit[];
  /** What would have been better, in the words in which it was said; '' if nothing was. */
  better?: string;
}

/** What a device remembers of the coach of a table. */
export interface Kept {
  /** What was pointed out. */
  told: string[];
  /** What was warned of, and in which own turn. */
  cares: Record<string, number>;
  /** How many mistakes were, how much that was not quite the best, and what rivals gave away. */
  backs: number;
  slips: number;
  gifts: number;
  /** Of how many of them the answer was taken back. */
  taken: number;
  /** Own answers of which something was said, by the versions of their entries. */
  moments: Moment[];
  /** The learner plays on without the coach. */
  alone: boolean;
  /** Every answer is advised. */
  always: boolean;
}

const KEY = 'ludarium-coach';
const MOST = 20;
const NOTHING: Kept = {
  told: [],
  cares: {},
  backs: 0,
  slips: 0,
  gifts: 0,
  taken: 0,
  moments: [],
  alone: false,
  always: false,
};

/** With this one; praise without a reason is soon forgotten. */
export function withMoment(
  moments: Moment[],
  { v, kind, why }: { v: number; kind: 'good' | 'slip' | 'mistake'; why: Merit[] },
  better = '',
): Moment[] {
  if (kind === 'good' && why.length === 0) return moments;
  const others = moments.filter((one) => one.v !== v);
  return [...others, { v, good: kind === 'good', slip: kind === 'slip', why, better }];
}

export const kept = (table: string): Kept => ({ ...NOTHING, ...read().find(([id]) => id === table)?.[1] });

export function keep(table: string, what: Kept): void {
  const others = read().filter(([id]) => id !== table);
  localStorage.setItem(KEY, JSON.stringify([[table, what], ...others].slice(0, MOST)));
}

function read(): [string, Partial<Kept>][] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}
