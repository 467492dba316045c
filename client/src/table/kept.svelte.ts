import type { Choice } from './choice.svelte';

/** Something that was noted while a question stood: with the question it is forgotten. */
export class Kept<T> {
  #kept = $state.raw<{ what: T | null; of: Choice['options'] }>({ what: null, of: null });

  constructor(private choice: Pick<Choice, 'options'>) {}

  get now(): T | null {
    return this.#kept.of === this.choice.options ? this.#kept.what : null;
  }

  set now(what: T | null) {
    this.#kept = { what, of: this.choice.options };
  }
}
