// Keys that work wherever the focus is.

import type { GameKey } from '../table/game';

/** Whether this key is meant for something else: for a field or a dialog, for the browser, for who has answered it. */
export function isElsewhere(event: KeyboardEvent): boolean {
  const { target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
  const busy = target instanceof Element && target.closest('input, select, textarea, dialog');
  return Boolean(busy) || ctrlKey || metaKey || altKey || defaultPrevented;
}

/** What the keys of the camera do; `fit` is what the game calls everything. */
export const cameraKeys = (fit: string): GameKey[] => [
  { key: '+', what: 'camera-closer', aid: true },
  { key: '-', what: 'camera-farther', aid: true },
  { key: '0', what: fit, aid: true },
];
