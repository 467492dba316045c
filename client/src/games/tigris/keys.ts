// Keys of the whole board: aids, how near it is seen, the pieces of the hand by number.

import type { Camera } from '../../board/camera.svelte';
import { isElsewhere } from '../../board/keys';
import { aids } from './aids.svelte';
import type { Picking } from './picking.svelte';
import type { View } from './view';

/** Answers a key; says whether it did. */
export function boardKey(pressed: string, camera: Camera, picking: Picking, arrows = false): boolean {
  if (camera.key(pressed, arrows)) return true;
  const act = {
    k: () => aids.toggle('kingdoms'),
    s: () => aids.toggle('strengths'),
    ...(picking.aim && { escape: () => picking.forget() }),
  }[pressed.toLowerCase()];
  act?.();
  return act !== undefined;
}

/** Numbers take tiles of the hand, with shift leaders and the catastrophe; says whether it was one. */
function handKey({ code, shiftKey }: KeyboardEvent, view: View, picking: Picking): boolean {
  const [, digit] = /^Digit([1-9])$/.exec(code) ?? [];
  return digit !== undefined && picking.take(view, Number(digit) - 1, shiftKey);
}

/** A key pressed anywhere on the page. */
export function windowKey(event: KeyboardEvent, view: View, camera: Camera, picking: Picking): void {
  if (isElsewhere(event)) return;
  const arrows = event.target === document.body && camera.close;
  if (handKey(event, view, picking) || boardKey(event.key, camera, picking, arrows)) event.preventDefault();
}
