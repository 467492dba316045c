/** What travels between server and browser: the types of docs/protocol.md. */

export type Seat = number;
/** The legal answers as a tree of words; a path from the root to an empty object is one option. */
export type Options = { [word: string]: Options };
/** A game's view is plain JSON whose form only the game's own client knows. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type View = any;
/** What follows from a view, as the rules tell it; its form too only the game's own client knows. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Survey = any;

/** Wherever a view goes on the page, what follows from it goes along as `view.survey`. */
export function withSurvey<T extends { view: View | null; survey?: Survey | null }>(told: T): T {
  return told.view && told.survey ? { ...told, view: { ...told.view, survey: told.survey } } : told;
}

export interface Me {
  name: string;
}

export type GameOption =
  | { default: string | number; values: (string | number)[] }
  | { default: number; least: number; most: number };

export interface GameInfo {
  name: string;
  title: string;
  version: number;
  seats: [number, number];
  options: Record<string, GameOption>;
  components: Record<string, unknown>;
}

export type NewSeat =
  | { kind: 'me' }
  | { kind: 'device'; name: string }
  | { kind: 'link' }
  | { kind: 'bot'; bot: string; seconds: number };

/** A bot plays for whoever stays away for so many seconds while asked, until that guest is back. */
export interface StandIn {
  after: number;
  bot: string;
  seconds: number;
}

/** A finished game up to this entry, to be played on from there. */
export interface Beginning {
  table: string;
  entry: number;
}

export interface NewTable {
  game: string;
  options: Record<string, string | number>;
  shuffle: boolean;
  seats: NewSeat[];
  stand_in?: StandIn | null;
  hints?: boolean;
  beginning?: Beginning | null;
}

export interface SeatInfo {
  kind: 'me' | 'device' | 'link' | 'bot';
  name: string | null;
  taken: boolean;
  mine: boolean;
  online: boolean;
  bot: string | null;
  seconds: number | null;
  stood_in: boolean;
  /** How many it was given. */
  hints: number;
  invitation: string | null;
}

export interface TableInfo {
  id: string;
  game: string;
  rules: number;
  options: Record<string, string | number>;
  status: 'waiting' | 'playing' | 'over' | 'closed';
  seats: SeatInfo[];
  commit: string;
  /** The public key that will sign the record. */
  key: string | null;
  seed: string | null;
  version: number;
  asked: Seat | null;
  result: Seat[][] | null;
  created: string;
  changed: string;
  stand_in: StandIn | null;
  /** When the stand-in takes over from whoever is asked, if that guest does not come before. */
  stand_in_at: string | null;
  /** Whether who is asked may have one. */
  hints: boolean;
  /** So many entries are those of a game that is played on here. */
  begun: number | null;
  next: string | null;
}

/** One thing that was checked, or cannot be, by its key of docs/notation.md. */
export interface Finding {
  key: string;
  facts: Record<string, string | number>;
}

/** What the record of a finished game proves by the rules. */
export interface Verification {
  outcomes: number;
  held: Finding[];
  open: Finding[];
  broken: Finding | null;
}

export interface Asked {
  seat: Seat;
  question: string;
}

export interface Entry {
  v: number;
  seat: Seat;
  words: string;
  events: string[];
  undo?: boolean;
  /** A stand-in played it. */
  by?: 'bot';
}

/** Some of the log; `earlier`: there are more before them. */
export interface Page {
  entries: Entry[];
  earlier: boolean;
}

export interface Moment {
  v: number;
  entry: Entry | null;
  view: View;
  survey?: Survey | null;
  asked: Asked | null;
  last: number;
}

export type Mark = 'good' | 'inaccurate' | 'mistake';

export interface Alternative {
  words: string;
  chances: number[];
  /** What would have followed, as far as no luck is needed. */
  events: string[];
}

/** One decision: how likely each seat was to win before it, had the best been chosen, and after it. */
export interface Judgement {
  move: number;
  seat: Seat;
  words: string;
  before: number[];
  after: number[];
  alternatives: Alternative[];
  mark: Mark | null;
}

/** A finished game looked back on; moves are counted as in the record. */
export interface Review {
  moves: number;
  judgements: Judgement[];
  turning_points: number[];
  luck: { move: number; change: number[] }[];
  end: number[];
}

export interface ReviewInfo {
  state: 'none' | 'running' | 'done' | 'failed';
  move: number;
  moves: number;
  review: Review | null;
}

export interface Told {
  v: number;
  as: Seat | null;
  view: View | null;
  survey?: Survey | null;
  asked: Asked | null;
  options: Options | null;
  undo: boolean;
  over: boolean;
  scores: number[][] | null;
  table: TableInfo;
  entries: Entry[];
  /** There are more before these, which this chair has not been told. */
  earlier: boolean;
}

export interface Preview {
  v: number;
  words: string;
  events: string[];
  view: View;
  survey?: Survey | null;
  luck: boolean;
}

/** A rule that stands against something: `rule` is its paragraph, `at` the places that show it. */
export interface Reason {
  key: string;
  rule: string;
  at: string[];
}

/** Null: it is an option, or the game gives no reasons. */
export interface Explained {
  v: number;
  words: string;
  reason: Reason | null;
}

/** What an option leads to, as far as no luck is needed; `asked`: the number of the question that follows. */
export interface Effect {
  events: string[];
  luck?: boolean;
  asked?: number;
}

/** The legal answers as a tree of words, with the number of what each leads to at its end. */
export type Numbered = { [word: string]: Numbered | number };

export interface Effects {
  v: number;
  options: Numbered;
  effects: Effect[];
  asked: Asked[];
}

export interface HintedMove {
  words: string;
  /** Of winning, for each seat, between 0 and 1. */
  chances: number[];
}

/** The best few answers, the best first; null while they are being thought about. */
export interface Hint {
  v: number;
  moves: HintedMove[] | null;
}

export interface Refused {
  v: number;
  key: string;
  args: Record<string, string | number>;
}

export type FromServer =
  | ({ t: 'told' } & Told)
  | ({ t: 'entry' } & Told)
  | ({ t: 'try' } & Preview)
  | ({ t: 'why' } & Explained)
  | ({ t: 'effects' } & Effects)
  | ({ t: 'hint' } & Hint)
  | ({ t: 'refused' } & Refused)
  | { t: 'people'; table: TableInfo };

export type ToServer =
  | { as: Seat | null; since: number | null }
  | { v: number; do: string }
  | { v: number; try: string }
  | { v: number; why: string }
  | { v: number; effects: true }
  | { v: number; undo: true }
  | { v: number; hint: true };
