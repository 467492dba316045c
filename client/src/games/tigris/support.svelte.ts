// Support in a conflict: how many tiles are added from behind the screen.

import type { Choice } from '../../table/choice.svelte';
import { Kept } from '../../table/kept.svelte';

export class Support {
  readonly #chosen: Kept<number>;

  constructor(private choice: Choice) {
    this.#chosen = new Kept(choice);
  }

  /** The numbers that may be committed; none while nobody asks. */
  get numbers(): number[] {
    return this.choice.under('commit').map(([, n]) => Number(n));
  }

  /** Somebody has chosen how many. */
  get chosen(): boolean {
    return this.#chosen.now !== null;
  }

  /** A new question begins with the least; what was chosen elsewhere, as from a hint, is meant here, too. */
  get n(): number {
    const { path } = this.choice;
    if (path[0] === 'commit' && path[1] !== undefined) return Number(path[1]);
    return this.#chosen.now ?? this.numbers[0] ?? 0;
  }

  set n(n: number) {
    this.choice.clear();
    this.#chosen.now = n;
  }

  /** A tile of the hand is committed, or taken back. */
  tap(committed: boolean): void {
    const { n, numbers } = this;
    this.n = (committed ? numbers.findLast((one) => one < n) : numbers.find((one) => one > n)) ?? n;
  }
}
