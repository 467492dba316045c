// What no question needs before something is chosen: it comes, with its words, when it is asked for.

import { words } from '../../i18n/index.svelte';

type Later = typeof import('./later');

let here = $state.raw<Later | null>(null);
let coming: Promise<void> | null = null;

/** Also said of what is refused. */
export const learnLater = (): Promise<void> => words.learn('borabora/later');

async function come(): Promise<void> {
  const [all] = await Promise.all([import('./later'), learnLater()]);
  here = all;
}

/** Whoever speaks of steps that nobody has chosen waits for it. */
export const comeLater = (): Promise<void> => (coming ??= come());

/** Null while it is on its way. */
export function later(): Later | null {
  void comeLater();
  return here;
}
