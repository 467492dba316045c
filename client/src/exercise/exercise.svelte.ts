import { settings } from '../settings.svelte';
import { Thinking } from '../thinking/thinking.svelte';

/** Between the words of an answer that is shown. */
const SHOWN_MS = 900;

/** A board on which somebody is to find an answer: a lesson, or a puzzle. */
export abstract class Exercise extends Thinking {
  /** An answer is being shown. */
  demo = $state(false);
  #closed = false;

  /** An answer is wanted. */
  abstract readonly doing: boolean;

  abstract open(): Promise<void>;

  protected get closed(): boolean {
    return this.#closed;
  }

  /** An answer word by word, for whoever watches; whether anybody still does. */
  protected async spell(words: string[]): Promise<boolean> {
    for (const n of words.keys()) {
      this.choice.set(words.slice(0, n + 1));
      await new Promise((resolve) => setTimeout(resolve, SHOWN_MS * settings.pace));
      if (this.#closed || !this.demo) return false;
    }
    return true;
  }

  override close(): void {
    this.#closed = true;
    super.close();
  }
}
