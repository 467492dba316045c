import type { Choice } from './choice.svelte';

/** One for each choice: what board and hand of a table share, because they share the choice. */
export function shared<T>(make: (choice: Choice) => T): (choice: Choice) => T {
  const known = new WeakMap<Choice, T>();
  return (choice) => {
    const one = known.get(choice) ?? make(choice);
    known.set(choice, one);
    return one;
  };
}
