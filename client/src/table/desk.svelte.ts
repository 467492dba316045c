import { api } from '../api';
import { isElsewhere, keep, listed, mayConfirm, press, type Deeds } from '../board/keys';
import type { Entry, Moment } from '../wire';
import { may } from './aids';
import { Choice } from './choice.svelte';
import { upTo } from './entries';
import type { BoardExports, GameClient } from './game';
import { lastMoves } from './last';
import { lines } from './lines';
import { logContext } from './names';
import type { Planning } from './plan/planning.svelte';
import type { Play } from './play.svelte';
import { promptFor } from './prompt';
import { room } from './screen';
import type { SheetName } from './Sheets.svelte';
import type { Tab } from './Tabs.svelte';

const idle = new Choice();

/** What the board shows. */
export type Shown = Pick<Desk, 'view' | 'choice' | 'preview' | 'highlight' | 'last' | 'log'>;

/** What the page of one table shows: what is open, what is pointed at, and what stands where. */
export class Desk {
  readonly #of: () => { play: Play; game: GameClient };
  readonly room = $derived(room(this.game.tablets));

  #tab = $state<Tab>('board');
  /** Up to which version the log was read where it lies behind a tab. */
  #read = $state(-1);
  drawer = $state(false);
  sheet = $state<SheetName | null>(null);
  /** The end is on the page: how it came about, and who won. */
  ended = $state(false);
  /** The matter lies folded below the board. */
  folded = $state(false);
  /** The places of the line of the log that is pointed at. */
  marked = $state.raw<string[]>([]);
  /** A moment of before that is looked at instead of now. */
  past = $state.raw<Moment | null>(null);
  /** What one might have answered before is looked at, for as long as one points at it. */
  imagined = $state.raw<Shown | null>(null);
  /** What may come, and is planned for, is looked at instead of now. */
  plan = $state.raw<Planning | null>(null);
  board = $state.raw<BoardExports | null>(null);

  constructor(of: () => { play: Play; game: GameClient }) {
    this.#of = of;
  }

  get tab(): Tab {
    return this.#tab;
  }

  set tab(tab: Tab) {
    if (tab === 'log' || this.#tab === 'log') this.#read = this.play.log.at(-1)?.v ?? -1;
    this.#tab = tab;
  }

  get play(): Play {
    return this.#of().play;
  }

  get game(): GameClient {
    return this.#of().game;
  }

  ctx = $derived(logContext(this.play.table, this.play.eyes));
  prompt = $derived(promptFor(this.play, this.game, this.past));
  view = $derived((this.plan ?? this.past ?? this.play).view);
  /** Nothing can be chosen: it is somebody else's turn, or the past. */
  inert = $derived(this.past !== null || !this.play.myTurn);
  choice = $derived(this.plan?.choice ?? (this.inert ? idle : this.play.shown.choice));
  /** What this person has chosen, whatever move of a hint is pointed at. */
  own = $derived(this.inert ? idle : this.play.choice);
  preview = $derived(this.plan ? this.plan.preview : this.inert ? null : this.play.shown.preview);
  confirm = $derived((this.plan ?? this.play).confirm);
  log = $derived(this.past ? upTo(this.play.log, this.past.v) : this.play.log);
  unread = $derived(
    this.play.log.filter(({ v, seat }) => v > Math.max(this.play.since, this.#read) && seat >= 0).length,
  );

  last = $derived(lastMoves(this.log, this.game, this.ctx, this.past ? this.past.v - 1 : this.play.since));
  #pastPlaces = $derived(
    this.past?.entry ? lines(this.past.entry, this.game, this.ctx).flatMap(({ places }) => places) : [],
  );
  highlight = $derived(this.marked.length > 0 ? this.marked : this.#pastPlaces);

  /** What the whole table is about right now. */
  matter = $derived(
    this.play.view !== null && !this.past ? (this.game.matter?.(this.play.view, this.ctx) ?? null) : null,
  );
  matterBelow = $derived(
    this.matter !== null && !this.room.desktop.current && (!this.room.phone.current || this.tab === 'board'),
  );
  /** While the matter has the controls, its own button confirms. */
  confirmsThere = $derived(
    this.matter !== null && this.play.myTurn && (this.room.desktop.current || !this.folded),
  );
  /** On a phone held upright it then covers the prompt and the tray too: it says and has all that they would. */
  overDock = $derived(this.confirmsThere && this.room.upright.current);
  /** The hint lies over the board where there is no column beside it. */
  hintBelow = $derived(this.play.hints.open && !this.room.desktop.current);

  lesson = $derived(
    this.play.view !== null && this.play.asked && this.game.Lesson
      ? (this.game.lesson?.({ view: this.play.view, asked: this.play.asked, choice: this.play.choice }) ??
          null)
      : null,
  );

  /** What would follow can be asked for. */
  ahead = $derived(may(this.play.table, 'previews'));
  /** The game that goes on can be imagined on a board of one's own: that takes whatever one sees by aids. */
  thinksAlone = $derived(
    this.play.mine.length > 0 && !this.play.over && this.play.table.without.every((aid) => aid === 'hints'),
  );
  /** A moment of before can be looked at. */
  looksBack = $derived(may(this.play.table, 'analysis'));

  async look(entry: Entry): Promise<void> {
    this.tab = 'board';
    this.drawer = false;
    this.past = await api.moment(this.play.table.id, entry.v, this.play.eyes).catch(() => null);
  }

  /** From the result back to how it came about. */
  countAgain = (): void => {
    this.play.end.again();
    this.ended = false;
  };

  hint = (): void => {
    this.tab = 'board';
    this.past = this.sheet = null;
    this.drawer = false;
    this.play.hint();
  };

  back = (): void => {
    if (this.play.hints.open) this.play.hints.close();
    else if (this.past) this.past = null;
    else if (this.sheet) this.sheet = null;
    else if (this.ended) this.ended = false;
    else if (this.drawer) this.drawer = false;
    else if (this.room.phone.current && this.tab !== 'board') this.tab = 'board';
    else this.play.choice.back();
  };

  toLog = (): void => {
    if (this.room.phone.current) this.tab = 'log';
    else if (!this.room.desktop.current) this.drawer = true;
    requestAnimationFrame(() => document.getElementById('log')?.focus());
  };

  #deeds: Deeds = $derived({
    Enter: ['keys-confirm', this.play.confirm],
    c: ['keys-confirm', this.play.confirm],
    Escape: ['keys-back', this.back],
    u: ['keys-undo', this.play.undo],
    ...(this.play.table.hints && { h: ['keys-hint', this.hint] }),
    ...(this.play.covered && { v: ['keys-uncover', this.play.uncover] }),
    l: ['keys-log', this.toLog],
    t: ['keys-text', () => (this.sheet = 'text')],
    '?': ['keys-keys', () => (this.sheet = 'keys')],
  });
  keys = $derived(listed(this.#deeds));

  /** Before the board and the hand hear a key: Enter confirms whatever can be confirmed. */
  enter = (event: KeyboardEvent): void => {
    if (!mayConfirm(event) || !this.play.choice.complete || !this.play.myTurn) return;
    keep(event);
    this.play.confirm();
  };

  key = (event: KeyboardEvent): void => {
    if (isElsewhere(event)) return;
    press(event.key, this.#deeds, event);
  };
}
