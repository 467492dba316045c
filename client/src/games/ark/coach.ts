// What a learner may run out of: followers, and tiles.

import type { Care, CoachWords } from '../../coach/words';
import { t } from '../../i18n/index.svelte';
import type { Seat } from '../../wire';
import { tilesLeft, type View } from './view';

/** So few followers or tiles that it matters where the next one goes. */
const FEW_FOLLOWERS = 1;
const FEW_TILES = 10;

function cares(seen: unknown, seat: Seat): Care[] {
  const view = seen as View;
  const [followers, tiles] = [view.followers[seat] ?? 0, tilesLeft(view)];
  return [
    ...(followers <= FEW_FOLLOWERS
      ? [{ key: `followers-${followers}`, text: t('ark-care-followers', { n: followers }) }]
      : []),
    ...(tiles !== null && tiles <= FEW_TILES
      ? [{ key: 'tiles', text: t('ark-care-tiles', { n: tiles }) }]
      : []),
  ];
}

const words: CoachWords = { cares };

export default words;
