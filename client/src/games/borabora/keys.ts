// What keys do here: Escape closes what is open, and the focus goes where the next choice is.

import { tick } from 'svelte';
import { isElsewhere, keep } from '../../board/keys';
import { lookout } from './opened.svelte';
import type { Picking } from './picking.svelte';

/** Before anybody else hears of it. */
export function pressed(event: KeyboardEvent): void {
  if (isElsewhere(event)) return;
  if (event.key === 'Escape' && lookout.what !== null) {
    keep(event);
    lookout.close();
  }
}

/** After a piece was chosen by a key: to the first place where it can go. */
export function lead({ detail }: MouseEvent, picking: Picking): void {
  if (detail > 0) return;
  void tick().then(() => {
    const next = picking.choice.complete ? null : whereTo(picking);
    if (next) document.querySelector<HTMLElement>(`.bb ${next} [data-may]`)?.focus();
  });
}

function whereTo({ aim: [kind, first, second] }: Picking): string | null {
  if (kind === 'die' && first && !second) return '.tiles';
  if (kind === 'die' && second) return '.dice';
  return kind === 'build' && first ? '.site' : null;
}
