import type { Component } from 'svelte';
import type { SoundName } from '../sound/names';
import type { Asked, Entry, Preview, Seat, Story, TableInfo, View } from '../wire';
import type { Choice } from './choice.svelte';
import type { LastMove } from './last';

export type { Choice } from './choice.svelte';
export type { LastMove } from './last';

export type { SoundName } from '../sound/names';
export type { Asked, Entry, Options, Preview, Seat, Story, TableInfo, View } from '../wire';

/**
 * What a game brings to the table: `src/games/<name>/index.ts` exports one of these as default, and the module
 * `board.js` of a game with a package of its own makes one (docs/new-game.md).
 *
 * Everything is optional: a game that brings nothing is played with buttons made from the tree of options.
 * The words of our games lie in `src/games/<name>/{en,hu,de}.ftl`, title, line and minutes for the home page in
 * `src/games/<name>/cover/{en,hu,de}.ftl`, its picture in `src/games/<name>/cover.svg` (8 : 5); the shell finds
 * and loads them by these names. What is said of options may lie in `options/{en,hu,de}.ftl`. Keys begin with the name of the game; these are known to the shell, and each
 * has a fallback:
 *
 *     <game>-title, <game>-line            the name, and one sentence about the game
 *     <game>-minutes                       how long it takes, a number alone
 *     <game>-option-<option>               an option in "Rules of this table"; its values
 *     <game>-option-<option>-<value>       ... unless they are yes and no, and a sentence about it
 *     <game>-option-<option>-why
 *     <game>-word-<word>                   one word of an answer, on a button
 *     <game>-ask-<Question>                the prompt of a question
 *     <game>-support-<Question>            the kind of decision in "Jonas is thinking: a turn" ($p, $seat)
 *     <game>-seat-<n>                      what a player is called at this game: Sun, Moon
 *     <game>-won                           the result in one sentence ($p, $seat, $n, $me: you or other), where points do not say it
 *     <game>-score                         what is drawn over time on the page of the result: weakest colour
 *     <game>-source-<source>               where points come from, the word the rules told: wars
 *     <game>-merit-<part>                  what an answer is judged by, more of it or less ($more, $rivals: yes or no)
 *     <game>-much-<part>, -many-<part>     ... or what there is more of, less or fewer, alone: from roads, leaders
 *     <game>-means-<part>                  the same to a learner, in a sentence ($case, $more, $fewer)
 *     <game>-bring-<part>                  ... or what brings points, alone: Cities bring
 */
export interface GameClient {
  /** The drawn table. */
  Board?: Component<BoardProps, BoardExports>;
  /** The own hand and the actions, below the prompt. */
  Tray?: Component<TrayProps>;
  /** The hand is small: on a tablet the log stands beside it. */
  smallHand?: boolean;
  /**
   * Buttons for what is answered without a place or a piece: pass, swap. They stand in the row of the button that
   * confirms, and give way to it once the choice is complete, unless the matter has the controls.
   */
  Acts?: Component<TrayProps>;
  /** In the bar, beside the title: what lies beside the board, such as tiles in a bag. */
  Supply?: Component<SupplyProps>;
  /** In the bar: what is shown on the board, and how near. Not on phones, where the bar has no room. */
  Tools?: Component<ToolsProps>;
  /** What a seat holds, as high as `--hand`, for the replay. */
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
  /**
   * On a tablet as on a wide window nothing is hidden in a drawer or a sheet: the style of the game says where its
   * board leaves room for what stands in the column.
   */
  tablets?: boolean;
  /** One line of facts about a player. */
  Player?: Component<PlayerProps>;
  /** Below that line, as wide as the column: what lies before a player, in small. One's own line then comes last. */
  Home?: Component<PlayerProps>;
  /** What a score is made of, in the final order: where one number does not tell what decides. */
  Totals?: Component<PlayerProps>;
  /** The player's sign, drawn in a square. */
  Glyph?: Component<GlyphProps>;
  /**
   * The answer that the page gives by itself, because the rules tell that all come to the same; null where the person
   * is asked. Meanwhile the prompt says `<game>-alike`.
   */
  alike?(view: View): string | null;
  /** Whether the page gives an only answer after a moment in which it can be stopped: not while that is not to be seen. */
  single?(): boolean;
  /** The sentences for the question that this seat is asked, as far as the choice has come. */
  prompt?(ctx: PromptContext): Prompt;
  /** What a move of a hint is, and what it brings, where the prompt would say how to go on; without it: the prompt. */
  hint?(ctx: PromptContext): Prompt;
  /** The words of one line of the log; `event` null stands for the move itself, an answer null for no line. */
  logLine?(entry: Entry, event: string | null, ctx: LogContext): string | null;
  /** The names of the places that an event or a move mentions. */
  places?(words: string): string[];
  /** Whether this move belongs to the turn that is under way, whoever made it: an answer in a conflict. */
  follows?(entry: Entry): boolean;
  /** The position as sentences, for the text view; those who read it may wait for them. */
  text?(view: View, ctx: LogContext): TextPart[] | Promise<TextPart[]>;
  /** The lessons of "how to play", in their order; the title of each is the message `<game>-learn-<name>`. */
  lessons?: readonly string[];
  /** One of them, illustrated: for that page, for the rules beside the table, for the sheet behind the "?". */
  Lesson?: () => Promise<{ default: Component<LessonProps> }>;
  /** The lesson that explains what is being asked, whoever is asked; null where there is none. */
  lesson?(ctx: LessonContext): string | null;
  /** How the result came about, after the `last` entry: one step for each rule, in the order of the rulebook. */
  scoring?(view: View, ctx: LogContext, last?: Entry | null): ScoringStep[];
  /** What placed a seat among those with as many points, in words; without it the numbers are shown. */
  tieBreak?(score: number[], table: TableInfo): string;
  /** The keys of its own, for the list behind "?". */
  keys?: GameKey[];
  /** A small drawing in a gain: a cube, a coin. */
  Sign?: Component<SignProps>;
  /** Whether with this event the end begins: it and what follows are told step by step, not before. */
  ends?(event: string): boolean;
  /** The colour of a seat where lines are drawn over time; without it, one of five. */
  line?(seat: Seat): LineColours;
  /** Why it ended so, in one sentence of facts. */
  why?(facts: ResultFacts): string | null;
  /** The picture above the result, 964 x 160, cut at its left; still when `data-still` is set. */
  Celebration?: () => Promise<{ default: Component }>;
  /** How positions are set up piece by piece; the rules say what may lie where. */
  Editor?: () => Promise<{ default: GameEditor }>;
  /** How an event sounds; `event` null stands for the move itself, null is silence. */
  sound?(entry: Entry, event: string | null): SoundName | null;
}

