// What travels between server and browser.  Made by scripts/wire.py from the structs of the server.

export type Seat = number;
/** A game's view is plain JSON whose form only the game's own client knows. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type View = any;
/** What follows from a view, as the rules tell it; its form too only the game's own client knows. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Survey = any;
/** The legal answers as a tree of words; a path from the root to an empty object is one option. */
export type Options = { [word: string]: Options };
/** The legal answers as a tree of words, with the number of what each leads to at its end. */
export type Numbered = { [word: string]: Numbered | number };

/** What the browser is asked, and what it answers, as JSON: WebAuthn says what is in it. */
export type CredentialOptions = object;
export type Credential = object;

/** Wherever a view goes on the page, what follows from it goes along as `view.survey`. */
export function withSurvey<T extends { view: View | null; survey?: Survey | null }>(told: T): T {
  return told.view && told.survey ? { ...told, view: { ...told.view, survey: told.survey } } : told;
}

export type GameOption =
  | { default: string | number; values: (string | number)[] }
  | { default: number; least: number; most: number };
export type AtZero = NonNullable<NewTable['at_zero']>;
export type NewSeat = NewTable['seats'][number];
export type Mark = NonNullable<Judgement['mark']>;

/**
 * `recovery`: how many codes are left; `mail`: the address that links to sign in by are sent to.
 * `shares`: since when my finished games may be passed on without my name, if they may.  `proved`: what
 * needs a proof of who I am can be done now.
 */
export interface Account {
  name: string;
  handle: string | null;
  mail: string | null;
  passkeys: Passkey[];
  recovery: number;
  sign_ins: SignIn[];
  ways: Ways;
  shares: number | null;
  leaves: number | null;
  proved: boolean;
}

/**
 * A sound answer, why it is, and the next answer that makes it good: empty if there is none to see.
 * `points`: what one gains by both together; 0 if what follows brings none.
 */
export interface Advice {
  words: string;
  why: Merit[];
  follow_up: string;
  points: number;
}

/**
 * Another option, the chance of each seat to win after it, and what would have happened at once.
 * `why` is what speaks for it, or against it, beside what was decided: nothing if that is hard to say, and
 * no list if nobody asked or nothing is known of the game.
 */
export interface Alternative {
  words: string;
  chances: number[];
  events: string[];
  why: Merit[] | null;
}

export interface Asked {
  seat: number;
  question: string;
}

/** A finished game up to this entry, to be played on from there. */
export interface Beginning {
  table: string;
  entry: number;
}

/** What this `seat`, which is asked after `v` moves, can best answer as far as it sees; best first. */
export interface Best {
  v: number;
  seat: number;
  answers: BestAnswer[];
}

/**
 * `looks`: how often it was looked into; 0 if a glance was enough.  `why`: as at a hint.
 * `parts`: all that speaks for it and against it, the weightiest first, at most twelve.
 * `error`: the standard error of the chance of the seat that is asked; null where too few looks tell it.
 * `line`: how it may go on, in the words of whoever is asked, up to the next luck.
 */
export interface BestAnswer {
  words: string;
  chances: number[];
  looks: number;
  why: Merit[];
  parts: Merit[];
  error: number | null;
  line: string[];
}

/** `out`: out of every game, too. */
export interface Block {
  why: string;
  days?: number | null;
  until?: number | null;
  out?: boolean;
}

/** `until` that time, or for ever. */
export interface Blocked {
  until: number | null;
  why: string;
}

/** A `position` that is set up, null: next to empty; and what a `slot` shall hold, if one is named. */
export interface Board {
  game: string;
  players?: number;
  options?: Record<string, string | number>;
  position?: string | null;
  slot?: string | null;
  holds?: string[];
}

export interface BoardInfo {
  at: string;
  files: string[];
}

/**
 * What lies there now, `at` this place of the board or beside it.
 * From `least` to `most` pieces of a `kind`, or such a number.
 */
export interface BoardSlot {
  name: string;
  kind: string;
  at: string;
  holds: string[];
  least: number;
  most: number;
}

/**
 * A board that is set up: its text, what lies where, the pieces by kind, and how many of each are `left`.
 * It is `told` as a line that begins there, unless something is `wrong` with it.
 */
export interface BoardStands {
  position: string;
  wrong: WrongPart | null;
  told: Lined | null;
  slots: BoardSlot[];
  kinds: Record<string, string[]>;
  left: Record<string, number>;
}

export interface BotSeat {
  kind: 'bot';
  bot: string;
  seconds?: number;
}

/** The turns of so many people brought so many points. */
export interface Brought {
  points: number;
  people: number;
}

/**
 * What this process is doing: open websockets, thoughts that wait for one of so many workers, commits
 * that wait; and how many milliseconds the slowest of its steps in the last minute took.
 */
export interface Busy {
  sockets: number;
  thoughts: number;
  workers: number;
  commits: number;
  delay: number;
}

