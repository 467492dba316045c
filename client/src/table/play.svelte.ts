import { untrack } from 'svelte';
import { Live, liveUrl, type Said } from '../live.svelte';
import { settings } from '../settings.svelte';
import type {
  ChatLine,
  Clock,
  Entry,
  Explained,
  Preview,
  Proposal,
  Reason,
  Refused,
  Seat,
  Supposed,
  TableInfo,
  Told,
  ToServer,
  View,
} from '../wire';
import { may } from './aids';
import { Alone } from './alone.svelte';
import { keepAnnounced } from './announced';
import { Choice, type Chosen } from './choice.svelte';
import { api } from '../api';
import { orPressed } from '../board/pressed';
import { End } from '../end/end.svelte';
import { lastOf, merge, standing, untilEnd, whole } from './entries';
import type { BoardExports, GameClient, ScoringStep } from './game';
import { Hold } from './together/hold.svelte';
import { Hints } from './hints.svelte';
import { logContext } from './names';
import { playedOut } from './result';
import { markCounted, markSeen, seenUpTo, wasCounted } from './seen';
import { asStranger, toStranger, type Watching } from './together/watching';
import { share } from './share';

const because = ({ key, args }: Refused): Notice => ({ kind: 'refused', key: `error-${key}`, args });

type Sitting = Pick<Told, 'clock' | 'proposal' | 'vacations' | 'leaves' | 'plan'>;

/** So many moves of others are played one after the other; of more, only the newest. */
const MOST_PLAYED = 12;
const NOTICE_MS = 5000;

/** What the page says for a while: something was refused, or the table has moved on. */
export interface Notice {
  kind: 'refused' | 'moved' | 'back';
  key: string;
  args: Record<string, string | number>;
}

/**
 * One table as this browser sees it.
 *
 * `told` is the latest truth of the server. `view` is what the board shows; it lags behind while entries
 * are being played one after another.
 */
