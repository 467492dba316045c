// Why a tap came to nothing: the rules are asked, and it is said where somebody tapped.

import type { Reason } from '../wire';
import type { Choice } from './choice.svelte';
import { Kept } from './kept.svelte';

/** What was meant is none of the answers. */
export interface Refusal<At> {
  /** The answer that it would have been. */
  words: string;
  reason: Reason;
  /** What was tapped. */
  at: At;
}

/** The last refusal: until the next tap, or another question. */
export class Refusals<At> {
  #last: Kept<Refusal<At>>;
  /** Counts taps, so that the reason for one does not come after the next. */
  #tap = 0;

  constructor(private choice: Choice) {
    this.#last = new Kept(choice);
  }

  get now(): Refusal<At> | null {
    return this.#last.now;
  }

  /** Says there why these words are no answer, once the rules have. */
  async ask(words: string, at: At): Promise<void> {
    const { options } = this.choice;
    if (options === null) return;
    const tap = (this.#tap += 1);
    const reason = await this.choice.whyNot(words);
    if (reason && tap === this.#tap && options === this.choice.options)
      this.#last.now = { words, reason, at };
  }

  /** Nothing is refused any more. */
  forgive = (): void => {
    this.#tap += 1;
    this.#last.now = null;
  };
}
