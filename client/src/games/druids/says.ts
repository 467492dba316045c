// The words of the game for places, spirits and colours, in the language of the page.

import { list, t } from '../../i18n/index.svelte';
import { isClockwise, strengthOf, type Colour, type Spirit } from './view';

export const placeName = (place: string): string => t('druids-place', { place });
export const colourName = (colour: Colour | string): string => t('druids-colour', { colour });
/** "5", or with its ending where the language has one: "5-ös". */
export const strength = (s: number): string => t('druids-s', { s });
export const direction = (clockwise: boolean): 'left' | 'right' => (clockwise ? 'left' : 'right');

/** "spirit 5 clockwise" */
export const spiritText = (spirit: Spirit): string =>
  t('druids-spirit', { s: strengthOf(spirit), dir: direction(isClockwise(spirit)) });

/** "1, 2 or 3" */
export const anyOf = (values: number[]): string => list(values.map(strength), 'disjunction');

/** "Moon 1, Moon 3 and Sun 2" */
export const allOf = (texts: string[]): string => list(texts);
