import { createSubscriber } from 'svelte/reactivity';

/** The time of this page in milliseconds, anew every second for whoever reads it; nothing ticks for nobody. */
class Ticker {
  readonly #follow = createSubscriber((update) => {
    const timer = setInterval(update, 1000);
    return () => clearInterval(timer);
  });

  get now(): number {
    this.#follow();
    return performance.now();
  }
}

export const ticker = new Ticker();