/** The connection is about to be closed; come back in so many seconds. */
export interface Bye {
  seconds: number;
}

/** `person` has this seat; `plays`: its owner, or a bot for it. */
export interface Chair {
  seat: number;
  kind: string;
  name: string | null;
  person: string | null;
  bot: string | null;
  plays: string;
  out: string | null;
  here: boolean;
}

/** These lists are no longer as they were. */
export interface Changed {
  lists: ('lobby' | 'tables')[];
}

/**
 * `name` is the browser, the address, or the host of the webhook.
 * `asked`: the address is not confirmed yet; `off`: told off by whoever reads it, or failed too often.
 * `endpoint` is that of a push, by which a browser knows its own.  `used`: when it was last told something.
 */
export interface Channel {
  id: string;
  kind: 'mail' | 'push' | 'webhook';
  style: 'discord' | 'json' | 'ntfy' | null;
  name: string;
  endpoint: string | null;
  state: 'asked' | 'off' | 'on';
  created: number;
  used: number | null;
}

export interface ChapterInfo {
  id: string;
  name: string;
  game: string;
  version: number;
}

/** `version`: of the study. */
export interface ChapterRemoval {
  version: number;
}

/** How a chapter is now; `version`: of the chapter that was changed. */
export interface ChapterSave {
  version: number;
  chapter: StudyChapter;
}

/** The version that it has now. */
export interface ChapterSaved {
  version: number;
}

export interface ChapterTold {
  id: string;
  version: number;
  chapter: StudyChapter;
}

/** Who said what: `seat` is null of whoever looks on; `at` is told in milliseconds since 1970. */
export interface ChatLine {
  id: string;
  room: 'onlookers' | 'seats';
  seat: number | null;
  name: string;
  mine: boolean;
  at: number;
  text: string | null;
  phrase:
    | 'again'
    | 'back'
    | 'good-luck'
    | 'good-night'
    | 'hello'
    | 'i-must-go'
    | 'one-moment'
    | 'sorry'
    | 'thanks'
    | 'well-played'
    | null;
}

/** Some of what was said, in its order; `earlier`: there is more before it.  `chat`: what may be said. */
export interface Chatted {
  lines: ChatLine[];
  earlier: boolean;
  chat: 'none' | 'open' | 'phrases';
}

/**
 * Everybody's time, in milliseconds that are left: the browser's own clock may be wrong.
 * `left` is what the `seat` has until zero, `grant_left` how much of it is granted; both begin to run in
 * `begins_in`.
 */
