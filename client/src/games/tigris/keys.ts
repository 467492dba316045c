// Keys of the whole board: aids, how near it is seen.

import type { Camera } from '../../board/camera.svelte';
import { cameraKeys, isElsewhere, listed, type Deeds } from '../../board/keys';
import type { GameKey } from '../../table/game';
import { aids } from './aids.svelte';
import type { Picking } from './picking.svelte';

const AIDS: Deeds = {
  k: ['tigris-aid-kingdoms', () => aids.toggle('kingdoms')],
  s: ['tigris-aid-strengths', () => aids.toggle('strengths')],
};

export const fewer = (numbers: number[], n: number) => numbers.findLast((one) => one < n);
export const more = (numbers: number[], n: number) => numbers.find((one) => one > n);

/** How many tiles a key adds to a conflict instead of `n`. */
export const COUNT: Record<string, readonly [string, (numbers: number[], n: number) => number | undefined]> =
  {
    ArrowLeft: ['tigris-keys-fewer', fewer],
    ArrowDown: ['tigris-keys-fewer', fewer],
    '-': ['tigris-keys-fewer', fewer],
    Home: ['tigris-keys-fewer', (numbers) => numbers[0]],
    ArrowRight: ['tigris-keys-more', more],
    ArrowUp: ['tigris-keys-more', more],
    '+': ['tigris-keys-more', more],
    End: ['tigris-keys-more', (numbers) => numbers.at(-1)],
  };

export const KEYS: GameKey[] = [
  { key: '1 … 6', what: 'tigris-keys-tiles' },
  { key: '⇧ 1 … 5', what: 'tigris-keys-leaders' },
  ...listed(COUNT),
  ...listed(AIDS).map((one) => ({ ...one, aid: true, overlay: true })),
  ...cameraKeys('tigris-zoom-fit'),
];

/** Answers a key; says whether it did. */
export function boardKey(pressed: string, camera: Camera, picking: Picking, arrows = false): boolean {
  if (camera.key(pressed, arrows)) return true;
  const act = pressed === 'Escape' && picking.aim ? () => picking.forget() : AIDS[pressed.toLowerCase()]?.[1];
  act?.();
  return act !== undefined;
}

/** A key pressed anywhere on the page. */
export function windowKey(event: KeyboardEvent, camera: Camera, picking: Picking): void {
  if (isElsewhere(event)) return;
  const arrows = event.target === document.body && camera.close;
  if (boardKey(event.key, camera, picking, arrows)) event.preventDefault();
}
