// Where there is only one answer, the page gives it by itself, after a moment in which whatever is pressed stops it.

import { untrack } from 'svelte';
import type { Play } from './play.svelte';

export const MOMENT_MS = 1500;

export class Alone {
  /** The only answer is chosen, and will be given. */
  follows = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly play: Play) {}

  /** Chooses the only answer; whoever took it back takes back what led there, too. Says how to end it. */
  begin(): (() => void) | undefined {
    const words = this.play.myTurn && !document.hidden ? this.play.choice.only : null;
    if (words === null) return undefined;
    return untrack(() => {
      if (this.play.entries.at(-1)?.undo) return void this.play.undo();
      this.play.choice.set(words);
      this.follows = true;
      this.#timer = setTimeout(this.#give, MOMENT_MS);
      return this.#end;
    });
  }

  /** The person would rather see the question. */
  stop = (event: Event): void => {
    const { target } = event;
    const confirms = event instanceof KeyboardEvent ? 'Enter c Tab'.split(' ').includes(event.key) : false;
    if (!this.follows || confirms || (target instanceof Element && target.closest('.confirm'))) return;
    this.#end();
    this.play.choice.clear();
  };

  #give = (): void => {
    this.follows = false;
    this.play.confirm();
  };

  #end = (): void => {
    clearTimeout(this.#timer);
    this.follows = false;
  };
}