/**
 * Whoever sets up a position puts pieces into slots, both in the words of the notation: "p1 hand", "5L". What a
 * slot is for is the message `<game>-edit-<words after the first>`, with `$n` for a number among them.
 */
export interface GameEditor {
  /** Draws a piece in a square. */
  Piece: Component<PieceProps>;
  /** What a piece is called: "spirit 5 clockwise". */
  piece(kind: string, piece: string): string;
  /** What slots belong to by their first word: a tree, a cell, whoever is called so; null if it is nothing of that. */
  place(word: string): string | null;
  /** What luck gives for this purpose, as a piece. */
  drawn(purpose: string, outcome: string): PieceProps;
  /** What luck is asked for: "player 1 draws". */
  draw(purpose: string): string;
}

export interface PieceProps {
  kind: string;
  piece: string;
}

/** The colour of a line on light ground, which is that of pictures too, and on dark. */
export interface LineColours {
  light: string;
  dark: string;
}

export interface BoardProps {
  /** As the server told it, and in it what follows from it, as `view.survey`; without the aids that nobody has there. */
  view: View;
  /** Whose eyes; null is a spectator. */
  seat: Seat | null;
  table: TableInfo;
  /** The answer in the making; its `options` are null while this seat is not asked. */
  choice: Choice;
  /** What follows from the complete choice, once the server has said so. */
  preview: Preview | null;
  /** In a review, where only the events are known that would have followed from the choice. */
  foreseen?: string[] | undefined;
  /** Names of places to mark as "here it happened"; the rest may recede. */
  highlight: string[];
  /** What others did since the own last answer, to be marked where it happened; marks fade while something is chosen. */
  last?: LastMove[];
  /** What led to this view, the oldest first, as far as it is known. */
  log?: Entry[];
  /** What is being counted at the end: its places light up and show their points, the rest recedes. */
  scored?: ScoringStep | null;
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
  /** How near the board is seen, for the tools in the bar. */
  camera?: BoardCamera;
}

/** What the tools in the bar may do with the camera of a board. */
export interface BoardCamera {
  /** Whether anything lies out of sight. */
  readonly near: boolean;
  closer(): void;
  wider(): void;
  fit(): void;
}

export interface SupplyProps {
  view: View;
  table: TableInfo;
}

export interface ToolsProps {
  view: View;
  table: TableInfo;
  board: BoardExports | null;
}

export interface TrayProps {
  view: View;
  seat: Seat | null;
  table: TableInfo;
  choice: Choice;
  preview: Preview | null;
  confirm?: () => void;
  /** No open matter has the buttons that answer. */
  controls?: boolean;
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
  /** What sets this move apart from another of the same title. */
  apart?: string;
  /** The consequence, or how to go on. */
  detail?: string;
  /** Something is about to go wrong. */
  warn?: boolean;
}

/** A `section` of class `lesson`, with an `h2`. */
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
  /** The running total of each seat; null while it is not to be known yet. */
  totals: (number | null)[];
  /** What is counted, on the board; the same place may be there for several seats. */
  places?: ScoredPlace[];
}

export interface ScoredPlace {
  /** Its name, as in `highlight`. */
  place: string;
  /** Whose it is. */
  seat: Seat | null;
  /** What pops up on it; a feature of many places has it on one of them. */
  points?: number;
}

export interface ResultFacts {
  view: View;
  table: TableInfo;
  /** Whose eyes. */
  seat: Seat | null;
  scores: number[][];
  story: Story;
  /** All that happened. */
  log: Entry[];
  name(seat: Seat): string;
}

export interface Gain {
  text: string;
  /** The name of its drawing (`Sign`). */
  sign?: string;
  /** It decides. */
  strong?: boolean;
}

export interface GameKey {
  /** As it stands on the keyboard: "K", "Shift R". */
  key: string;
  /** What it does: a message of the game. */
  what: string;
  /** It helps to look, in a replay as well. */
  aid?: boolean;
  /** It draws over the board what a table can be opened without. */
  overlay?: boolean;
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