export class Play {
  table = $state.raw() as TableInfo;
  told = $state.raw<Told | null>(null);
  view = $state.raw<View | null>(null);
  entries = $state.raw<Entry[]>([]);
  preview = $state.raw<Preview | null>(null);
  notice = $state.raw<Notice | null>(null);
  /** The move on its way to the server. */
  sending = $state.raw<{ v: number; words: string } | null>(null);
  /** Everybody's time, and when this page was told; it is the truth even while moves are still being played. */
  clock = $state.raw<{ told: Clock; at: number } | null>(null);
  /** By seat, until when nobody waits for it, as the clock of this device counts. */
  vacations = $state.raw<number[]>([]);
  /** By seat, in how many milliseconds its next vacation begins; 0: it has none. */
  leaves = $state.raw<number[]>([]);
  /** What somebody wishes that all have to agree to. */
  proposal = $state.raw<Proposal | null>(null);
  /** What was said at the table since this page was opened, and how much of it was looked at. */
  said = $state.raw<ChatLine[]>([]);
  read = $state(0);
  /** What this seat will answer to what others may do. */
  plan = $state.raw<string | null>(null);
  /** The entry that the board is playing. */
  showing = $state.raw<Entry | null>(null);
  /** The page has answered by itself. */
  settled = $state(false);
  /** What the others did while this person was away. */
  missed = $state.raw<Entry[]>([]);
  /** Whose eyes are open; null for a spectator, or while the curtain is closed. */
  eyes = $state.raw<Seat | null>(null);
  /** Somebody may look over one's shoulder: the eyes are open only as long as one wishes. */
  covered = $state(false);
  readonly choice = new Choice();
  readonly hold = new Hold((words) => this.#do(words));
  readonly hints = new Hints((message) => void this.#ask(message));
  readonly alone = new Alone(this);
  /** How it ended is counted before anything of the result is told. */
  readonly end: End;

  /** Whoever makes plans hears what may come. */
  supposed: (position: Supposed) => void = () => undefined;

  /** Whoever else listens. */
  overhears: (message: Said) => void = () => undefined;

  /** Fulfilled once the server has said how the table stands. */
  readonly heard: Promise<void>;

  /** The seats of this browser. */
  mine = $derived(this.table.seats.flatMap((seat, n) => (seat.mine ? [n] : [])));
  /** Several people play at this device. */
  shared = $derived(this.mine.length > 1);
  over = $derived(this.told?.over ?? this.table.status === 'over');
  asked = $derived(this.told?.asked ?? null);
  /** The one who should take the device now, while the curtain is closed. */
  curtain = $derived(this.#curtainFor());
  /** The seat that is asked here and now, and may choose. */
  myTurn = $derived(this.asked !== null && this.asked.seat === this.eyes && !this.showing && !this.settled);
  /** What is on the board: the own choice, or the move of a hint that is pointed at. */
  shown: Chosen = $derived(this.hints.pointed ?? this);
  /** The answer is whole and may be confirmed. */
  ready = $derived.by(() => this.choice.complete && this.sending === null);
  /** A coach advises: a second opinion beside it would only confuse. */
  coached = $state(false);
  mayHint = $derived(this.table.hints && this.myTurn && this.sending === null && !this.coached);
  /** The end is being counted: nothing is given away. */
  counting = $derived.by(() => this.over && !this.end.counted);
  scores = $derived(this.counting ? null : (this.told?.scores ?? null));
  /** What panels may tell of the table: while the end is counted, how it stood before, up to the last step. */
  known = $derived.by(() => {
    if (!this.counting || this.end.last) return this.view;
    return this.#before && { ...this.#before, ask: null };
  });
  log = $derived(this.#log());
  since = $derived(lastOf(this.log, this.eyes === null ? this.mine : [this.eyes]));

  #live: Live;
  #hear!: () => void;
  #queue: Told[] = [];
  #playing = false;
  #skip: AbortController | null = null;
  #tried = new Map<string, Preview>();
  #asking = new Map<string, (reason: Reason | null) => void>();
  #board: BoardExports | null = null;
  /** The view before the last move of a finished game. */
  #before = $state.raw<View | null>(null);
  readonly #game: GameClient;
  #noticeTimer: ReturnType<typeof setTimeout> | undefined;
  #wasLost = false;

  constructor(table: TableInfo, game: GameClient = {}, watching: Watching | null = null) {
    this.table = watching ? asStranger(table) : table;
    this.#game = game;
    this.end = new End(() => this.#steps(), this.#sawTheEnd());
    keepAnnounced(table);
    this.heard = new Promise((hear) => (this.#hear = hear));
    this.choice.foresee = () => this.told && void this.#ask({ v: this.told.v, effects: true });
    this.choice.whyNot = (words) => this.#whyNot(words);
    if (this.mine.length === 1) this.eyes = this.mine[0] ?? null;
    this.#live = new Live(
      liveUrl(table.id),
      () => this.#hello(),
      (message) => {
        if (watching) setTimeout(() => this.#heard(toStranger(message)), watching.delay);
        else this.#heard(message);
      },
    );
    document.addEventListener('visibilitychange', this.#seen);
  }

  #steps(): ScoringStep[] | null {
    if (!this.over || this.showing || this.view === null) return null;
    if (!playedOut(this.table)) return [];
    return this.#game.scoring?.(this.view, logContext(this.table, this.eyes), this.entries.at(-1)) ?? [];
  }

  /** Whoever comes when all is over, and has not played, sees the result at once. */
  #sawTheEnd(): boolean {
    return this.table.status === 'over' && (this.mine.length === 0 || wasCounted(this.table.id));
  }

  #log(): Entry[] {
    const log = standing(this.entries);
    const last = log.at(-1);
    return this.counting && last ? [...log.slice(0, -1), untilEnd(last, this.#game.ends)] : log;
  }

  /** The result stands on the page, and will from now on. */
  resultShown(): void {
    markCounted(this.table.id);
  }

  get connection() {
    return this.#live.state;
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#seen);
    clearTimeout(this.#noticeTimer);
    this.#skip?.abort();
    this.#live.close();
  }

  /** The drawn board, if it can play entries. */
  drawnBy(board: BoardExports | null): void {
    this.#board = board;
  }

  /** Looks through the eyes of another seat of this browser, or closes them. */
  look(as: Seat | null): void {
    this.eyes = as;
    this.#forget();
    this.#live.send(this.#hello());
  }

  /** Covers the own hand: the page is told no more than everybody, until it is uncovered. */
  cover = (): void => {
    if (this.eyes === null && this.covered) return;
    this.covered = true;
    this.look(null);
  };

  /** Opens the covered hand for a moment. */
  uncover = (): void => {
    if (this.covered && this.eyes === null) this.look(this.mine[0] ?? null);
  };

  showHand = (): void => {
    this.uncover();
    this.covered = false;
  };

  /** Whatever only the eyes before could know leaves the page. */
  #forget(): void {
    this.#queue = [];
    this.#tried.clear();
    this.choice.ask(null);
    this.hints.forget();
    this.entries = [];
    this.#before = null;
    this.preview = null;
    this.view = null;
    if (this.told) this.told = { ...this.told, view: null, options: null, entries: [] };
  }

  /** Asks the server what would follow from the complete choice. */
  forecast(): void {
    const words = this.choice.words;
    if (words !== untrack(() => this.hold.words)) this.hold.drop();
    this.preview = this.choice.complete ? (this.#tried.get(words) ?? null) : null;
    if (!this.choice.complete || this.preview || this.sending || !this.told) return;
    this.#ask({ v: this.told.v, try: words });
  }

  /** Asks for an aid; says whether there will be an answer. */
  #ask(message: ToServer): boolean {
    return ('hint' in message || may(this.table, 'previews')) && this.#live.send(message);
  }

  #whyNot(words: string): Promise<Reason | null> {
    if (!this.told || !this.myTurn || !this.#ask({ v: this.told.v, why: words }))
      return Promise.resolve(null);
    return new Promise((explain) => this.#asking.set(words, explain));
  }

  #explained({ words, reason }: Explained): void {
    this.#asking.get(words)?.(reason);
    this.#asking.delete(words);
  }

  confirm = (): void => {
    if (!this.myTurn || !this.choice.complete || this.sending || !this.told) return;
    const { words } = this.choice;
    const final = this.preview !== null && (this.preview.passes || this.preview.luck);
    if (settings.turnEnd !== 'off' && final) this.hold.keep(words, settings.turnEnd);
    else this.#do(words);
  };

  #do(words: string): void {
    if (!this.myTurn || this.sending || !this.told) return;
    this.sending = { v: this.told.v, words };
    this.#sendKept();
  }

  /** Where all answers come to the same, gives this one; whoever takes it back takes back what led there, too. */
  settle(words: string | null): void {
    if (!words || !this.myTurn || this.sending || !this.told) return;
    const back = this.entries.at(-1)?.undo ?? false;
    if (back && !this.told.undo) return;
    this.settled = true;
    if (back) this.#live.send({ v: this.told.v, undo: true });
    else this.#live.send({ v: this.told.v, do: words });
  }

  /** Asks something of the table that is no move. */
  say(message: ToServer): void {
    this.#live.send(message);
  }

  hint = (): void => {
    if (this.mayHint && this.told) this.hints.toggle(this.told.v);
  };

  /** One step back within the choice, or the last move if nothing is chosen. */
  undo = (): void => {
    if (this.choice.path.length > 0) this.choice.clear();
    else if (this.told?.undo && this.told && !this.sending) this.#live.send({ v: this.told.v, undo: true });
  };

  caughtUp(): void {
    this.missed = [];
    this.#seen();
  }

  #version(): number | null {
    return this.entries.at(-1)?.v ?? null;
  }

  #hello(): ToServer {
    return { as: this.eyes, since: this.#version() };
  }

  #heard(message: Said): void {
    if ('clock' in message) this.#sit(message);
    if (message.t === 'told') this.#resume(message);
    else if (message.t === 'entry') this.#follow(message);
    else if (message.t === 'try') this.#foresee(message);
    else if (message.t === 'why') this.#explained(message);
    else if (message.t === 'effects') this.choice.effects = message.v === this.told?.v ? message : null;
    else if (message.t === 'hint') this.hints.heard(message, this.told?.options ?? null);
    else if (message.t === 'suppose') this.supposed(message);
    else if (message.t === 'refused') this.#refused(message);
    else if (message.t === 'said') this.said = [...this.said, message.line];
    else if (message.t === 'people') this.#people(message.table);
    this.overhears(message);
  }

  #sit({ clock, proposal, vacations, leaves, plan }: Sitting): void {
    this.plan = plan;
    this.leaves = leaves;
    this.clock = clock && { told: clock, at: performance.now() };
    this.proposal = proposal;
    this.vacations = vacations.map((left) => (left > 0 ? Date.now() + left : 0));
  }

  #people(table: TableInfo): void {
    const was = this.table.seats;
    this.table = table;
    const seat = table.seats.findIndex((one, n) => was[n]?.stood_in && !one.stood_in);
    if (seat >= 0) this.#say({ kind: 'back', key: 'log-back', args: { seat } });
    const given = table.seats.findIndex((one, n) => !one.mine && one.hints > (was[n]?.hints ?? 0));
    if (given >= 0) this.#say({ kind: 'back', key: 'hint-taken', args: { seat: given } });
  }

  /** The answer to hello, or to looking through other eyes: no animation, this is how it stands. */
  #resume(told: Told): void {
    this.#leave(told);
    if (told.as !== this.eyes) return;
    const first = this.entries.length === 0;
    const stoodIn = this.mine.some((seat) => this.table.seats[seat]?.stood_in);
    this.#queue = [];
    this.#skip?.abort();
    const anew = told.earlier || told.entries[0]?.v === 0;
    this.entries = anew ? told.entries : merge(first ? [] : this.entries, told.entries);
    if (told.earlier) void this.#lookBack(told);
    this.#accept(told);
    if (this.sending && !this.#answered(told.entries)) this.#sendAgain();
    if (this.#wasLost) this.#say({ kind: 'back', key: 'banner-back', args: {} });
    if (stoodIn) this.#say({ kind: 'back', key: 'stand-in-yours', args: {} });
    this.#wasLost = false;
    this.#catchUp(first);
    this.#settle();
    this.#hear();
  }

  /** Who is out looks on as everybody may. */
  #leave(told: Told): void {
    if (told.as === null && this.eyes !== null && told.table.seats[this.eyes]?.out) this.eyes = null;
  }

  /** A long game is told from its end; what was before comes after. */
  async #lookBack(told: Told): Promise<void> {
    const before = (n: number) => api.before(told.table.id, n, told.as);
    const known = await whole(told, before).catch(() => null);
    const here = this.entries.findIndex((entry) => entry.v === told.entries[0]?.v);
    if (known && told.as === this.eyes && here === 0) this.entries = merge(known, this.entries);
  }

  #follow(told: Told): void {
    if (told.as !== this.eyes) return;
    this.#answered(told.entries);
    this.#queue.push(told);
    if (!this.#playing) void this.#playQueue();
  }

  async #playQueue(): Promise<void> {
    this.#playing = true;
    this.#skip = new AbortController();
    const signal = orPressed(this.#skip.signal);
    for (let told = this.#queue.shift(); told; told = this.#queue.shift()) await this.#playOne(told, signal);
    this.#skip.abort();
    this.#playing = false;
    this.#settle();
  }

  async #playOne(told: Told, signal: AbortSignal): Promise<void> {
    const last = told.entries.at(-1);
    const entry = last && told.over ? untilEnd(last, this.#game.ends) : last;
    this.choice.ask(null);
    this.preview = null;
    const late = this.#queue.length >= MOST_PLAYED;
    if (entry && !entry.undo && this.view && !late && !document.hidden && !settings.still) {
      this.showing = entry;
      await this.#board?.animate?.(entry, this.view, told.view, signal)?.catch(() => undefined);
    }
    this.showing = null;
    if (told.as !== this.eyes || told.v < (this.told?.v ?? 0)) return;
    this.entries = merge(this.entries, told.entries);
    this.#accept(told);
  }

  #accept(told: Told): void {
    this.hold.drop();
    if (told.over && this.#before === null && playedOut(told.table)) void this.#lookBefore(told);
    this.told = told;
    this.table = told.table;
    this.settled = false;
    for (const explain of this.#asking.values()) explain(null);
    this.#asking.clear();
    this.view = told.view === null ? null : share(this.view, told.view);
    this.#tried.clear();
    this.preview = null;
    this.hints.resume(told.v);
  }

  async #lookBefore(told: Told): Promise<void> {
    if (this.told?.v === told.v - 1 && this.view) this.#before = this.view;
    else if (this.end.counted) return;
    else
      this.#before = (await api.moment(told.table.id, told.v - 1, told.as).catch(() => null))?.view ?? null;
  }

  /** Nothing is left to play: ask the question, or close the eyes if another person is next. */
  #settle(): void {
    if (this.shared && this.eyes !== null && (this.curtain !== null || this.over)) this.look(null);
    this.choice.ask(this.eyes === null ? null : (this.told?.options ?? null));
    if (!document.hidden && this.missed.length === 0) this.#seen();
  }

  #foresee(preview: Preview): void {
    if (preview.v !== this.told?.v) return;
    this.#tried.set(preview.words, preview);
    this.hints.foresee(preview);
    if (preview.words === this.choice.words) this.preview = preview;
  }

