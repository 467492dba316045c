import { untrack } from 'svelte';
import type { TurnEnd } from '../../settings.svelte';
import { ticker } from './ticker';

/** An answer that would end the turn is kept for a moment, or until the person says so: others cannot give it back. */
export class Hold {
  /** The words that are kept. */
  words = $state.raw<string | null>(null);
  /** When they go, by the time of the page; null: when the person says so. */
  #goes = $state.raw<number | null>(null);
  readonly #send: (words: string) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** How many seconds are left; null: as many as the person likes. */
  left = $derived(this.#goes === null ? null : Math.max(0, Math.ceil((this.#goes - ticker.now) / 1000)));

  constructor(send: (words: string) => void) {
    this.#send = send;
  }

  keep(words: string, how: Exclude<TurnEnd, 'off'>): void {
    this.words = words;
    const ms = how === 'ask' ? null : Number(how) * 1000;
    this.#goes = ms === null ? null : untrack(() => ticker.now) + ms;
    if (ms !== null) this.#timer = setTimeout(this.go, ms);
  }

  go = (): void => {
    const words = this.words;
    this.drop();
    if (words !== null) this.#send(words);
  };

  /** Nothing is sent: the answer can be changed again. */
  drop = (): void => {
    clearTimeout(this.#timer);
    this.words = this.#goes = null;
  };
}
