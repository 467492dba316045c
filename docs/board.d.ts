/** What a game brings to the page, and what the page lends it (docs/new-game.md). Made from the page's own types. */

/** The default export of the module `board.js`. */
export type Brings = (kit: Kit) => GameClient;

/** Whatever is drawn: a function that is given an element of its own. */
export type Component<Props = object, _Exports = object> = Mount<Props>;

/** Something that happens on the board while a scene lasts. */
export type Act = (board: Element, ms: number, signal: AbortSignal) => Promise<void>;
export type Args = Record<string, string | number>;
export interface Asked {
  seat: number;
  question: string;
}
/** What the tools in the bar may do with the camera of a board. */
export interface BoardCamera {
  /** Whether anything lies out of sight. */
  readonly near: boolean;
  closer(): void;
  wider(): void;
  fit(): void;
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
export declare class Camera {
  #private;
  private given;
  /** Where the origin of the world is, in pixels of the window. */
  x: number;
  y: number;
  /** The pixels of a unit. */
  k: number;
  /** The pixels of a unit that the drawing is painted for; between settled states it is only scaled. */
  painted: number;
  gliding: boolean;
  width: number;
  height: number;
  /** What is covered at the edges of the window, in pixels. */
  covered: {
    top: number;
    right: number;
    bottom: number;
    left: number;
  };
  /** The person has moved the drawing; then nothing else does. */
  moved: boolean;
  /** The fingers mean something else just now. */
  busy: boolean;
  /** For the tools in the bar. */
  readonly tools: BoardCamera;
  constructor(given: Given);
  /** Another window: what was in the middle stays there, and as close as it was. */
  resize(width: number, height: number): void;
  /** Whether some of the world is out of sight. */
  get close(): boolean;
  /** The part of the drawing that is seen, in its units. */
  get seen(): Rect;
  get viewBox(): string;
  private get free();
  /** The point of the drawing under a point of the window. */
  pointAt({ x, y }: Point): Point;
  /** The pixel of the window where a point of the drawing is. */
  onScreen({ x, y }: Point): Point;
  /** The most pixels of a unit with which this is seen as a whole. */
  scaleToFit({ width, height }: Rect): number;
  sees(rect: Rect): boolean;
  /** Says whether anything moved. */
  pan(dx: number, dy: number): boolean;
  /** Grows or shrinks; what lies under this point of the window stays there. */
  zoom(factor: number, at?: Point): void;
  closer: () => void;
  farther: () => void;
  /** Everything, as at first. */
  home: () => void;
  /** Whether this key means the camera; the arrows do where nothing else wants them. */
  key(key: string, arrows?: boolean): boolean;
  /** Lets the drawing run out after a throw. */
  coast(vx: number, vy: number): void;
  hold(): void;
  /** Shows this as large as it gets, up to `most` pixels a unit. */
  fit(rect: Rect, most?: number, glide?: boolean): void;
  /** Shows this in the middle, with `k` pixels a unit. */
  look(rect: Rect, k: number, glide?: boolean): void;
  /** Brings this into sight with a margin around it, moving no more than needed and not beyond `land`; or as if it were
   *  in the middle of `there`, where it is to be seen closer or from farther away. */
  bring(rect: Rect, margin: number, k?: number, glide?: boolean, land?: Rect, there?: Rect): void;
}
export interface CardWords {
  title: string;
  lines?: string[];
  /** The key that does the same. */
  key?: string;
}
/** A piece with which the answer goes: what would come is seen on the way. */
export interface Carried {
  /** The answer as far as the piece says it; false if it begins none. */
  take(): boolean;
  /** The answer with the piece on a place; false if it is none. */
  lay(place: string): boolean;
  /** It cannot lie where it was dropped. */
  refuse?(place: string): void;
  /** Nothing is in the fingers any more. */
  putBack(): void;
}
/**
 * The answer that a person is putting together: a path through the tree of options.
 *
 * A board takes words one by one (`take`), or sets a whole path at once (`set`) when it lets people
 * choose the target first. Nothing outside the tree can be chosen.
 */
export declare class Choice {
  #private;
  /** The tree of words, or null while this seat is not asked. */
  options: Options | null;
  /** The words chosen so far. */
  path: string[];
  /** What each option leads to, once that was asked for and the server has said so. */
  effects: Effects | null;
  /** Asks the server for the effects. */
  foresee: () => void;
  /** Asks the server which rule stands against these words; null: none, or nobody can be asked. */
  whyNot: (words: string) => Promise<Reason | null>;
  /** The same of words that nobody has tried: for whoever tells it before. */
  explain: (words: string) => Promise<Reason | null>;
  /** Whether a step back may halt at this path; a game says so whose words come several at a time. */
  rests: (path: string[]) => boolean;
  /** The words chosen so far as one text, as they go to the server. */
  words: string;
  /** The words that may follow. */
  next: string[];
  /** Whether the path is a whole option. */
  complete: boolean;
  /** A new question, or none: whatever was chosen is forgotten. */
  ask(options: Options | null): void;
  /** The answer, where there is only one. */
  get only(): string[] | null;
  /** Whether the words, counted from the root, begin an option. */
  can(...words: string[]): boolean;
  /** What is being done: the first word. */
  get doing(): string | null;
  /** The words that may follow these, counted from the root. */
  after(...words: string[]): string[];
  /** All options that begin with these words, each as the whole path. */
  under(...words: string[]): string[][];
  /** Adds words to the path; says whether they fit. */
  take(...words: string[]): boolean;
  /** Replaces the path; says whether it begins an option. */
  set(path: string[]): boolean;
  /** Back to where there is something in the fingers, or nothing any more. */
  back(): void;
  clear(): void;
}
/**
 * In seconds: what all have in reserve to begin with, and what is granted each time somebody is asked.
 * What is left of a grant is kept, up to `most` in reserve, or lost.
 */
export interface ClockRule {
  bank: number;
  grant: number;
  keep: boolean;
  most: number;
}
export interface Drag {
  /** Takes the piece up; false if it cannot be dragged just now. */
  lift(): boolean | void;
  /** Puts it down on a place; false if it cannot lie there. */
  drop(place: string): boolean | void;
  /** It goes home: Escape, or dropped beside everything. */
  cancel(): void;
  /** It is above another place, or above none; true: it is drawn there, and the picture goes into that. */
  over?(place: string | null): boolean | void;
  /** What is carried; without it the picture in the thing, or the thing itself. */
  picture?(): Element | null;
}
export interface Drawn<Props = object> extends Omit<BoardExports, 'camera'> {
  /** Called at once, and whenever anything has changed that it read: of these, of the choice, or words. */
  update(props: Props): void;
  /** It is gone from the page. */
  destroy?(): void;
}
/** What an option leads to, as far as no luck is needed; `asked` is the number of the next question. */
export interface Effect {
  events: string[];
  luck?: boolean;
  asked?: number | null;
}
/**
 * The options as a tree of words, with the number of what each leads to at its end.
 * Hundreds of effects lead to few questions, so these have numbers as well.
 */
export interface Effects {
  v: number;
  options: Numbered;
  effects: Effect[];
  asked: Asked[];
}
/** `by`: a stand-in played it; `back`: all after this version was taken back at once. */
export interface Entry {
  v: number;
  seat: number;
  words: string;
  events: string[];
  undo?: boolean;
  by?: 'bot' | null;
  back?: number | null;
}
/** A piece in the air; it is drawn in what has this id as its `data-flight`. */
export interface Flight<Piece> {
  id: number;
  piece: Piece;
}
export interface Focus {
  /** Where it stands before anybody has been there. */
  start?(): string | null;
  /** Where the keys [ and ] go; without it to what has `data-may`. */
  open?(): string[];
  /** Enter and Space; without it they do what they do anyway. */
  tap?(place: string): void;
  /** Other keys; says whether it has answered. */
  key?(key: string): boolean;
  /** Brings a place into sight before the focus goes there. */
  bring?(place: string): void;
}
export interface Gain {
  text: string;
  /** The name of its drawing (`Sign`). */
  sign?: string;
  /** It decides. */
  strong?: boolean;
}
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
  Lesson?: () => Promise<{
    default: Component<LessonProps>;
  }>;
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
  Celebration?: () => Promise<{
    default: Component;
  }>;
  /** How positions are set up piece by piece; the rules say what may lie where. */
  Editor?: () => Promise<{
    default: GameEditor;
  }>;
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
export interface Given {
  /** All that is drawn, in its own units. */
  world(): Rect;
  /** The least and the most pixels of a unit; `fit` is with how many the world fits. */
  limits(fit: number): [number, number];
  /** How much of the smaller of world and window always stays in sight, across and down: all, or a part. */
  stays: number;
  /** What the world consists of, where much of it is empty: some part stays in sight. */
  parts?(): readonly Rect[];
  /** What is shown first, and again by the key 0; without it all of the world. */
  home?(): void;
  /** A unit takes up whole pixels at rest: what is painted between them is blurred. */
  whole?: boolean;
}
export interface GlyphProps {
  seat: Seat;
  table: TableInfo;
}
export interface HandProps {
  view: View;
  seat: Seat;
}
/** A piece that travels, and from where to where in the words of the game. */
export interface Journey<Piece, Where> {
  piece: Piece;
  from: Where;
  to: Where;
}
export interface Kit {
  /** The text of a message; an unknown key is shown as it is. */
  t(key: string, args?: Args): string;
  /** The text of a message, or null where there is none. */
  maybe(key: string, args?: Args): string | null;
  /** "a, b and c" */
  list(names: string[]): string;
  /** What is spoken just now. */
  lang(): Lang;
  /** What people call the one on this seat. */
  name(table: TableInfo, seat: Seat): string;
  /** The sign of a seat as SVG, in a square of 100: it tells seats apart besides their colour. */
  sign(seat: Seat): string;
  /** The colour of a seat, and what is read on it. */
  colour(seat: Seat): Paint;
  /** What a thing is stands on a card beside it, for as long as one points at it. */
  inspect(thing: Element, about: () => CardWords | null): Undo;
  /** A piece that follows the pointer; what it can be put on has a `data-place`. */
  draggable(thing: HTMLElement | SVGElement, drag: Drag): Undo;
  /** What a second tap on the same means. */
  tap: typeof tap;
  toggle: typeof toggle;
  /** What is dragged takes the answer with it. */
  carrying: typeof carrying;
  /** Places in a drawing that are tapped, read and reached by keys. */
  places(drawing: SVGElement, props: PlacesProps): {
    update(props: Partial<PlacesProps>): void;
    destroy(): void;
  };
  /**
   * Says on a stage why words are no answer, beside the thing that was tapped: as the rules have it, in the message
   * `<game>-refused-<key>`. It is forgotten with the question, and after a while.
   */
  refusals(stage: HTMLElement, game: string, choice: Choice): Refusing;
  /** One stop of the tabulator for everything with a `data-place` inside, with arrow keys between. */
  focus(container: Element, how?: Focus): Undo;
  /** How a drawing larger than its window is seen, and the fingers, mouse and wheel that move it. */
  Camera: typeof Camera;
  gestures(window: HTMLElement | SVGElement, camera: Camera): Undo;
  /** Marks the last moves in a drawing, above everything else. */
  lastMoves(drawing: SVGElement): {
    update(props: Partial<LastProps>): void;
    destroy(): void;
  };
  /** Whether nothing should move by itself. */
  still(): boolean;
  /** One scene after another, time at the speed that was chosen, and time to read: whatever is pressed aborts them. */
  play: typeof play;
  pause: typeof pause;
  hold: typeof hold;
  /** What a board plays: a position of its own that changes scene by scene, pieces in the air, what happens in place. */
  Playback: typeof Playback;
  moves: typeof moves;
  /** An animation at the speed that was chosen, and ways for it to go. */
  run: typeof run;
  along: typeof along;
  arc: typeof arc;
}
export declare const LANGS: readonly ["en", "hu", "de"];
export type Lang = (typeof LANGS)[number];
/** A move that somebody else made since the own last answer, as the board marks it. */
export interface LastMove {
  /** Counted from 1, as it stands on the board and in the log. */
  number: number;
  seat: Seat;
  entry: Entry;
  /** Where it happened. */
  places: string[];
}
/** What marks the last moves, for whoever writes no component. */
export interface LastProps extends Marking {
  /** The sign of a seat, as SVG in a square of 100. */
  sign(seat: Seat): string;
}
export interface LessonContext {
  view: View;
  asked: Asked;
  choice: Choice;
}
/** A `section` of class `lesson`, with an `h2`. */
export interface LessonProps {
  name: string;
}
/** The colour of a line on light ground, which is that of pictures too, and on dark. */
export interface LineColours {
  light: string;
  dark: string;
}
export interface LogContext {
  table: TableInfo;
  /** The own seat. */
  seat: Seat | null;
  /** The name of a seat as people know it. */
  name(seat: Seat): string;
}
/** What changed in one move, in the units of the drawing. */
export interface Mark {
  box: Rect;
  seat: Seat;
  number: number;
  /** What the pill says instead of the number: several moves in one place. */
  text?: string;
  /** It came from here. */
  from?: Point;
  /** And by way of these. */
  via?: Point[];
  /** The middle of its pill; without it, it lies on the lower left corner. */
  pill?: Point;
  /** A ring instead of four corners: a piece and not a space. */
  round?: boolean;
}
/** How last moves are marked, whoever draws the signs of the seats. */
export interface Marking {
  marks: Mark[];
  /** Ink on cream, unless it is the player's colour. */
  colour?: (seat: Seat) => Paint;
  /** How clearly they are seen, up to 1. */
  fade?: number;
  /** The number of the move that is pointed at. */
  lit?: number | null;
  /** Everything is drawn for spaces of 100 units. */
  scale?: number;
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
/** Draws into an element that is its own alone. */
export type Mount<Props = object> = (target: HTMLElement, props: Props) => Drawn<Props>;
/**
 * What a table in the lobby asks of whoever sits down: to have finished this share of their games, in
 * per cent; `newcomers` have too few to tell.
 */
export interface Needs {
  share: number;
  newcomers: boolean;
}
/** The legal answers as a tree of words, with the number of what each leads to at its end. */
export type Numbered = {
  [word: string]: Numbered | number;
};
/** The legal answers as a tree of words; a path from the root to an empty object is one option. */
export type Options = {
  [word: string]: Options;
};
export interface Paint {
  fill: string;
  on: string;
}
export interface PieceProps {
  kind: string;
  piece: string;
}
/** What can be tapped in a drawing, read and reached by keys. */
export interface PlacesProps {
  /** As they lie on the screen, row by row. */
  rows: string[][];
  /** Where each lies in the drawing. */
  box: (place: string) => {
    x: number;
    y: number;
    width: number;
    height: number;
    rx?: number;
  };
  /** What is read of it. */
  label: (place: string) => string;
  /** What it is called, where that is not how its label begins. */
  name?: (place: string) => string | undefined;
  /** The card that tells more. */
  about: (place: string) => CardWords | null;
  /** Those that may be tapped. */
  may: {
    has(place: string): boolean;
  };
  /** The one that the answer names. */
  chosen: string | null;
  /** One that is framed already, as whatever a lesson points at would be. */
  lit?: string | null;
  /** What is dragged from where it lies. */
  drags?: [place: string, drag: Drag][];
  keys: Focus;
  /** A press on one; without it the board hears of presses itself. */
  press?: (place: string, event: MouseEvent) => void;
  /** The focus has come to one, and has left it. */
  stand?: (place: string) => void;
  leave?: (place: string) => void;
  /** How thick the frame of the focus is. */
  ring: number;
}
export declare class Playback<View extends object, Piece = never, Where = never, S extends Scene<View, Piece, Where> = Scene<View, Piece, Where>> {
  #private;
  /** What is played just now. */
  scene: S | null;
  flights: Flight<Piece>[];
  /** Whether something is played in the place of this view. */
  playing(view: unknown): boolean;
  /** What is to be seen while the page shows this view. */
  shown(view: unknown): View;
  /** Plays all scenes; once aborted, the rest happens at once. */
  play(scenes: S[], told: Told<View>, theatre: Theatre<S, Piece, Where>): Promise<void>;
}
export interface PlayerProps {
  view: View;
  seat: Seat;
  table: TableInfo;
  /** In the narrow strip of tablet and phone: the one fact that matters most. */
  narrow?: boolean;
}
export interface Point {
  x: number;
  y: number;
}
/** `passes`: somebody else is asked then, or nobody, and luck has no say in it. */
export interface Preview {
  v: number;
  words: string;
  events: string[];
  view: View;
  survey?: Survey | null;
  luck: boolean;
  passes: boolean;
}
export interface PreviewProps {
  view: View;
  seat: Seat | null;
  table: TableInfo;
  choice: Choice;
  preview: Preview | null;
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
/**
 * A rule that stands against something: `rule` is its paragraph, `at` the places that show it.
 * `args`: what a sentence about it needs; `near`: at most three options that are closest to what was tried.
 */
export interface Reason {
  key: string;
  rule: string;
  at: string[];
  args: Record<string, string | number>;
  near: string[];
}
export interface Rect extends Point, Size {
}
export interface Refusing {
  ask(words: string, thing: Element): void;
  /** Another tap: nothing is refused any more. */
  forgive(): void;
  destroy(): void;
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
/** One thing that happens: what travels, and what it changes in the position. A game adds what else there is to see. */
export interface Scene<View, Piece = never, Where = never> extends Timed {
  /** They leave one after another, and the last arrives when the scene is over. */
  flights?: Journey<Piece, Where>[];
  /** They stay where they have come to until everything is over: nothing else shows them there. */
  stays?: boolean;
  /** What changes when it begins, and when it is over, in a copy of the position. */
  lift?(view: View): void;
  land?(view: View): void;
}
export interface ScoredPlace {
  /** Its name, as in `highlight`. */
  place: string;
  /** Whose it is. */
  seat: Seat | null;
  /** What pops up on it; a feature of many places has it on one of them. */
  points?: number;
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
export type Seat = number;
/** `hints` is how many it was given. */
export interface SeatInfo {
  kind: 'bot' | 'device' | 'link' | 'me';
  name: string | null;
  taken: boolean;
  mine: boolean;
  online: boolean;
  bot: string | null;
  seconds: number | null;
  stood_in: boolean;
  out: 'conceded' | 'expelled' | 'late' | null;
  hints: number;
  invitation: string | null;
}
export interface SignProps {
  sign: string;
}
export interface Size {
  width: number;
  height: number;
}
/** What can be heard at a table. */
export type SoundName = 'lift' | 'lay' | 'leader' | 'war' | 'decided' | 'monument' | 'city' | 'ark' | 'cube' | 'score' | 'turn' | 'time' | 'end';
/** What one source brought over a whole game: for each seat, by kind of point (`of`, or empty). */
export interface Source {
  source: string;
  of: string;
  points: number[];
}
/** A bot plays for whoever stays away for so many seconds while asked, until that guest is back. */
export interface StandIn {
  after: number;
  bot: string;
  seconds: number;
}
/** A finished game in numbers: `scores` of the seats after the set-up and after every move. */
export interface Story {
  scores: number[][];
  sources: Source[];
}
export interface SupplyProps {
  view: View;
  table: TableInfo;
}
/** What follows from a view, as the rules tell it; its form too only the game's own client knows. */
export type Survey = any;
/**
 * `key` will sign the record; at `stand_in_at` the stand-in takes over from whoever is asked, if
 * that one does not come before; `hints`: who is asked may have one; `without`: the aids that nobody has
 * until it is over; `begun` entries are of a game that is played on here; it stands in the lobby until it is
 * `listed`; `guide`: a coach is there, and the game counts for nothing.
 */
export interface TableInfo {
  id: string;
  game: string;
  rules: number;
  options: Record<string, string | number>;
  status: 'asleep' | 'closed' | 'over' | 'playing' | 'waiting';
  seats: SeatInfo[];
  commit: string;
  key: string | null;
  seed: string | null;
  version: number;
  asked: number | null;
  result: number[][] | null;
  created: string;
  changed: string;
  stand_in: StandIn | null;
  stand_in_at: string | null;
  hints: boolean;
  without: ('analysis' | 'counts' | 'hints' | 'overlays' | 'previews' | 'projections')[];
  clock: ClockRule | null;
  second: ClockRule | null;
  at_zero: 'forfeit' | 'nothing' | 'stand-in';
  vacations: boolean;
  substitutes: boolean;
  chat: 'none' | 'open' | 'phrases';
  ended: 'abandoned' | 'cancelled' | 'conceded' | 'played' | null;
  begun: number | null;
  next: string | null;
  listed: string | null;
  language: string | null;
  needs: Needs | null;
  guide: boolean;
}
export interface TextPart {
  title: string;
  lines: string[];
}
export interface Theatre<Scene, Piece, Where> {
  board: Element;
  signal: AbortSignal;
  /** In pixels of the window, or in the units of a drawing that holds the flights; null if it is not to be seen now. */
  pointOf?(where: Where): Point | null;
  /** The way of a piece that does not travel in a low arc. */
  wayOf?(journey: Journey<Piece, Where>, scene: Scene): Point[];
  /** What happens in place. */
  actsOf?(scene: Scene): Act[];
}
export interface Timed {
  ms: number;
  /** It stays for so long when it is over, so that it can be read. */
  hold?: number;
}
export interface Told<View> {
  before: View;
  after: View;
  /** What the page shows meanwhile: the position stands in its place. */
  instead: unknown;
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
/** Takes back what was done to an element. */
export type Undo = () => void;
/** A game's view is plain JSON whose form only the game's own client knows. */
export type View = any;
/** Through these points. */
export declare const along: (points: Point[]) => Keyframe[];
/** From a to b in a low arc: whatever travels is in somebody's hand. */
export declare function arc(a: Point, b: Point, rise?: number): Point[];
/** `draggable(carrying({ take, lay, putBack }))`; over what it cannot lie on it waits. */
export declare const carrying: ({ take, lay, refuse, putBack }: Carried) => Drag;
/** Time to read, at any speed. */
export declare function hold(ms: number, signal: AbortSignal): Promise<void>;
/** What this selector finds on the board moves so. */
export declare const moves: (what: string, frames: Keyframe[], how?: KeyframeAnimationOptions) => Act;
/** At the speed that was chosen. */
export declare function pause(ms: number, signal: AbortSignal): Promise<void>;
/** One scene after another; once aborted, nothing more. */
export declare function play<S extends Timed>(scenes: S[], perform: (scene: S) => Promise<void> | void, signal: AbortSignal): Promise<void>;
/** Runs an animation to its end at the speed that was chosen, or jumps there when aborted. */
export declare function run(element: Element | null, keyframes: Keyframe[], options: KeyframeAnimationOptions, signal: AbortSignal): Promise<void>;
/** A tap on an answer chooses it, and a second confirms it; says whether it is one. */
export declare function tap(choice: Choice, path: string[], confirm?: () => void): boolean;
/** A tap chooses these words, and a second takes them back; says whether they begin an option. */
export declare const toggle: (choice: Choice, ...path: string[]) => boolean;
