import { untrack } from 'svelte';
import { api, Refusal } from '../api';
import { listed, press, type Deeds } from '../board/keys';
import { orPressed } from '../board/pressed';
import { End } from '../end/end.svelte';
import { gameClient } from '../games';
import { t, words } from '../i18n/index.svelte';
import { Reviewing, turningPoints } from '../review/review.svelte';
import type { Answer } from '../review/told';
import { route, to } from '../router.svelte';
import { settings } from '../settings.svelte';
import { upTo } from '../table/entries';
import type { BoardExports, GameClient, LastMove } from '../table/game';
import { placesOf } from '../table/last';
import { lines } from '../table/lines';
import { may } from '../table/aids';
import { logContext } from '../table/names';
import type { Moment, Seat, Story, View } from '../wire';
import { Tape } from './tape.svelte';
import { PACES, type Pace } from './pace';

const PACE_MS = 900;

/** A game that is looked back on: which move is on the board, whether it plays by itself, and what is told of it. */
export class Replaying {
  tape = $state.raw<Tape | null>(null);
  game = $state.raw<GameClient>({});
  problem = $state.raw<Refusal | null>(null);
  shown = $state.raw<Moment | null>(null);
  /** The table as each seat saw it whose eyes may be borrowed: what it held. */
  views = $state.raw<View[]>([]);
  board = $state<BoardExports | null>(null);
  playing = $state(false);
  keysOpen = $state(false);
  pace = $state<Pace>(1);
  /** The places of the line that is pointed at. */
  marked = $state.raw<string[]>([]);
  reviewing = $state.raw<Reviewing | null>(null);
  /** What could have been played, on the board instead of what was. */
  tried = $state.raw<Answer | null>(null);
  /** The scores after every move, once the game is over. */
  story = $state.raw<Story | null>(null);

