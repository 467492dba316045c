import { matches } from '../school/patterns';
import type { Advice, Entry, First, Merit, School, Verdict } from '../wire';
import type { Pointed } from './kept';
import type { Since } from './turn';
import type { Care } from './words';

/** So often in a game. */
export const MOST_POINTED: Record<Pointed, number> = { mistake: 8, slip: 6, gift: 2 };

/** What the coach says, at most one thing a turn. */
export type Said =
  | { kind: 'first'; first: First; by: Entry | null }
  | { kind: 'advice'; sound: Advice[]; care: Care | null; struckBy: Entry[] }
  | ({ kind: 'mistake' } & Blamed)
  | ({ kind: 'slip' } & Blamed)
  | { kind: 'gift'; v: number; why: Merit[] }
  | { kind: 'care'; care: Care }
  /** `asAdvised`: as good as what was advised instead. */
  | { kind: 'good'; v: number; why: Merit[]; asAdvised: boolean }
  /** What was advised instead of this answer, where there is nothing to say of it. */
  | { kind: 'instead'; v: number }
  | { kind: 'theirs'; entries: Entry[] }
  | { kind: 'twice' }
  | { kind: 'again' };

/** Of an own answer: what speaks against it, and what was better. */
export type Blamed = Pick<Verdict, 'v' | 'why' | 'better' | 'wins'>;

/** It stays while more is thought about, and beside it one answer is advised and not two. */
const NEWS: Said['kind'][] = ['first', 'again', 'mistake'];
export const isNews = (said: Said | null): boolean => said !== null && NEWS.includes(said.kind);

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
  /** Something that others did struck the learner. */
  struck: boolean;
  /** The learner's turn begins: what struck them is over. */
  begins: boolean;
  /** How many of each were pointed out before. */
  pointed: Record<Pointed, number>;
}

/** The first that fits. */
export function said(occasion: Occasion): Said | null {
  const { first, by, sound, judged, care, astray, own, theirs, meanwhile, struck } = occasion;
  const mayPoint = (what: Pointed): boolean => occasion.pointed[what] < MOST_POINTED[what];
  const ofOwn = judged.filter(({ v }) => own.some((entry) => entry.v === v));
  const news = struck && occasion.begins;
  const ofTheirs = judged.filter(({ v }) => theirs.some((entry) => entry.v === v));
  const mistake = ofOwn.find(({ mark }) => mark === 'mistake');
  if (mistake && mayPoint('mistake')) return { kind: 'mistake', ...blamed(mistake) };
  if (first) return { kind: 'first', first, by };
  if (sound.length > 0)
    return { kind: 'advice', sound, care: news ? null : care, struckBy: news ? meanwhile : [] };
  if (struck) return { kind: 'theirs', entries: meanwhile }; // nobody wants to be corrected or praised then
  const slip = ofOwn.find(({ mark }) => mark === 'inaccurate');
  if (slip && mayPoint('slip')) return { kind: 'slip', ...blamed(slip) };
  const gift = ofTheirs.find(({ mark, why }) => mark === 'mistake' && speaksAgainst(why).length > 0);
  if (gift && mayPoint('gift')) return { kind: 'gift', v: gift.v, why: speaksAgainst(gift.why) };
  if (care) return { kind: 'care', care };
  const good = ofOwn.filter(({ mark }) => mark === 'good');
  // Praise without a reason teaches nothing, but whoever did otherwise than was advised wants to know.
  const praised = good.findLast(({ why }) => speaksFor(why).length > 0) ?? (astray ? good.at(-1) : null);
  if (praised) return { kind: 'good', v: praised.v, why: speaksFor(praised.why), asAdvised: astray };
  return astray && own.length > 0 ? { kind: 'instead', v: own.at(-1)!.v } : null;
}

const blamed = ({ why, mark: _, ...rest }: Verdict): Blamed => ({ ...rest, why: speaksAgainst(why) });

const speaksAgainst = (why: Merit[]): Merit[] => why.filter(({ chance }) => chance < 0);

/** Of an answer that is no mistake only what is good about it. */
export const speaksFor = (why: Merit[]): Merit[] => why.filter(({ chance }) => chance > 0);

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
