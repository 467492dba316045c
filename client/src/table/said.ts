// What is said of a tap that came to nothing, and where on the stage.

import { plain, t } from '../i18n/index.svelte';
import type { Refusal } from './refusals.svelte';

/** In pixels of the stage: above this point, unless it is said below. */
export interface Spot {
  x: number;
  y: number;
  below?: boolean;
}

const NEAR_TOP_PX = 90;
const GAP_PX = 6;

/** Above a thing, or below it where the stage has no room above. */
export function beside(thing: Element, stage: Element): Spot {
  const { left, top, bottom, width } = thing.getBoundingClientRect();
  const of = stage.getBoundingClientRect();
  const below = top - of.top < NEAR_TOP_PX;
  const y = below ? bottom - of.top + GAP_PX : top - of.top - GAP_PX;
  return { x: left + width / 2 - of.left, y, below };
}

/** The message `<game>-refused-<key>`; `$near`: where the nearest answer that does the same would be, or `none`. */
export function refusedText(
  game: string,
  { words, reason }: Pick<Refusal<unknown>, 'words' | 'reason'>,
): string {
  const near = nearest(words, reason.near) ?? 'none';
  return plain(t(`${game}-refused-${reason.key}`, { ...reason.args, near }));
}

/** The last word of the first of these answers that differs from the one that was tried in nothing else. */
export function nearest(words: string, near: string[]): string | null {
  const same = words.slice(0, words.lastIndexOf(' ') + 1);
  return near.find((one) => one.startsWith(same))?.slice(same.length) ?? null;
}
