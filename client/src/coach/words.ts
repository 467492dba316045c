// What the coach says of one game besides what it says of all.

import type { PromptContext } from '../table/game';
import type { Merit, Preview, Seat } from '../wire';

/** A sentence, and the places it is about, as the log names them: the board can show them. */
export interface Remark {
  text: string;
  at?: string[];
}

/** What to beware of or to think of now. */
export interface Care extends Remark {
  /** By which it is known that it was told. */
  key: string;
  /** It is told, and not kept in mind. */
  once?: true;
}

/** An answer as it is being chosen, or as it was or may be: what its seat sees now and then. */
export interface Deed<View = unknown> {
  now: View;
  /** As far as that is known. */
  then: View | null;
  seat: Seat;
  path: string[];
  /** What comes of it. */
  events: string[];
  preview: Preview | null;
  /** As a prompt has it. */
  ctx: PromptContext;
}

export function deedOf<View>(ctx: PromptContext): Deed<View> {
  const { view, seat, choice, preview } = ctx;
  return {
    now: view as View,
    then: (preview?.view ?? null) as View | null,
    seat,
    path: choice.path,
    events: preview?.events ?? [],
    preview,
    ctx,
  };
}

/** What a game brings whose seats see a `View`: `QUIET` for all else. */
export interface CoachWords<View = unknown> {
  /** Brings what answers are told with, where the game has it later. */
  ready?(): Promise<void>;
  /** Of so many of the learner's first turns every answer is advised. */
  advised?: number;
  /** What there is to see in this answer besides what comes of it. */
  note?(deed: Deed<View>): string;
  /** What an answer would bring that is given next: `view` is as it is then; '' if that is nothing to speak of. */
  brings?(deed: Deed<View>): string;
  /** `note` says all there is to this answer: what comes of it would say the same again. */
  suffices?(deed: Deed<View>): boolean;
  /** What there is to see that speaks against this answer, should it have been a mistake. */
  against?(deed: Deed<View>): string;
  /** Whether a learner can see why this answer is better than another. */
  teaches?(answer: string): boolean;
  /** Whether what comes of this answer at once is a reason for it; without it, where a point is a point in the end. */
  pays?(deed: Deed<View>): boolean;
  /** How much comes of this answer at once, for what is told no other way. */
  weight?(deed: Deed<View>): number;
  /** Whether this answer wins the game, whatever may come. */
  wins?(deed: Deed<View>): boolean;
  /** What an answer after `before` would be, as a title; '' if there are no words for it. */
  titled?(words: string, before: Deed<View> | null): string;
  /** A point gained is a point in the end, whatever it is for. */
  scoresOpenly?: boolean;
  /** Whether a learner can follow that this part speaks for `words`, or against. */
  tells?(merit: Merit, words: string): boolean;
  /** Whether this event of a rival's turn is worth a line. */
  isNews?(event: string): boolean;
  /** What this event of another's turn has done to this seat, which sees `view` now; '' if nothing that needs words. */
  strikes?(event: string, view: View, seat: Seat): string;
  /** By its source, the step of the school that is about points of it. */
  lessonOn?: Readonly<Record<string, string>>;
  /** The most pressing first. `view` is what this seat sees, which is asked. */
  cares?(view: View, seat: Seat): Care[];
}

const WORDS = import.meta.glob<{ default: CoachWords }>('../games/*/coach.ts');

/** Before so many of the learner's turns it is said what would be sound. */
const ADVISED = 5;

/** The coach of a game that brings nothing. */
const QUIET = {
  advised: ADVISED,
  note: () => '',
  suffices: () => false,
  against: () => '',
  teaches: () => true,
  weight: () => 0,
  wins: () => false,
  titled: () => '',
  scoresOpenly: false,
  tells: () => true,
  isNews: () => true,
  strikes: () => '',
  lessonOn: {},
  cares: () => [],
} satisfies CoachWords;

/** All that the coach needs to say; only some games look at the next answer, too. */
export type Words = Required<Omit<CoachWords, 'ready' | 'brings'>> & Pick<CoachWords, 'brings'>;

export async function wordsOf(game: string): Promise<Words> {
  const words = (await WORDS[`../games/${game}/coach.ts`]?.())?.default ?? {};
  await words.ready?.();
  return { ...QUIET, pays: () => words.scoresOpenly ?? false, ...words };
}
