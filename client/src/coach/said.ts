import { matches } from '../school/patterns';
import type { Advice, Entry, First, Merit, School, Verdict } from '../wire';
import type { Since } from './turn';
import type { Care } from './words';

/** Before so many of the learner's turns it is said what would be sound. */
export const ADVISED = 5;
/** So often in a game a mistake is pointed out. */
export const MOST_BACKS = 8;

/** What the coach says, at most one thing a turn. */
export type Said =
  | { kind: 'first'; first: First; by: Entry | null }
  | { kind: 'advice'; sound: Advice[]; care: Care | null }
  | { kind: 'mistake'; v: number; why: Merit[]; better: string }
  | { kind: 'care'; care: Care }
  | { kind: 'good'; v: number; why: Merit[]; too: boolean }
  | { kind: 'theirs'; entries: Entry[]; why: Merit[] }
  | { kind: 'again' };

/** What there is to say something about. */
export interface Occasion extends Since {
  /** What came up for the first time, and with which entry, if with any. */
  first: First | null;
  by: Entry | null;
  sound: Advice[];
  judged: Verdict[];
  /** What there is to beware of now, and was not told before. */
  care: Care | null;
  /** Another answer was advised than the one that is judged. */
  astray: boolean;
  /** How many mistakes were pointed out before. */
  backs: number;
}

/** The first that fits. */
export function said(occasion: Occasion): Said | null {
  const { first, by, sound, judged, care, astray: too, backs, own, theirs, meanwhile, struck } = occasion;
  const ofOwn = judged.filter(({ v }) => own.some((entry) => entry.v === v));
  const mistake = backs < MOST_BACKS && ofOwn.find(({ mark }) => mark === 'mistake');
  if (mistake) {
    const { v, why, better } = mistake;
    return { kind: 'mistake', v, why: why.filter(({ chance }) => chance < 0), better };
  }
  if (first) return { kind: 'first', first, by };
  if (sound.length > 0) return { kind: 'advice', sound, care };
  if (care) return { kind: 'care', care };
  const happened = { kind: 'theirs' as const, entries: meanwhile, why: speaksFor(whyOf(theirs, judged)) };
  if (struck) return happened; // nobody wants to be praised then
  const good = ofOwn.filter(({ mark }) => mark === 'good');
  const reasoned = good.findLast(({ why }) => speaksFor(why).length > 0);
  if (reasoned) return { kind: 'good', v: reasoned.v, why: speaksFor(reasoned.why), too };
  if (happened.why.length > 0) return happened;
  const last = good.at(-1);
  return last ? { kind: 'good', v: last.v, why: [], too } : null;
}

/** Of an answer that is no mistake only what is good about it. */
export const speaksFor = (why: Merit[]): Merit[] => why.filter(({ chance }) => chance > 0);

const whyOf = (entries: Entry[], judged: Verdict[]): Merit[] =>
  judged.find(({ v, mark }) => mark !== 'mistake' && entries.some((entry) => entry.v === v))?.why ?? [];

/** What comes up with these entries, or with this question, and was not pointed out before. */
export function firstOf(
  { firsts }: Pick<School, 'firsts'>,
  told: ReadonlySet<string>,
  entries: Entry[],
  question: string,
): First | null {
  const comesUp = (one: First) =>
    !told.has(one.say) && (causeOf(one, entries) !== null || one.questions.includes(question));
  return firsts.find(comesUp) ?? null;
}

/** The entry with which it came up. */
export function causeOf(one: First, entries: Entry[]): Entry | null {
  const any = (patterns: string[], texts: string[]) =>
    patterns.some((pattern) => texts.some((text) => matches(pattern, text)));
  return entries.find(({ words, events }) => any(one.words, [words]) || any(one.events, events)) ?? null;
}