  review = $derived(this.reviewing?.info.review ?? null);
  entry = $derived(this.tape?.entryAt(this.tape.step) ?? null);
  said = $derived(this.entry && this.tape ? lines(this.entry, this.game, this.#ctx()) : []);
  text = $derived((this.tape?.step && this.said[0]?.text) || t('log-set-up'));
  log = $derived(this.tape ? upTo(this.tape.steps, this.shown?.v ?? 0) : []);
  /** After this move; while the end is counted, as far as that has come. */
  scores = $derived.by(() => this.end.step?.totals ?? this.story?.scores[this.tape?.step ?? 0] ?? null);
  turns = $derived(this.review ? turningPoints(this.review).map(({ move }) => move) : []);
  last = $derived(this.#lastMove());

  /** At the end of the tape: how the result came about. */
  readonly end = new End(() => this.#steps(), true);
  /** The last move is on the board, and counted: who won may be told. */
  ended = $derived(!!this.tape?.table.result && this.tape.step === this.tape.last && this.end.counted);

  #moving: AbortController | null = null;

  constructor(readonly id: string) {
    void this.#load();
  }

  async #load(): Promise<void> {
    try {
      const table = await api.table(this.id);
      if (!may(table, 'analysis')) await this.#refuse();
      const [client] = await Promise.all([
        gameClient(table.game),
        words.learn(table.game, 'later/board', 'later/review'),
      ]);
      this.game = client;
      this.tape = new Tape(table, Number(route.hash.slice(1)) || 0);
      if (table.status !== 'over') return;
      this.reviewing = new Reviewing(this.id);
      this.story = await api.story(this.id).catch(() => null);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.problem = error;
    }
  }

  /** Nobody looks back at this table while its game goes on. */
  async #refuse(): Promise<never> {
    await words.learn('later/aids');
    throw new Refusal(409, 'no-aid', { aid: 'analysis' });
  }

  close(): void {
    this.#moving?.abort();
    this.tape?.close();
    this.reviewing?.close();
  }

  #ctx() {
    return logContext(this.tape!.table, this.tape!.eyes);
  }

  #steps() {
    const { tape, shown } = this;
    const isEnd = tape?.table.status === 'over' && shown && tape.step === tape.last;
    return isEnd ? (this.game.scoring?.(shown.view, this.#ctx(), shown.entry) ?? []) : [];
  }

  /** The move that led here is marked, with its number; where another is tried, nothing is. */
  #lastMove(): LastMove[] {
    const { shown, tape, tried } = this;
    if (!tape || tried || !shown?.entry || shown.entry.seat < 0) return [];
    const { entry } = shown;
    return [
      {
        number: tape.stepOf(shown.v),
        seat: entry.seat,
        entry,
        places: placesOf(entry, this.game, this.#ctx()),
      },
    ];
  }

  /** Whatever is to be seen now: forward by one is played, everything else is shown at once. */
  follow(): void {
    if (!this.tape || this.tape.steps.length === 0) return;
    const { step, eyes } = this.tape;
    untrack(() => void this.#show(step, eyes));
  }

  async #show(step: number, eyes: Seat | null): Promise<void> {
    this.#moving?.abort();
    const { signal } = (this.#moving = new AbortController());
    const before = this.shown;
    const after = await this.tape?.moment(step, eyes).catch(() => null);
    if (!after || signal.aborted) return;
    const views = this.#views(step);
    const next = before && after.entry && this.tape?.follows(before.v, after.v) && !settings.still;
    if (next && after.entry && before)
      await this.board
        ?.animate?.(after.entry, before.view, after.view, orPressed(signal))
        ?.catch(() => undefined);
    if (signal.aborted) return;
    this.shown = after;
    void views.then((all) => signal.aborted || (this.views = all));
    if (this.playing)
      setTimeout(() => !signal.aborted && this.playing && this.go(step + 1), PACE_MS / this.pace);
  }

  async #views(step: number): Promise<View[]> {
    const { game, tape } = this;
    const views: View[] = [];
    if (game.Hand && tape)
      await Promise.all(
        tape.seatsToSee.map(async (seat) => {
          views[seat] = (await tape.moment(step, seat).catch(() => null))?.view;
        }),
      );
    return views;
  }

  go = (step: number): void => {
    if (!this.tape) return;
    if (step > this.tape.last) this.playing = false;
    this.tape.go(step);
    this.tried = null;
    route.go(to.replay(this.id, this.tape.step), true);
  };

  toggle = (): void => {
    this.playing = !this.playing;
    if (this.playing && this.tape) this.go(this.tape.step === this.tape.last ? 0 : this.tape.step + 1);
  };

  nextTurn = (): void => {
    const next = this.turns.find((move) => move > (this.tape?.step ?? 0)) ?? this.turns[0];
    if (next !== undefined) this.go(next);
  };

  faster = (): void => {
    this.pace = PACES[(PACES.indexOf(this.pace) + 1) % PACES.length] ?? 1;
  };

  /** To the end, which is counted step by step. */
  count = (): void => {
    if (!this.game.scoring || this.tape?.table.status !== 'over') return;
    this.go(this.tape.last);
    this.end.again();
  };

  nextEyes = (): void => {
    if (!this.tape) return;
    const all = [...this.tape.seatsToSee, null];
    this.tape.eyes = all[(all.indexOf(this.tape.eyes) + 1) % all.length] ?? null;
  };

  lookAt = (answer: Answer | null): void => {
    this.playing = false;
    this.tried = answer;
  };

  /** A table that begins after this entry. */
  playOn = (entry: number): void => {
    if (this.tape) route.go(to.playOn(this.tape.table.game, { table: this.id, entry }));
  };

  #deeds: Deeds = {
    ArrowLeft: ['replay-keys-step', () => this.go((this.tape?.step ?? 0) - 1)],
    ArrowRight: ['replay-keys-step', () => this.go((this.tape?.step ?? 0) + 1)],
    Home: ['replay-first', () => this.go(0)],
    End: ['replay-last', () => this.go(this.tape?.last ?? 0)],
    ' ': ['replay-keys-play', this.toggle],
    p: ['replay-pace', this.faster],
    n: ['review-next', this.nextTurn],
    v: ['replay-eyes', this.nextEyes],
    c: ['scoring', this.count],
    Escape: ['keys-back', () => this.lookAt(null)],
    '?': ['keys-keys', () => (this.keysOpen = true)],
  };
  readonly keys = listed(this.#deeds);

  key = (event: KeyboardEvent): void => {
    const target = event.target instanceof Element ? event.target : document.body;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    // Whatever moves within these is theirs; a letter means nothing to a slider or a list.
    const busy = /^\p{L}$/u.test(event.key) ? 'select, dialog' : 'input, select, dialog, .moves, [role=grid]';
    if (target.closest(busy) || (event.key === ' ' && target.closest('button, a'))) return;
    press(event.key, this.#deeds, event);
  };
}
