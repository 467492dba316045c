import type { Refusal } from '../api';
import { isElsewhere, keep, listed, mayConfirm, press, type Deeds } from '../board/keys';
import { maybe, t } from '../i18n/index.svelte';
import type { SheetName } from '../table/Sheets.svelte';
import { lines } from '../table/lines';
import type { GameKey, Prompt } from '../table/game';
import { nameOf } from '../table/names';
import { asked } from '../table/prompt';
import { resultLine } from '../table/result';
import { room } from '../table/screen';
import type { Thinking } from './thinking.svelte';

const MOST_DRAWN = 40;

/** What the page of a board shows: what is open, and what can be done by keys. */
export class ThinkingDesk {
  readonly room;
  readonly lesson = null;
  readonly ahead = true;
  ended = false;
  /** What the link says could not be opened, and why. */
  wrong = $state.raw<{ why: Refusal; text: string } | null>(null);
  sheet = $state<SheetName | 'open' | 'export' | 'chapters' | 'share' | 'luck' | null>(null);
  /** On a phone: what the middle shows. */
  view = $state<'board' | 'moves'>('board');
  /** On a tablet the moves lie over the board. */
  drawer = $state(false);
  /** The engine is on. */
  engine = $state(false);
  /** The answer of the engine that lies on the board, and is given only by whoever confirms it. */
  shown = $state<string | null>(null);

  /** What is to be known of what was opened. */
  note = $state('');
  /** Marks and remarks may be made. */
  readonly mayWrite: boolean = true;
  /** Where it is kept, for whoever else may look; null: nowhere but in its link. */
  address: string | null = null;
  /** What is said of a move is being written. */
  saying = $state(false);
  /** A press on a place of the board draws on it. */
  drawing = $state(false);

  constructor(readonly play: Thinking) {
    this.room = room(play.client.tablets);
  }

  get game() {
    return this.play.client;
  }

  prompt: Prompt = $derived.by(() => this.said());
  matter = $derived.by(() =>
    this.play.view === null ? null : (this.game.matter?.(this.play.view, this.play.ctx) ?? null),
  );
  /** While the matter has the controls, its own button confirms. */
  confirmsThere = $derived.by(() => this.matter !== null && this.play.myTurn);

  /** What somebody wanted to open is there to be mended. */
  refuse(why: Refusal, text: string): void {
    this.wrong = { why, text };
    this.sheet = 'open';
  }

  hint = (): void => undefined;

  /** At a table without hints there is no engine for whoever thinks about its game. */
  get mayAsk(): boolean {
    return this.play.imagined?.engine ?? true;
  }

  toggleEngine = (): void => {
    this.engine = !this.engine && this.mayAsk;
  };

  toggleSaying = (): void => {
    this.saying = !this.saying;
    this.drawing = false;
  };

  toggleDrawing = (): void => {
    this.drawing = !this.drawing;
    if (this.drawing) this.view = 'board';
  };

  /** While places are drawn on, the board hears of no press on one. */
  draw = (event: Event): void => {
    if (!this.drawing || !(event.target instanceof Element)) return;
    if (event instanceof KeyboardEvent && event.key === 'Escape') {
      keep(event);
      this.drawing = false;
    }
    const place = event.target.closest<HTMLElement>('[data-place]')?.dataset['place'];
    if (place === undefined || (event instanceof KeyboardEvent && ![' ', 'Enter'].includes(event.key)))
      return;
    keep(event);
    if (event.type !== 'pointerdown') this.#drawOn(place);
  };

  #drawOn(place: string): void {
    const { said } = this.play.here;
    const others = said.places.filter((one) => one !== place);
    const places = others.length < said.places.length ? others : [...said.places, place].slice(-MOST_DRAWN);
    this.play.say({ ...said, places });
  }

  protected said(): Prompt {
    const { play, game } = this;
    if (this.drawing) return { title: t('board-drawing'), detail: t('board-drawing-ends') };
    if (play.problem) return { title: problemText(play.problem), warn: true };
    if (play.showing)
      return { title: lines(play.showing, game, play.ctx)[0]?.text ?? '', detail: t('showing-skip') };
    if (!play.stand) return { title: t('board-loading') };
    if (play.stand.told.over)
      return { title: resultLine(play.table, play.scores, null), detail: t('board-over') };
    const prompt = asked(play, game);
    if (!play.madeUp) return prompt;
    return { ...prompt, detail: t('board-made-up', { p: nameOf(play.table, play.asked!.seat) }) };
  }

  close = (): void => {
    if (this.sheet) this.sheet = null;
    else if (this.drawing) this.drawing = false;
    else if (this.drawer) this.drawer = false;
    else if (this.view !== 'board') this.view = 'board';
    else this.play.choice.back();
  };

  /** Those of every board that is no table. */
  protected readonly common: Deeds = {
    c: ['keys-confirm', () => this.play.confirm()],
    u: ['keys-undo', () => this.play.undo()],
    t: ['keys-text', () => (this.sheet = 'text')],
    Escape: ['keys-back', this.close],
    '?': ['keys-keys', () => (this.sheet = 'keys')],
  };

  protected deeds: Deeds = {
    Enter: ['keys-confirm', () => this.onward()],
    ArrowLeft: ['replay-keys-step', () => this.play.back()],
    ArrowRight: ['replay-keys-step', () => this.play.forward()],
    'Shift ArrowLeft': ['board-keys-aside', () => this.play.aside(-1)],
    'Shift ArrowRight': ['board-keys-aside', () => this.play.aside(1)],
    Home: ['replay-first', () => this.play.first()],
    End: ['replay-last', () => this.play.onward()],
    e: ['engine', () => this.toggleEngine()],
    o: ['board-open', () => (this.sheet = 'open')],
    ...this.common,
  };

  get keys(): GameKey[] {
    return listed(this.deeds);
  }

  /** Enter has something to do. */
  protected get goesOn(): boolean {
    return this.play.choice.complete && this.play.myTurn;
  }

  protected onward(): void {
    this.play.confirm();
  }

  /** Before the board and the hand hear a key: Enter confirms whatever can be confirmed. */
  enter = (event: KeyboardEvent): void => {
    if (!mayConfirm(event) || !this.goesOn) return;
    keep(event);
    this.onward();
  };

  key = (event: KeyboardEvent): void => this.byKey(event);

  protected byKey(event: KeyboardEvent): void {
    // Whatever moves within a board is its own; a letter means nothing to it.
    const busy = /^\p{L}$/u.test(event.key) ? [] : ['[role=grid]'];
    if (isElsewhere(event, ...busy)) return;
    const isShifted = event.shiftKey && event.key.length > 1;
    press(isShifted ? `Shift ${event.key}` : event.key, this.deeds, event);
  }
}

/** Why something did not go, in the words of the reader. */
export const problemText = ({ key, args }: { key: string; args: Record<string, string | number> }): string =>
  t(maybe(`board-error-${key}`, args) === null ? `error-${key}` : `board-error-${key}`, args);
