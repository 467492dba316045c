// Whatever is pressed anywhere on the page ends what is played.

import { isElsewhere } from './keys';

/**
 * Aborted, too, by whatever is pressed anywhere on the page: whoever has seen enough goes on at once, and what was
 * pressed finds everything as it is then.
 */
export function orPressed(signal: AbortSignal): AbortSignal {
  const pressed = new AbortController();
  const either = AbortSignal.any([signal, pressed.signal]);
  const listening = { signal: either, capture: true };
  addEventListener('pointerdown', () => pressed.abort(), listening);
  addEventListener('keydown', (event) => isElsewhere(event) || pressed.abort(), listening);
  return either;
}
