// What a learner may overlook among the trees: those that hang by one fight.

import type { Care, CoachWords } from '../../coach/words';
import { t } from '../../i18n/index.svelte';
import type { Seat } from '../../wire';
import { cultOfSeat, ownerOf, TREES, type View } from './view';

/** With one token more a tree is conquered. */
const LAST = 5;

function cares(seen: unknown, seat: Seat): Care[] {
  const { trees } = seen as View;
  const hanging = TREES.filter((tree) => !trees[tree].lost && trees[tree].tokens === LAST);
  return hanging
    .map((tree) => ({ tree, own: ownerOf(tree) === cultOfSeat(seat) ? 'yes' : 'no' }))
    .sort((a, b) => Number(b.own === 'yes') - Number(a.own === 'yes'))
    .map(({ tree, own }) => ({
      key: `last-${tree}`,
      text: t('druids-care-last', { tree: t('druids-place', { place: tree }), n: LAST, own }),
    }));
}

const words: CoachWords = { cares };

export default words;