  #refused(refused: Refused): void {
    this.settled = false;
    const ofHint = this.hints.refused(refused.v);
    if (refused.key === 'no-hint') return this.#noHint(refused);
    if (ofHint && refused.key === 'too-fast') return this.#say(because(refused));
    const kept = this.sending;
    this.sending = null;
    if (refused.key === 'try-again' && kept?.v === this.told?.v)
      this.choice.set(kept?.words.split(' ') ?? []);
    this.#say(because(refused));
  }

  /** Who has answered meanwhile needs none any more, and no word about it. */
  #noHint(refused: Refused): void {
    if (refused.args['why'] !== 'late') this.#say(because(refused));
  }

  /** Whether the move on its way has met its answer: it counted, or something else happened first. */
  #answered(entries: Entry[]): boolean {
    const sent = this.sending;
    const answer = entries.find((entry) => entry.v === (sent?.v ?? NaN) + 1);
    if (!sent || !answer) return false;
    this.sending = null;
    if (!this.mine.includes(answer.seat) || answer.by || answer.words !== sent.words) this.#movedOn();
    return true;
  }

  /** After a lost connection: the kept move goes out again if it still fits. */
  #sendAgain(): void {
    if (this.told?.v === this.sending?.v) return this.#sendKept();
    this.sending = null;
    this.#movedOn();
  }

  #movedOn(): void {
    this.#say({ kind: 'moved', key: 'error-stale', args: {} });
  }

  #sendKept(): void {
    if (this.sending) this.#live.send({ v: this.sending.v, do: this.sending.words });
  }

  #catchUp(first: boolean): void {
    const known = first ? seenUpTo(this.table.id) : (this.told?.v ?? null);
    if (known === null || this.shared || this.eyes === null || !first || this.over) return;
    this.missed = this.log.filter(
      (entry) => entry.v > known && entry.seat >= 0 && (entry.seat !== this.eyes || entry.by),
    );
  }

  #seen = (): void => {
    const version = this.#version();
    if (!document.hidden && version !== null) markSeen(this.table.id, version);
  };

  #curtainFor(): Seat | null {
    const seat = this.told?.asked?.seat ?? null;
    if (!this.shared || seat === null || this.over) return null;
    return this.mine.includes(seat) && seat !== this.eyes ? seat : null;
  }

  /** Called by the page when the connection breaks, so that its return can be told. */
  noticeLoss(): void {
    if (this.connection === 'lost') this.#wasLost = true;
  }

  /** Who came with an invitation that opens no seat any more watches, and is told why. */
  cameTooLate(): void {
    if (this.mine.length === 0 && this.table.status !== 'waiting')
      this.#say({ kind: 'refused', key: 'error-seat-taken', args: {} });
  }

  #say(notice: Notice): void {
    clearTimeout(this.#noticeTimer);
    this.notice = notice;
    this.#noticeTimer = setTimeout(() => (this.notice = null), NOTICE_MS);
  }
}
