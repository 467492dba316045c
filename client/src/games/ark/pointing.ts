// Where a pointer is on the land, and what pressing there means.

import type { Camera } from '../../board/camera.svelte';
import { inspection } from '../../board/card.svelte';
import type { Desk } from './desk.svelte';
import { cellAt } from './land';
import type { Cell } from './view';

interface Spot {
  cell: Cell;
  /** On the tile, in a box of 100. */
  x: number;
  y: number;
}

function spotAt(event: MouseEvent, camera: Camera): Spot {
  const { left, top } = (event.currentTarget as Element).getBoundingClientRect();
  const { x, y } = camera.pointAt({ x: event.clientX - left, y: event.clientY - top });
  const corner = { x: Math.floor(x), y: Math.floor(y) };
  return { cell: cellAt(corner), x: 100 * (x - corner.x), y: 100 * (y - corner.y) };
}

export function hover(event: PointerEvent, desk: Desk, camera: Camera): void {
  if (event.buttons !== 0 && event.type === 'pointermove') return;
  const { cell, x, y } = spotAt(event, camera);
  desk.point(cell, x, y);
}

export function tap(event: MouseEvent, desk: Desk, camera: Camera, confirm?: () => void): void {
  if (!(event.target instanceof Element) || event.target.closest('button, select, label')) return;
  const place = event.target.closest<SVGElement>('[data-place]');
  // A click without a pointer comes from a screen reader: it means its place.
  if (event.detail === 0 && place) return desk.choose(place.dataset['place']!, confirm);
  const { cell, x, y } = spotAt(event, camera);
  desk.tap(cell, x, y, Math.max(18, 2600 / camera.k), confirm);
  if (place && desk.hovered && !desk.stands(cell)) inspection.thing = place;
}
