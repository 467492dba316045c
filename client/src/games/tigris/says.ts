// The words of the game for tiles, leaders, points and places, in the language of the page.

import { list, t } from '../../i18n/index.svelte';
import { COLOURS, type Colour } from './view';

/** "2 settlements" */
export const tiles = (n: number, colour: Colour): string => t('tigris-tiles', { n, colour });
/** "3 market points" */
export const points = (n: number, colour: Colour): string => t('tigris-points', { n, colour });
/** "kings" */
export const roles = (colour: Colour): string => t('tigris-roles', { colour });
/** "your king" */
export const yourLeader = (colour: Colour): string => t('tigris-your-leader', { colour });
/** What counts for leaders of this colour: "temples" */
export const kindOf = (colour: Colour): string => t('tigris-care-kind', { colour });
export const allOf = (texts: string[]): string => list(texts);

/** "2 temples and 1 farm" */
export function tilesOf(colours: Colour[]): string {
  const count = (colour: Colour) => colours.filter((one) => one === colour).length;
  return list(COLOURS.filter((colour) => count(colour) > 0).map((colour) => tiles(count(colour), colour)));
}

/** "2 or 3" */
export const anyOf = (values: number[]): string => list(values.map(String), 'disjunction');
