// Keys that work wherever the focus is; the arrows move the land unless they mean something else.

import type { Camera } from '../../board/camera.svelte';
import { isElsewhere } from '../../board/keys';
import { aids } from './aids.svelte';
import type { Picking } from './picking.svelte';

export function pressed(event: KeyboardEvent, picking: Picking, camera: Camera): void {
  if (isElsewhere(event)) return;
  const act = {
    r: () => picking.rotate(1),
    R: () => picking.rotate(-1),
    f: () => (aids.fields = !aids.fields),
    e: () => (aids.edges = !aids.edges),
  }[event.key];
  if (!act && !camera.key(event.key, event.target === document.body)) return;
  event.preventDefault();
  act?.();
}
