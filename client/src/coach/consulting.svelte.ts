import type { Said as Heard } from '../live.svelte';
import type { Play } from '../table/play.svelte';
import type { Coached, ToServer } from '../wire';

/** Whoever hears nothing from the server for so long is told that it takes longer. */
const PATIENCE_MS = 15_000;
/** What is refused to a coach is no word of a move. */
const REFUSED = ['no-coach', 'too-fast', 'try-again'];

/** What the server has found out about a question. */
export type Found = Omit<Coached, 'sound' | 'judged'> & {
  [what in 'sound' | 'judged']: NonNullable<Coached[what]>;
};

export interface Wish {
  v: number;
  /** The entries that are to be judged. */
  coach: number[];
  /** Nobody is to be advised: it is only looked whether it matters what is chosen. */
  watches: boolean;
  /** The server has said that it thinks. */
  heard: boolean;
}

/** What the server is asked to think about, one thing at a time. */
export class Consulting {
  /** Somebody waits for it. */
  thinking = $state(false);
  /** Nobody need wait any more, though it may still come. */
  late = $state(false);
  #wish: Wish | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly play: Pick<Play, 'say' | 'told'>,
    readonly found: (found: Found, wish: Wish) => void,
  ) {}

  /** What is sound in the question of this version; or how good these entries were. */
  ask(v: number, coach: number[] = []): void {
    this.#send({ v, coach, watches: false, heard: false });
  }

  watch(v: number): void {
    this.#send({ v, coach: [], watches: true, heard: false });
  }

  /** It is thought about something, whether or not somebody waits for it. */
  get isBusy(): boolean {
    return this.#wish !== null;
  }

  /** Somebody waits for what is thought about this question. */
  isAbout = (v: number): boolean => this.thinking && this.#wish?.v === v;

  stop(): void {
    clearTimeout(this.#timer);
    this.thinking = this.late = false;
    this.#wish = null;
  }

  #send(wish: Wish): void {
    this.stop();
    this.#wish = wish;
    this.thinking = !wish.watches;
    if (this.thinking) this.#timer = setTimeout(this.#beLate, PATIENCE_MS);
    const { v, coach } = wish;
    this.play.say({ v, coach } satisfies ToServer);
  }

  #beLate = (): void => {
    this.thinking = false;
    this.late = true;
  };

  hear(message: Heard): void {
    const wish = this.#wish;
    if (!wish || !('v' in message) || message.v !== wish.v) return;
    if (message.t === 'coach') this.#hear(wish, message);
    // After a lost connection nobody thinks any more.
    else if (message.t === 'told') this.#send({ ...wish, heard: false });
    // Once it thinks, something else was refused: what a board has asked, say.
    else if (message.t === 'refused' && REFUSED.includes(message.key) && !wish.heard)
      this.#done(wish, { v: wish.v, sound: [], judged: [], as_sound: [], matters: false, foretold: [] });
  }

  /** Better late than never: it may come after the patience with it has ended. */
  #hear(wish: Wish, { sound, judged, ...more }: Coached): void {
    wish.heard = true;
    if (sound && judged && wish.v === this.play.told?.v) this.#done(wish, { ...more, sound, judged });
  }

  #done(wish: Wish, found: Found): void {
    this.stop();
    this.found(found, wish);
  }
}
