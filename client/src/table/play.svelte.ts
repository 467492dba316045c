import { Live, liveUrl } from '../live.svelte';
import { settings } from '../settings.svelte';
import type {
  Entry,
  Explained,
  FromServer,
  Preview,
  Reason,
  Refused,
  Seat,
  TableInfo,
  Told,
  ToServer,
  View,
} from '../wire';
import { keepAnnounced } from './announced';
import { Choice, type Chosen } from './choice.svelte';
import { api } from '../api';
import { lastOf, merge, standing, whole } from './entries';
import type { BoardExports } from './game';
import { Hints } from './hints.svelte';
import { markSeen, seenUpTo } from './seen';
import { share } from './share';

const because = ({ key, args }: Refused): Notice => ({ kind: 'refused', key: `error-${key}`, args });

/** Everything that others did is played in this time, however much it was. */
const BURST_MS = 6000;
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
  /** The entry that the board is playing. */
  showing = $state.raw<Entry | null>(null);
  /** What the others did while this person was away. */
  missed = $state.raw<Entry[]>([]);
  /** Whose eyes are open; null for a spectator, or while the curtain is closed. */
  eyes = $state.raw<Seat | null>(null);
  readonly choice = new Choice();
  readonly hints = new Hints((message) => void this.#live.send(message));

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
  myTurn = $derived(this.asked !== null && this.asked.seat === this.eyes && !this.showing);
  /** What is on the board: the own choice, or the move of a hint that is pointed at. */
  shown: Chosen = $derived(this.hints.pointed ?? this);
  mayHint = $derived(this.table.hints && this.myTurn && this.sending === null);
  log = $derived(standing(this.entries));
  since = $derived(lastOf(this.log, this.eyes === null ? this.mine : [this.eyes]));

  #live: Live;
  #hear!: () => void;
  #queue: Told[] = [];
  #playing = false;
  #skip: AbortController | null = null;
  #tried = new Map<string, Preview>();
  #asking = new Map<string, (reason: Reason | null) => void>();
  #board: BoardExports | null = null;
  #noticeTimer: ReturnType<typeof setTimeout> | undefined;
  #wasLost = false;

  constructor(table: TableInfo) {
    this.table = table;
    keepAnnounced(table);
    this.heard = new Promise((hear) => (this.#hear = hear));
    this.choice.foresee = () => this.told && void this.#live.send({ v: this.told.v, effects: true });
    this.choice.whyNot = (words) => this.#whyNot(words);
    if (this.mine.length === 1) this.eyes = this.mine[0] ?? null;
    this.#live = new Live(
      liveUrl(table.id),
      () => this.#hello(),
      (message) => this.#heard(message),
    );
    document.addEventListener('visibilitychange', this.#seen);
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

  /** Whatever only the eyes before could know leaves the page. */
  #forget(): void {
    this.#queue = [];
    this.#tried.clear();
    this.choice.ask(null);
    this.hints.forget();
    this.entries = [];
    this.preview = null;
    this.view = null;
    if (this.told) this.told = { ...this.told, view: null, options: null, entries: [] };
  }

  /** Asks the server what would follow from the complete choice. */
  forecast(): void {
    const words = this.choice.words;
    this.preview = this.choice.complete ? (this.#tried.get(words) ?? null) : null;
    if (!this.choice.complete || this.preview || this.sending || !this.told) return;
    this.#live.send({ v: this.told.v, try: words });
  }

  #whyNot(words: string): Promise<Reason | null> {
    if (!this.told || !this.myTurn || !this.#live.send({ v: this.told.v, why: words }))
      return Promise.resolve(null);
    return new Promise((explain) => this.#asking.set(words, explain));
  }

  #explained({ words, reason }: Explained): void {
    this.#asking.get(words)?.(reason);
    this.#asking.delete(words);
  }

  confirm = (): void => {
    if (!this.myTurn || !this.choice.complete || this.sending || !this.told) return;
    this.sending = { v: this.told.v, words: this.choice.words };
    this.#sendKept();
  };

  hint = (): void => {
    if (this.mayHint && this.told) this.hints.toggle(this.told.v);
  };

  /** One step back within the choice, or the last move if nothing is chosen. */
  undo = (): void => {
    if (this.choice.path.length > 0) this.choice.clear();
    else if (this.told?.undo && this.told && !this.sending) this.#live.send({ v: this.told.v, undo: true });
  };

  /** Ends the playing of entries at once. */
  skip = (): void => {
    this.#skip?.abort();
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

  #heard(message: FromServer): void {
    if (message.t === 'told') this.#resume(message);
    else if (message.t === 'entry') this.#follow(message);
    else if (message.t === 'try') this.#foresee(message);
    else if (message.t === 'why') this.#explained(message);
    else if (message.t === 'effects') this.choice.effects = message.v === this.told?.v ? message : null;
    else if (message.t === 'hint') this.hints.heard(message, this.told?.options ?? null);
    else if (message.t === 'refused') this.#refused(message);
    else this.#people(message.table);
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
    if (told.as !== this.eyes) return;
    const first = this.entries.length === 0;
    const stoodIn = this.mine.some((seat) => this.table.seats[seat]?.stood_in);
    this.#queue = [];
    this.#skip?.abort();
    this.entries = told.earlier ? told.entries : merge(first ? [] : this.entries, told.entries);
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
    const burst = setTimeout(this.skip, BURST_MS);
    for (let told = this.#queue.shift(); told; told = this.#queue.shift()) await this.#playOne(told);
    clearTimeout(burst);
    this.#skip = null;
    this.#playing = false;
    this.#settle();
  }

  async #playOne(told: Told): Promise<void> {
    const entry = told.entries.at(-1);
    this.choice.ask(null);
    this.preview = null;
    const signal = this.#skip?.signal;
    if (entry && !entry.undo && this.view && signal && !document.hidden && !settings.still) {
      this.showing = entry;
      await this.#board?.animate?.(entry, this.view, told.view, signal)?.catch(() => undefined);
    }
    this.showing = null;
    if (told.as !== this.eyes || told.v < (this.told?.v ?? 0)) return;
    this.entries = merge(this.entries, told.entries);
    this.#accept(told);
  }

  #accept(told: Told): void {
    this.told = told;
    this.table = told.table;
    for (const explain of this.#asking.values()) explain(null);
    this.#asking.clear();
    this.view = told.view === null ? null : share(this.view, told.view);
    this.#tried.clear();
    this.preview = null;
    this.hints.resume(told.v);
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
