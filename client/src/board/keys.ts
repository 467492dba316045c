// Keys that work wherever the focus is.

import type { GameKey } from '../table/game';

/**
 * Whether this key is meant for something else: for a field or a dialog (or one of the `others`), for the browser, for
 * who has answered it.
 */
export function isElsewhere(event: KeyboardEvent, ...others: string[]): boolean {
  const { target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
  const kept = ['input', 'select', 'textarea', 'dialog', ...others].join();
  const busy = target instanceof Element && target.closest(kept);
  return Boolean(busy) || ctrlKey || metaKey || altKey || defaultPrevented;
}

/** An Enter that may confirm: no button or link has it for itself, but those on the board and in the hand. */
export function mayConfirm(event: KeyboardEvent): boolean {
  if (event.key !== 'Enter' || isElsewhere(event)) return false;
  const { target } = event;
  if (!(target instanceof Element) || !target.closest('button, a, summary, [role=button]')) return true;
  return target.closest('.stage, .hand') !== null;
}

/** Nothing else hears of it. */
export function keep(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** What the keys of the camera do; `fit` is what the game calls everything. */
export const cameraKeys = (fit: string): GameKey[] => [
  { key: '+', what: 'camera-closer', aid: true },
  { key: '-', what: 'camera-farther', aid: true },
  { key: '0', what: fit, aid: true },
];
