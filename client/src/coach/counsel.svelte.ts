import type { Said as Heard } from '../live.svelte';
import { HintedAnswer } from '../table/hints.svelte';
import { stepOf } from '../table/plan/tree';
import type { Play } from '../table/play.svelte';
import type { Advice, HintedMove, Supposed } from '../wire';
import type { Words } from './words';

/** A sound answer as the board would show it, and what it makes good. */
export type Advised = HintedMove & Pick<Advice, 'follow_up' | 'points'>;

/** So long it is waited for what the sound answers bring. */
const RIPE_MS = 3_000;

/** What was found of the question of version `v`. */
interface Given {
  v: number;
  /** The sound answers, as the board would show them. */
  answers: HintedAnswer<Advised>[];
  /** All that are as good, and whether all others are not. */
  asSound: string[];
  matters: boolean;
}

const NOTHING: Given = { v: -1, answers: [], asSound: [], matters: false };

/** The sound answers to what is asked, and what they bring. */
export class Counsel {
  given = $state.raw(NOTHING);
  /** It is still waited for what they bring. */
  #ripens = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly play: Play,
    readonly words: Pick<Words, 'brings'>,
  ) {}

  /** No word of what was found means anything to another question. */
  #now = $derived.by(() => (this.given.v === this.play.told?.v ? this.given : NOTHING));
  sound = $derived.by(() => this.#now.answers);
  /** Hardly more than one answer is good here. */
  matters = $derived.by(() => this.#now.matters);
  /** A learner does as well with this answer as with what is advised. */
  isAsSound = (words: string): boolean => this.#now.asSound.includes(words);
  /** No more answers than these are that good. */
  isAllOf = (told: number): boolean => this.#now.asSound.length === told;
  /** What they bring is not known yet: it is chosen among them by that. */
  weighs = $derived.by(() => {
    const known = ({ move, preview, after }: HintedAnswer<Advised>): boolean =>
      preview !== null && (after !== null || !this.#looksAhead || !move.follow_up);
    return this.#ripens && !this.sound.every(known);
  });

  /** An answer is told with what the next one brings. */
  get #looksAhead(): boolean {
    return this.words.brings !== undefined;
  }

  weigh(v: number, asSound: string[], matters: boolean): void {
    this.given = { ...(this.given.v === v ? this.given : NOTHING), v, asSound, matters };
  }

  forget(): void {
    clearTimeout(this.#timer);
    this.#ripens = false;
    this.given = NOTHING;
  }

  /** Like the moves of a hint: what they bring is asked for. */
  foresee(v: number, sound: Advice[]): void {
    clearTimeout(this.#timer);
    const options = this.play.told?.options ?? null;
    const answers = sound.map((one) => new HintedAnswer(options, { ...one, chances: [] }));
    this.given = { ...this.given, v, answers };
    this.#ripens = answers.length > 0;
    if (this.#ripens) this.#timer = setTimeout(() => (this.#ripens = false), RIPE_MS);
    for (const { words, follow_up } of sound) {
      this.play.say({ v, try: words });
      if (this.#looksAhead && follow_up) this.play.say({ v, suppose: this.#steps(words, follow_up) });
    }
  }

  hear(message: Heard): void {
    if ((message.t !== 'try' && message.t !== 'suppose') || message.v !== this.given.v) return;
    if (message.t === 'suppose') return this.#supposed(message);
    for (const one of this.given.answers) if (one.move.words === message.words) one.preview = message;
  }

  /** What an answer and the next one come to. */
  #supposed({ v, steps, events, view, ends }: Supposed): void {
    for (const one of this.given.answers) {
      const { words, follow_up } = one.move;
      if (steps.join('\n') !== this.#steps(words, follow_up).join('\n')) continue;
      one.after = { v, words, events, view, luck: ends === 'luck', passes: false };
    }
  }

  #steps = (...answers: string[]): string[] => answers.map((words) => stepOf(this.play.eyes ?? 0, words));

  close(): void {
    clearTimeout(this.#timer);
  }
}
