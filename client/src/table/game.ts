import type { Component } from 'svelte';
import type { Lang } from '../i18n/index.svelte';
import type { Asked, Entry, Preview, Seat, TableInfo, View } from '../wire';
import type { Choice } from './choice.svelte';

export type { Choice } from './choice.svelte';
export type { Lang } from '../i18n/index.svelte';
export type { Asked, Entry, Options, Preview, Seat, TableInfo, View } from '../wire';

/**
 * What a game brings to the table: `src/games/<name>/index.ts` exports one of these as default.
 *
 * Everything is optional: a game that brings nothing is played with buttons made from the tree of options.
 * A game's words lie in `src/games/<name>/{en,hu,de}.ftl`, title, line and minutes for the home page in
 * `src/games/<name>/cover/{en,hu,de}.ftl`, its picture in `src/games/<name>/cover.svg` (8 : 5); the shell finds
 * and loads them by these names. Keys begin with the name of the game; these are known to the shell, and each
 * has a fallback:
 *
 *     <game>-title, <game>-line            the name, and one sentence about the game
 *     <game>-minutes                       how long it takes, a number alone
 *     <game>-option-<option>               an option in "Rules of this table"; its values
 *     <game>-option-<option>-<value>       ... and a sentence about it
 *     <game>-option-<option>-why
 *     <game>-word-<word>                   one word of an answer, on a button
 *     <game>-ask-<Question>                the prompt of a question
 *     <game>-support-<Question>            the kind of decision in "Jonas is thinking: a turn" ($p, $seat)
 *     <game>-seat-<n>                      what a player is called at this game: Sun, Moon
 *     <game>-won                           the result in one sentence ($p, $seat, $n, $me: you or other)
 */
export interface GameClient {
  /** The drawn table. */
  Board?: Component<BoardProps, BoardExports>;
  /** The own hand and the actions, below the prompt. */
  Tray?: Component<TrayProps>;
  /** What a seat holds, 44 px high, for the replay. */
  Hand?: Component<HandProps>;
  /**
   * What stands on the card "If you confirm", in the right column or on a sheet on the phone: a `header` and a
   * `.body`, in which `.move` is what is done, `.note` is quieter, `.mind` cannot be taken back and `.warn` hurts.
   */
  Preview?: Component<PreviewProps>;
  /**
   * The body of a matter: something the whole table is about right now, a conflict, say. It is shown to all
   * seats and spectators in the place of the preview, on phone and tablet as a sheet that folds to one line.
   * While this seat is asked (`choice.options`) it has the controls, and the button that confirms.
   */
  Matter?: Component<MatterProps>;
  /** What the matter is; null while there is none. */
  matter?(view: View, ctx: LogContext): MatterHead | null;
  /** One line of facts about a player. */
  Player?: Component<PlayerProps>;
  /** The player's sign, drawn in a square. */
  Glyph?: Component<GlyphProps>;
  /** The sentences for the question that this seat is asked, as far as the choice has come. */
  prompt?(ctx: PromptContext): Prompt;
  /** The words of one line of the log; `event` null stands for the move itself, an answer null for no line. */
  logLine?(entry: Entry, event: string | null, ctx: LogContext): string | null;
  /** The names of the places that an event or a move mentions. */
  places?(words: string): string[];
  /** Whether this move belongs to the turn that is under way, whoever made it: an answer in a conflict. */
  follows?(entry: Entry): boolean;
  /** The position as sentences, for the text view. */
  text?(view: View, ctx: LogContext): TextPart[];
  /** The illustrated page "how to play". */
  learn?: Record<Lang, () => Promise<{ default: Component }>>;
  /** One lesson of that page, for the sheet behind the "?" of the prompt. */
  Lesson?: () => Promise<{ default: Component<LessonProps> }>;
  /** The lesson that explains what is being asked, whoever is asked; null where there is none. */
  lesson?(ctx: LessonContext): string | null;
  /** How the result came about: one step for each rule, in the order of the rulebook. */
  scoring?(view: View, ctx: LogContext): ScoringStep[];
  /** What placed a seat among those with as many points, in words; without it the numbers are shown. */
  tieBreak?(score: number[], table: TableInfo): string;
  /** A small drawing in a gain: a cube, a coin. */
  Sign?: Component<SignProps>;
}

