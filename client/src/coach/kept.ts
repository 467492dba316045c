import type { Merit } from '../wire';
import type { Blamed, Said } from './said';

/** An own answer that was good, or was not quite the best, or gave a good deal away. */
export interface Moment {
  v: number;
  kind: 'good' | 'slip' | 'mistake';
  /** As it was told. */
  why: Merit[];
  /** What would have been better, in the words in which it was said; '' if nothing was. */
  better: string;
}

/** What is pointed out so often and no more: what the learner gave away, a little or a lot, and what the rival did. */
export type Pointed = 'mistake' | 'slip' | 'gift';

/** What a device remembers of the coach of a table. */
export interface Kept {
  /** What was pointed out. */
  told: string[];
  /** What was warned of, and in which own turn. */
  cares: Record<string, number>;
  /** How often something was pointed out. */
  pointed: Record<Pointed, number>;
  /** How many mistakes were taken back. */
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
  pointed: { mistake: 0, slip: 0, gift: 0 },
  taken: 0,
  moments: [],
  alone: false,
  always: false,
};

/** Also what is said now, in the learner's turn `own`; `better` words what was better. */
export function withSaid(
  kept: Kept,
  said: Said,
  own: number,
  better: (blamed: Blamed) => string = () => '',
): Kept {
  const pointed = (what: Pointed) => ({ ...kept.pointed, [what]: kept.pointed[what] + 1 });
  switch (said.kind) {
    case 'first':
      return { ...kept, told: [...kept.told, said.first.say] };
    case 'care':
    case 'advice':
      return said.care ? { ...kept, cares: { ...kept.cares, [said.care.key]: own } } : kept;
    case 'mistake':
    case 'slip':
      return { ...kept, pointed: pointed(said.kind), moments: withMoment(kept.moments, said, better(said)) };
    case 'gift':
      return { ...kept, pointed: pointed('gift') };
    case 'good':
      // Praise without a reason is soon forgotten.
      return said.why.length > 0 ? { ...kept, moments: withMoment(kept.moments, said) } : kept;
    default:
      return kept;
  }
}

/** Of each answer what was said of it last. */
const withMoment = (
  moments: Moment[],
  { v, kind, why }: Pick<Moment, 'v' | 'kind' | 'why'>,
  better = '',
): Moment[] => [...moments.filter((one) => one.v !== v), { v, kind, why, better }];

/** Moments that an older version has kept say less, and are left out. */
export function kept(table: string): Kept {
  const found = { ...NOTHING, ...read().find(([id]) => id === table)?.[1] };
  return { ...found, moments: found.moments.filter(({ kind }) => kind) };
}

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