export interface Clock {
  seat: number | null;
  left: number;
  grant_left: number;
  begins_in: number;
  reserves: number[];
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

/**
 * `sound`: at most eight answers, as they are told if there is as much to say of each; `judged`: by
 * entry; null: it is thought about.
 * `as_sound`: every answer to the same question that is as good as these, as far as it was looked into.
 * `matters`: these are a good deal better than all others, and hardly more than one.
 * `foretold`: what would have followed the better answers to the learner's own questions, each with the
 * version of its question.
 */
export interface Coached {
  v: number;
  sound: Advice[] | null;
  judged: Verdict[] | null;
  as_sound: string[];
  matters: boolean;
  foretold: Preview[];
}

/** What a game consists of; its address changes with it, so it may be kept for ever. */
export interface Components {
  game: string;
  version: number;
  components: Record<string, unknown>;
}

/** The address that is confirmed now. */
export interface Confirmed {
  address: string;
}

/** Tables: in the lobby or waiting for people, in play, asleep, over; `live` are in memory. */
export interface Counted {
  waiting: number;
  playing: number;
  asleep: number;
  over: number;
  live: number;
}

/** People: all, those of the last day and week, and who is kept out, quiet, or an operator. */
export interface Crowd {
  all: number;
  day: number;
  week: number;
  blocked: number;
  quieted: number;
  operators: number;
}

/** `came` of it: `done`, the key of a refusal, or nothing if the server was stopped in the middle. */
export interface Deed {
  at: number;
  who: string;
  what: string;
  about: string;
  why: string;
  came: string | null;
}

/** Whether another device has come with the word, and which. */
export interface DeviceCame {
  state: 'nobody' | 'over' | 'somebody';
  what: string;
}

export interface DeviceClaim {
  word: string;
  claim: string;
  along?: boolean;
}

/** The word for another device, and for how many seconds it is good. */
export interface DeviceInvitation {
  word: string;
  seconds: number;
}

/** The number that the other device shows. */
export interface DeviceNumber {
  word: string;
  number: string;
}

/** Somebody else at the same device. */
export interface DeviceSeat {
  kind: 'device';
  name: string;
}

/** The number to show, the word that the device proves itself by afterwards, and who it will be. */
export interface DeviceVisit {
  number: string;
  claim: string;
  name: string;
}

export interface DeviceWord {
  word: string;
}

/** Whether I doubt what is called right in a puzzle. */
export interface Doubt {
  game: string;
  id: string;
  doubted: boolean;
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

/** An answer: whoever asks finds a page of ours there. */
export interface Elsewhere {
  path: string;
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

/** What happened at a table, and not how: that may be somebody's secret. */
export interface EntryLine {
  n: number;
  v: number;
  at: number;
  kind: string;
  seat: number | null;
  by: string;
  stands: boolean;
}

/** `reason` is null if nothing stands against it, or the game gives no reasons. */
export interface Explained {
  v: number;
  words: string;
  reason: Reason | null;
}

/** The puzzles of a game that more than a few people have answered. */
export interface Finders {
  puzzles: Found[];
}

/** One thing that was checked, or cannot be; its keys are those of docs/notation.md. */
export interface Finding {
  key: string;
  facts: Record<string, string | number>;
}

/** Lessons of a game that are finished. */
export interface Finished {
  game: string;
  steps: string[];
}

/**
 * Something that comes up in a game for the first time, and what the coach of it then says.
 * It comes up when somebody answers one of `words`, an event is one of `events`, or the learner is asked one
 * of `questions`; `say` names the words of the coach, and `step` is the lesson that shows it.
 */
export interface First {
  say: string;
  step: string;
  words: string[];
  events: string[];
  questions: string[];
}

/** Some of the log, in the order in which it came; `next` is the `after` of those that follow, if any. */
export interface Following {
  entries: Entry[];
  next: number | null;
}

/** Words that the rules forbid at the beginning of a step; `why`: by the reason that the text explains. */
export interface Forbidden {
  words: string;
  why: string;
}

/**
 * How many people have answered this puzzle, and how many of them were right at the first try.
 * `difficulty` is theirs, where they are enough; else that of the bots stands.
 */
export interface Found {
  id: string;
  people: number;
  at_once: number;
  difficulty: number | null;
}

/** What is told after the first text and before anybody answers, and at which places it points. */
export interface Further {
  say: string;
  show: string[];
}

export interface GameInfo {
  name: string;
  title: string;
  version: number;
  seats: [number, number];
  options: Record<string, GameOption>;
  components: string;
  board: BoardInfo | null;
  school: string | null;
  puzzles: string | null;
  turns: string | null;
}

export interface Hint {
  v: number;
  moves: HintedMove[] | null;
}

/** `why`: what speaks for it or against it, beside other good answers; nothing if that is hard to say. */
export interface HintedMove {
  words: string;
  chances: number[];
  why: Merit[];
}

/**
 * A game as it may be to one seat of it: what that seat does not see is made up.
 * `engine`: the table allows hints, so whoever thinks on from here may have the engine.
 */
export interface Imagined {
  options: Record<string, string | number>;
  names: string[];
  position: string;
  engine: boolean;
}

/** `bot`: who joins is a program, and everybody may know it. */
export interface Joining {
  invitation: string;
  bot?: boolean;
}

/**
 * The chance of each seat to win `before` this move, had the best been chosen, and `after` it.
 * The `alternatives` are the best of the other options.
 */
export interface Judgement {
  move: number;
  seat: number;
  words: string;
  before: number[];
  after: number[];
  alternatives: Alternative[];
  mark: 'good' | 'inaccurate' | 'mistake' | null;
}

/** The ids of the lessons that somebody has finished, by game. */
export interface Learnt {
  games: Record<string, string[]>;
}

/** Whether I want to be deleted in seven days, or have changed my mind. */
export interface Leaving {
  wanted: boolean;
}

/**
 * A position and what follows it; without a `base` a new game of so many `players`.
 * `eyes`: a seat's, a spectator's (null), those of whoever is `asked`, or such as see `all`.
 */
export interface Line {
  game: string;
  players: number;
  options: Record<string, string | number>;
  base: LineBase | null;
  moves: LineMove[];
  eyes: number | 'all' | 'asked' | null;
  seed: string;
  since: number;
}

/**
 * Where a line begins: a `position`, a `lesson` of the game's school, one of its puzzles or best turns
 * (`puzzle`), or a finished `table` or a `record` after so many moves (`at`).
 */
export interface LineBase {
  position: string | null;
  table: string | null;
  record: string | null;
  at: number;
  lesson: string | null;
  puzzle: string | null;
}

/**
 * For what luck is asked next in the last move of a line (null: for nothing more), how many there are of
 * each that it may give, and all `outcomes` of the move if it decides the rest.
 */
export interface LineDraw {
  purpose: string | null;
  pool: Record<string, number>;
  outcomes: string[];
}

/** An answer, and what luck gave; without `outcomes` that follows from the seed of the line. */
export interface LineMove {
  words: string;
  outcomes: string[] | null;
}

/** A recorded game that is to be a line. */
export interface LineRecord {
  game: string;
  record: string;
}

/** The best answers where this line stands are to be looked for, for so many milliseconds. */
export interface LineThought {
  line: Line;
  ms: 500 | 2000 | 8000;
}

/** An answer to be tried or explained where this line stands. */
export interface LineWords {
  line: Line;
  words: string;
}

/**
 * How a line stands: what luck gave in all its moves, and what its eyes are told.
 * `position` is the text of the whole of it; `result` the ranking, when it is over.
 */
export interface Lined {
  line: Line;
  v: number;
  eyes: number | 'all' | null;
  view: View;
  survey?: Survey | null;
  asked: Asked | null;
  options: Options | null;
  over: boolean;
  scores: number[][] | null;
  result: number[][] | null;
  entries: Entry[];
  position: string;
}

/** Whoever follows the link. */
export interface LinkSeat {
  kind: 'link';
}

/** Whether the table stands in the lobby, and for whom. */
export interface Listing {
  listed: boolean;
  needs?: Needs | null;
}

/** Who signs in by this link. */
export interface MailLink {
  name: string;
}

/** The word of the mail; `along` as with the other ways to sign in. */
export interface MailProof {
  word: string;
  along?: boolean;
}

/** What a mail holds: it stands in the link, behind the #. */
export interface MailWord {
  word: string;
}

export interface Me {
  name: string;
  token?: string;
}

/**
 * One part of why an answer is better than others, or worse.
 * Whoever has `more` of a part has more from it: more of `tokens` is to have fewer on the own trees.
 * Parts that begin with `rivals-` are those of all rivals together.  `chance` is what it adds to the chance
 * to win of the seat that answers, as a share of one; below 0 if it speaks against the answer.  Where the
 * game is as good as decided, it is told as if it were not.  `amount` is how much more there is of the
 * part, or less, as people count it: points of the game, tokens, spirits; None where that says nothing.
 * `source` is what most of it comes from, in the notation: a tree, a colour; '' if it has no name.
 */
export interface Merit {
  part: string;
  more: boolean;
  chance: number;
  amount: number | null;
  source: string;
}

export interface Moment {
  v: number;
  entry: Entry | null;
  view: View;
  survey?: Survey | null;
  asked: Asked | null;
  last: number;
}

/** Somebody whom I no longer hear. */
export interface Muted {
  id: string;
  name: string;
}

/** Who opens the table. */
export interface MySeat {
  kind: 'me';
}

/** `token`: a program asks to be told the token, instead of being given a cookie. */
export interface Naming {
  name: string;
  token?: boolean;
}

/**
 * What a table in the lobby asks of whoever sits down: to have finished this share of their games, in
 * per cent; `newcomers` have too few to tell.
 */
export interface Needs {
  share: number;
  newcomers: boolean;
}

export interface NewChapter {
  version: number;
  chapter: StudyChapter;
}

export interface NewMail {
  address: string;
}

/** What `navigator.credentials.create` found, as JSON, and what its owner calls it. */
export interface NewPasskey {
  credential: Credential;
  name?: string;
}

export interface NewPassword {
  handle: string;
  password: string;
}

/** What `PushManager.subscribe` found, as its JSON says: the `endpoint`, and its two `keys`. */
export interface NewPush {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** What a webhook is signed with, told once; null if its style knows no signature. */
export interface NewSecret {
  secret: string | null;
  notices: Notices;
}

export interface NewStudy {
  title: string;
  chapters?: StudyChapter[];
}

/**
 * `without`: the aids that nobody is to have; `second`: the clock when nobody was there for a while;
 * `listed`: it stands in the lobby, for people who speak this `language`; `guide`: a first game with a
 * coach, against one novice, which counts for nothing.
 */
export interface NewTable {
  game: string;
  seats: (MySeat | DeviceSeat | LinkSeat | BotSeat)[];
  options?: Record<string, string | number>;
  shuffle?: boolean;
  stand_in?: StandIn | null;
  hints?: boolean;
  without?: ('analysis' | 'counts' | 'hints' | 'overlays' | 'previews' | 'projections')[];
  beginning?: Beginning | null;
  clock?: ClockRule | null;
  second?: ClockRule | null;
  at_zero?: 'forfeit' | 'nothing' | 'stand-in';
  vacations?: boolean;
  substitutes?: boolean;
  chat?: 'none' | 'open' | 'phrases';
  listed?: boolean;
  language?: string | null;
  needs?: Needs | null;
  guide?: boolean;
}

/** For a script: what it is called, and what it may do. */
export interface NewToken {
  name: string;
  scope: 'play' | 'read';
}

/** `json`: whatever is told as JSON, signed with a secret. */
export interface NewWebhook {
  url: string;
  style: 'discord' | 'json' | 'ntfy';
}

export interface NextBest {
  words: string;
  loss: number;
}

/**
 * A process that serves the database; `here`: the one that answers.
 * `left`: for how many milliseconds its tables are its own, unless it is heard of again; nothing for the
 * one that has a file.
 */
export interface NodeLine {
  id: string;
  name: string | null;
  began: number;
  beat: number;
  left: number | null;
  draining: boolean;
  tables: number;
  here: boolean;
}

/** What somebody is to be told, of a table or of a sign-in, and how often it was tried. */
export interface Notice {
  kind: string;
  person: Who;
  about: string;
  made: number;
  due: number;
  tries: number;
}

/** How I am told; `silent` are the tables of which I do not want to be told. */
export interface Notices {
  offers: Offers;
  channels: Channel[];
  wishes: Wishes;
  silent: string[];
}

/** How this server can tell: `push` is the key that a browser subscribes with; null: not by push. */
export interface Offers {
  push: string | null;
  mail: boolean;
  webhooks: boolean;
}

/** The game that a puzzle was found in: the bots at its seats, and after how many of their answers. */
export interface Origin {
  bots: string[];
  answers: number;
}

/** How the server is.  `trouble`: why people cannot play, as `/ready` says it; it runs since `began`. */
export interface Overview {
  version: string;
  began: number;
  now: number;
  trouble: string | null;
  tables: Counted;
  people: Crowd;
  busy: Busy;
  reports: number;
  notices: Waiting;
  database: Stored;
}

/** Some of the log; `earlier`: there are more before them. */
export interface Page {
  entries: Entry[];
  earlier: boolean;
}

/** `synced`: it is in several places, kept by whoever made the browser or the phone. */
export interface Passkey {
  id: string;
  name: string;
  created: number;
  used: number;
  synced: boolean;
}

export interface Password {
  handle: string;
  password: string;
  along?: boolean;
}

/** What follows the message whose `n` was `base`, as what has changed: `change` is as `patch` says. */
export interface Patched {
  base: number;
  change: View;
}

export interface People {
  table: TableInfo;
  n: number;
  clock: Clock | null;
  proposal: Proposal | null;
  plan: string | null;
  vacations: number[];
  leaves: number[];
  repaired: Repaired | null;
}

/**
 * `used`: when the latest of the sign-ins was, to the hour; `playing`: at how many unfinished tables.
 * `blocked`: cannot sign in; `quieted`: cannot say anything at tables.
 */
export interface PersonLine {
  id: string;
  name: string;
  created: string;
  used: number | null;
  playing: number;
  blocked: Blocked | null;
  quieted: Blocked | null;
  operator: boolean;
}

export interface PersonShown {
  person: PersonLine;
  sign_ins: SignedIn[];
  tables: TableLine[];
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

/**
 * What `navigator.credentials.get` found, as JSON.
 * `along`: the seats of the guest that this browser was until now become those of whoever signs in.
 */
export interface Proof {
  credential: Credential;
  along?: boolean;
}

/** Something that all have to agree to: who proposed it, what, who has agreed, and how long it stands. */
export interface Proposal {
  id: number;
  by: number[];
  what: string;
  agreed: number[];
  asked: number[];
  lapses_in: number;
}

/** One of them, and its position in the notation of the game. */
export interface Puzzle {
  info: PuzzleInfo;
  position: string;
}

/** What somebody would do in the position of a puzzle. */
export interface PuzzleAnswer {
  words: string;
}

/**
 * `seat` of so many `players` is asked `question`.
 * At a `judged` puzzle searches agree, at a `proven` one everything was tried; `difficulty` is 1 to 4.
 */
export interface PuzzleInfo {
  id: string;
  kind: 'judged' | 'proven';
  difficulty: number;
  players: number;
  seat: number;
  question: string;
}

/** A puzzle that is solved; `clean`: the first answer was right, and nothing was shown before. */
export interface PuzzleResult {
  id: string;
  clean: boolean;
}

/** Whether an answer is right; what it loses of the chance to win, and why. */
export interface PuzzleVerdict {
  right: boolean;
  loss: number;
  why: Merit[];
}

/** All puzzles of a game in their order, the easier before the harder. */
export interface Puzzles {
  version: string;
  puzzles: PuzzleInfo[];
}

/** From when until when nothing is told, in minutes of the day; over midnight if it ends before. */
export interface Quiet {
  start: number;
  end: number;
}

/** `room`: among those who play (`seats`), or who look on. */
export interface Quoted {
  guest: string;
  name: string;
  room: string;
  at: number;
  text: string | null;
  phrase: string | null;
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

/** A recorded game as a line with all its moves, and the `names` of those who played. */
export interface Recorded {
  line: Line;
  names: string[];
}

export interface RecoveryCode {
  code: string;
  along?: boolean;
}

export interface RecoveryCodes {
  codes: string[];
}

/** `reason`: which rule stands against words that are no option. */
export interface Refused {
  v: number | null;
  key: string;
  args: Record<string, string | number>;
  reason?: Reason | null;
}

/** Back `to` this entry, or by these `rules` from now on. */
export interface Repair {
  why: string;
  to?: number | null;
  rules?: number | null;
}

/** Whoever runs the server set the table back to version `v`. */
export interface Repaired {
  v: number;
  why: string;
}

/** What somebody else answers. */
export interface Reply {
  seat: number;
  words: string;
}

/**
 * `lines`: what was said, the last of them the one that is complained of.
 * `withheld`: whoever asks plays at this table, and what is said beside it may tell them too much.
 */
export interface Report {
  id: string;
  table: string;
  at: number;
  by: Who;
  about: Who;
  lines: Quoted[];
  withheld: boolean;
  done: number | null;
}

/**
 * All judgements in the order of the moves, and how the win was shared in the end.
 * The marked moves that gave most away are the `turning_points`; these and the swings of luck: the largest
 * first.
 */
export interface Review {
  moves: number;
  judgements: Judgement[];
  turning_points: number[];
  luck: Swing[];
  end: number[];
}

/** How far the review of a game is; `review` is there when it is done. */
export interface ReviewInfo {
  state: 'done' | 'failed' | 'none' | 'running';
  move: number;
  moves: number;
  review: Review | null;
}

/** Tables of one version that are not over; `installed`: they can be played on. */
export interface Rules {
  game: string;
  rules: number;
  tables: number;
  installed: boolean;
}

/** Somebody has said something, in a room that this chair hears. */
export interface Said {
  line: ChatLine;
}

/** A `text`, or a `phrase` that everybody reads in their own language. */
export interface Saying {
  text?: string | null;
  phrase?:
    | 'again'
    | 'back'
    | 'good-luck'
    | 'good-night'
    | 'hello'
    | 'i-must-go'
    | 'one-moment'
    | 'sorry'
    | 'thanks'
    | 'well-played'
    | null;
}

/**
 * All lessons of a game in their order; `version` changes with whatever they say.
 * `firsts`: what a coach points out in a first game, the rarer before the commoner.
 */
export interface School {
  version: string;
  seat: number;
  players: number;
  steps: Step[];
  firsts: First[];
}

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

/** What the records of this server are signed with, in hexadecimal digits. */
export interface ServerKey {
  key: string;
  algorithm: 'Ed25519';
}

/** Whether my finished games may be passed on for study, without my name. */
export interface Sharing {
  wanted: boolean;
}

/** `what` is a browser as it names itself, or a script as its guest does; `used` is told to the hour. */
export interface SignIn {
  id: string;
  kind: 'browser' | 'script';
  what: string;
  scope: '' | 'play' | 'read';
  created: number;
  used: number;
  here: boolean;
}

export interface SignedIn {
  kind: string;
  what: string;
  created: number;
  used: number;
}

/**
 * All right answers, the best first, and what speaks for it beside the best wrong one.
 * `levels`: in how many of 20 tries a bot of that level finds one; `found`: null where few people have
 * answered.
 */
export interface Solution {
  answers: string[];
  why: Merit[];
  next_best: NextBest;
  levels: Record<string, number>;
  found: Found | null;
  origin: Origin;
}

/** The puzzles that somebody has solved, by game, in their order; and those that they doubt. */
export interface Solved {
  games: Record<string, PuzzleResult[]>;
  doubted: Record<string, string[]>;
}

/** Puzzles of a game that are solved, in their order. */
export interface SolvedNow {
  game: string;
  results: PuzzleResult[];
}

/** What one source brought over a whole game: for each seat, by kind of point (`of`, or empty). */
export interface Source {
  source: string;
  of: string;
  points: number[];
}

/** For so many `days`, `until` then, or for ever. */
export interface Spell {
  why: string;
  days?: number | null;
  until?: number | null;
}

/** A bot plays for whoever stays away for so many seconds while asked, until that guest is back. */
export interface StandIn {
  after: number;
  bot: string;
  seconds: number;
}

/**
 * Of somebody's last games: how many they finished, how often their time ran out, and how many seconds
 * an answer takes them, where one does not stay at the table.
 */
export interface Standing {
  games: number;
  finished: number;
  zeros: number;
  answers_in: number | null;
}

/** Of the people at a table, by seat; null: nobody, a bot, or somebody who is new here. */
export interface Standings {
  table: string;
  seats: (Standing | null)[];
}

/**
 * One lesson.
 * `allow` are patterns for each answer of the learner, word by word: `*` is any word, and `**` anything that
 * the rules allow, once the learner insists.  `aim` is what the text asks for, with the `luck` of it; `also`
 * are other ways.  `refused` is what the rules must forbid, as the text says.  `between` is told
 * before answers after the first, `told` when the step is over.  `teaches`: which lesson of "how to play"
 * it is an exercise for; `rule`: which paragraphs of the rules it is about.
 */
export interface Step {
  id: string;
  position: string;
  rule: string[];
  teaches: string;
  show: string[];
  pages: Further[];
  allow: string[][];
  aim: string[];
  luck: string[];
  also: Way[];
  replies: Reply[];
  refused: Forbidden[];
  between: Telling[];
  told: Telling[];
}

/** `kind` of database, its bytes, and how many are `free` on its disk, where that is known. */
export interface Stored {
  kind: string;
  bytes: number;
  free: number | null;
}

/** A finished game in numbers: `scores` of the seats after the set-up and after every move. */
export interface Story {
  scores: number[][];
  sources: Source[];
}

/** Another title, or another order: the ids of all chapters.  `version`: of the study that is changed. */
export interface StudyChange {
  version: number;
  title?: string | null;
  order?: string[] | null;
}

/**
 * A position, and the tree of moves that was thought of there, with what was said of it.
 * Of the moves that come after the same one the first is the main one.  `version`: of the rules that it
 * was written by.
 */
export interface StudyChapter {
  name: string;
  game: string;
  position: string;
  version: number;
  players: number;
  names: string[];
  options: Record<string, string | number>;
  moves: StudyMove[];
  text: string;
  places: string[];
}

/** `may`: what I may do with it; `shared`: which links there are; times in milliseconds since 1970. */
export interface StudyInfo {
  id: string;
  title: string;
  version: number;
  may: 'edit' | 'own' | 'read';
  created: number;
  changed: number;
  shared: ('edit' | 'read')[];
  chapters: ChapterInfo[];
}

export interface StudyList {
  studies: StudyInfo[];
  most: number;
}

/**
 * An answer, after the move of that number; the first of the chapter is 1, and 0 its beginning.
 * `seat`: null as long as nobody has looked; `outcomes`: what luck gave, null is whatever it gives.
 */
export interface StudyMove {
  after: number;
  words: string;
  seat: number | null;
  outcomes: string[] | null;
  mark: 'good' | 'mistake' | 'question' | null;
  text: string;
  places: string[];
}

/**
 * A text that was read, with whatever was left open.
 * `luck`: of a record, whether its luck verifies, and if not `why`; null where it promises nothing.
 */
export interface StudyRead {
  title: string;
  chapters: StudyChapter[];
  luck: boolean | null;
  why: string;
}

/** Whoever has the link may read, or write as well. */
export interface StudyShare {
  may: 'edit' | 'read';
}

/** A study as text, or a record. */
export interface StudyText {
  text: string;
}

/** What the link ends with; it is told once. */
export interface StudyWord {
  word: string;
}

/**
 * A position that may come, and what could be answered there: by others, in words that all would hear.
 * `ends`: it depends on luck, or on what is hidden, how it goes on; or nobody is asked any more.
 */
export interface Supposed {
  v: number;
  steps: string[];
  view: View;
  survey?: Survey | null;
  events: string[];
  asked: Asked | null;
  options: Options | null;
  ends: 'hidden' | 'luck' | 'over' | null;
}

/** Luck came in with this move; by it, or by what others knew, the chances of all changed so much. */
export interface Swing {
  move: number;
  change: number[];
}

/** Whether I want to be told of this table. */
export interface Switch {
  on: boolean;
}

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

/** `here`: how many have it open; of another server's, how many of those who sit there. */
export interface TableLine {
  id: string;
  game: string;
  rules: number;
  status: string;
  version: number;
  asked: number | null;
  changed: string;
  people: string[];
  here: number;
}

export interface TableList {
  tables: TableInfo[];
  next: string | null;
}

/** `entries` of every kind, `epoch`: how many processes have looked after it, `wake`: when it is due. */
export interface TableShown {
  table: TableLine;
  opener: string;
  created: string;
  options: Record<string, string | number>;
  commit: string;
  entries: number;
  owner: string | null;
  epoch: number;
  wake: number | null;
  seats: Chair[];
}

/**
 * What is told when the step is over, or before a further answer.
 * It is told if an answer of the learner is one of `when`, or an event of `events`, or if both are empty.
 * `show`: at which places it points.  `again`: the step is not done with that.
 */
export interface Telling {
  say: string;
  when: string[];
  events: string[];
  show: string[];
  again: boolean;
}

/** What came of a notice to try it out; `gone`: that channel is no more. */
export interface Tested {
  result: 'failed' | 'gone' | 'sent';
  notices: Notices;
}

/** Told once. */
export interface Token {
  token: string;
}

/** `vacations`: how many milliseconds of one each seat has left; `leaves`: in how many its next begins. */
export interface Told {
  v: number;
  as: number | null;
  view: View | null;
  survey?: Survey | null;
  asked: Asked | null;
  options: Options | null;
  undo: boolean;
  over: boolean;
  scores: number[][] | null;
  table: TableInfo;
  entries: Entry[];
  earlier: boolean;
  n: number;
  clock: Clock | null;
  proposal: Proposal | null;
  plan: string | null;
  vacations: number[];
  leaves: number[];
  repaired: Repaired | null;
}

/** One of them, and its position in the notation of the game. */
export interface Turn {
  info: TurnInfo;
  position: string;
}

/**
 * What a turn has brought so far.
 * It is `over` as soon as somebody else is asked, luck has decided something, or the game is over.
 */
export interface TurnCount {
  points: number;
  over: boolean;
}

/** `seat` of so many `players` is asked `question`, and begins a turn; `difficulty` is 1 to 4. */
export interface TurnInfo {
  id: string;
  difficulty: number;
  players: number;
  seat: number;
  question: string;
}

/**
 * What a turn brought, and what the best one brings, by the words of `turn`.
 * `levels`: in how many of 20 tries a bot of that level plays one that is as good.  `everybody`: the first
 * turns of all who have tried, those that brought least before the others.
 */
export interface TurnResult {
  points: number;
  best: number;
  turn: string[];
  levels: Record<string, number>;
  everybody: Brought[];
}

/** What the first turn that was handed in brought. */
export interface TurnTried {
  id: string;
  points: number;
}

/** The answers of a turn, in their order. */
export interface TurnWords {
  words: string[];
}

/** All positions of a game whose best turn is known, the easier before the harder. */
export interface Turns {
  version: string;
  turns: TurnInfo[];
}

/** The positions that somebody has tried to find the best turn of, by game. */
export interface TurnsTried {
  games: Record<string, TurnTried[]>;
}

/**
 * How good the answer of entry `v` was: `mark` is null if there is nothing to say of it.
 * `why` is what speaks for it; of what was inaccurate or a mistake, what speaks against it, and what was
 * `better`: with `wins` that would have won whatever came.
 */
export interface Verdict {
  v: number;
  mark: 'good' | 'inaccurate' | 'mistake' | null;
  why: Merit[];
  better: string;
  wins: boolean;
}

/** What the record of a finished game proves; `broken` is the first thing that does not hold. */
export interface Verification {
  outcomes: number;
  held: Finding[];
  open: Finding[];
  broken: Finding | null;
}

/** What is to be told: all of it, what should have gone a minute ago, and what has failed before. */
export interface Waiting {
  waiting: number;
  late: number;
  failed: number;
}

/** Answers that go well together, with what luck gives to them. */
export interface Way {
  answers: string[];
  luck: string[];
}

/** How one can sign in here, at this address. */
export interface Ways {
  passkeys: boolean;
  passwords: boolean;
  mail: boolean;
}

export interface Who {
  id: string;
  name: string;
}

export interface Why {
  why: string;
}

/**
 * Which kinds are told by which way, in which language, and when not.
 * `zone` is where the clock of the quiet hours hangs, as in `Europe/Budapest`.  `urgent`: even then it is
 * told that less than three hours are left.
 */
export interface Wishes {
  push: ('begins' | 'clock' | 'dead' | 'over' | 'proposal' | 'stand-in' | 'turn' | 'zero')[];
  mail: ('begins' | 'clock' | 'dead' | 'over' | 'proposal' | 'stand-in' | 'turn' | 'zero')[];
  webhook: ('begins' | 'clock' | 'dead' | 'over' | 'proposal' | 'stand-in' | 'turn' | 'zero')[];
  quiet: Quiet | null;
  urgent: boolean;
  zone: string;
  language: 'de' | 'en' | 'hu';
}

/** Which `part` of a position is wrong, and in which `line` of the text, as far as that is known. */
export interface WrongPart {
  part: string;
  line: number | null;
  why: string;
}

export type FromServer =
  | ({ t: 'entry' | 'told' } & Told)
  | ({ t: 'patch' } & Patched)
  | ({ t: 'try' } & Preview)
  | ({ t: 'why' } & Explained)
  | ({ t: 'effects' } & Effects)
  | ({ t: 'suppose' } & Supposed)
  | ({ t: 'hint' } & Hint)
  | ({ t: 'coach' } & Coached)
  | ({ t: 'refused' } & Refused)
  | ({ t: 'people' } & People)
  | ({ t: 'said' } & Said)
  | ({ t: 'bye' } & Bye);

export type ToServer =
  | { as: number | null; since?: number | null; patch?: boolean; visible?: boolean }
  | { watch: boolean }
  | { v: number; do: string }
  | { v: number; try: string }
  | { v: number; why: string }
  | { v: number; effects: true }
  | { v: number; suppose: string[] }
  | { v: number; undo: true; to?: number | null }
  | { v: number; hint: true }
  | { v: number; coach: number[] }
  | { propose: string }
  | { agree: number }
  | { decline: number }
  | { concede: true }
  | { finish: true }
  | { offer: number }
  | { plan: string }
  | { pause: number; in?: number };