export interface BoardProps {
  /** As the server told it, and in it what follows from it, as `view.survey`. */
  view: View;
  /** Whose eyes; null is a spectator. */
  seat: Seat | null;
  table: TableInfo;
  /** The answer in the making; its `options` are null while this seat is not asked. */
  choice: Choice;
  /** What follows from the complete choice, once the server has said so. */
  preview: Preview | null;
  /** Names of places to mark as "here it happened"; the rest may recede. */
  highlight: string[];
  /** What led to this view, the oldest first, as far as it is known. */
  log?: Entry[];
  /** Sends the complete choice: for a second tap on the ghost, or Enter on it. */
  confirm?: () => void;
  /** A thumbnail in a box of 5 : 3: not interactive, no animation. */
  small?: boolean;
}

export interface BoardExports {
  /**
   * Plays one entry. The shell calls it with the view before and after, keeps `view` as it was until the
   * promise resolves, and then hands over the view after. Aborted, it ends at once.
   */
  animate?(entry: Entry, before: View, after: View, signal: AbortSignal): Promise<void>;
  /** Brings places into sight, above what covers the bottom of the stage (in px); none: everything again. */
  show?(places: string[], covered: number): void;
}

export interface TrayProps {
  view: View;
  seat: Seat | null;
  table: TableInfo;
  choice: Choice;
  preview: Preview | null;
  confirm?: () => void;
}

export interface HandProps {
  view: View;
  seat: Seat;
}

export interface PreviewProps {
  view: View;
  seat: Seat | null;
  table: TableInfo;
  choice: Choice;
  preview: Preview | null;
}

export interface MatterProps {
  view: View;
  seat: Seat | null;
  table: TableInfo;
  /** Its `options` are null for everybody but the seat that is asked. */
  choice: Choice;
  preview: Preview | null;
  confirm: () => void;
  /** What is happening just now, while the board plays it and `view` is still the one before. */
  showing: Entry | null;
}

export interface MatterHead {
  /** "War of the kings" */
  title: string;
  /** Above it, small: "War 1 of 2, over kingdoms A and C". */
  detail?: string;
  /** How it stands, for the folded line: "4 : 1". */
  brief?: string;
  /** Where it happens. */
  places: string[];
}

export interface PlayerProps {
  view: View;
  seat: Seat;
  table: TableInfo;
  /** In the narrow strip of tablet and phone: the one fact that matters most. */
  narrow?: boolean;
}

export interface GlyphProps {
  seat: Seat;
  table: TableInfo;
}

export interface PromptContext {
  view: View;
  seat: Seat;
  table: TableInfo;
  asked: Asked;
  choice: Choice;
  preview: Preview | null;
  /** What happened just before the question. */
  last?: Entry | undefined;
}

export interface Prompt {
  /** What you can do, or what this move is. */
  title: string;
  /** The consequence, or how to go on. */
  detail?: string;
  /** Something is about to go wrong. */
  warn?: boolean;
}

/** A `section` of class `lesson`, with an `h2`; the whole page is an `article` of class `lessons`. */
export interface LessonProps {
  name: string;
}

export interface LessonContext {
  view: View;
  asked: Asked;
  choice: Choice;
}

export interface ScoringStep {
  title: string;
  /** The rule, in one sentence. */
  text: string;
  /** What each seat gains. */
  gains: Gain[][];
  /** The running total of each seat. */
  totals: number[];
}

export interface Gain {
  text: string;
  /** The name of its drawing (`Sign`). */
  sign?: string;
  /** It decides. */
  strong?: boolean;
}

export interface SignProps {
  sign: string;
}

export interface LogContext {
  table: TableInfo;
  /** The own seat. */
  seat: Seat | null;
  /** The name of a seat as people know it. */
  name(seat: Seat): string;
}

export interface TextPart {
  title: string;
  lines: string[];
}
