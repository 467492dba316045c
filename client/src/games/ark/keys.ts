// Keys that work wherever the focus is; the arrows move the land unless they mean something else.

import type { Camera } from '../../board/camera.svelte';
import { aids } from './aids.svelte';
import type { Picking } from './picking.svelte';

export function pressed(event: KeyboardEvent, picking: Picking, camera: Camera): void {
  const target = event.target instanceof Element ? event.target : document.body;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (target.closest('input, select, textarea, dialog')) return;
  const act = {
    r: () => picking.rotate(1),
    R: () => picking.rotate(-1),
    f: () => (aids.fields = !aids.fields),
    e: () => (aids.edges = !aids.edges),
  }[event.key];
  if (!act && !camera.key(event.key, target === document.body)) return;
  event.preventDefault();
  act?.();
}
