// What a second tap on the same means.

import type { Choice } from './choice.svelte';

/** A tap on an answer chooses it, and a second confirms it; says whether it is one. */
export function tap(choice: Choice, path: string[], confirm?: () => void): boolean {
  if (!choice.complete || choice.words !== path.join(' ')) return choice.set(path);
  confirm?.();
  return true;
}

/** A tap chooses these words, and a second takes them back; says whether they begin an option. */
export const toggle = (choice: Choice, ...path: string[]): boolean =>
  choice.set(choice.words === path.join(' ') ? [] : path);
