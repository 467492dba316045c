// What a learner may overlook among the trees: those that hang by one fight, or lose their last spirit.

import type { Care } from '../../coach/words';
import { t } from '../../i18n/index.svelte';
import type { Seat } from '../../wire';
import { placeName } from './says';
import { surveyOf } from './survey';
import { cultOfSeat, ownerOf, rival, sizeOf, TREES, type TreeName, type View } from './view';

/** With one token more a tree is conquered. */
export const LAST = 5;

export function cares(view: View, seat: Seat): Care[] {
  const told = (what: 'win' | 'last') => (tree: TreeName) => ({
    key: `${what}-${tree}`,
    text: t(`druids-care-${what}`, { tree: placeName(tree), n: LAST }),
    at: [tree],
  });
  const [own, theirs] = [true, false].map((mine) =>
    TREES.filter((tree) => hangs(view, tree) && isOwn(tree, seat) === mine),
  );
  const wins = surveyOf(view).brink.includes(rival(cultOfSeat(seat))) ? theirs! : [];
  return [...wins.map(told('win')), ...own!.map(told('last')), ...thin(view, seat)];
}

export const hangs = ({ trees }: View, tree: TreeName): boolean =>
  !trees[tree].lost && trees[tree].tokens === LAST;

/** Own trees with a druid and one spirit: who wins there with it has none left. */
function thin({ trees }: View, seat: Seat): Care[] {
  return TREES.filter((tree) => isOwn(tree, seat) && !trees[tree].lost)
    .filter((tree) => trees[tree].druid !== null && sizeOf(trees[tree]) === 1)
    .map((tree) => ({
      key: `thin-${tree}`,
      text: t('druids-care-thin', { tree: placeName(tree) }),
      at: [tree],
    }));
}

export const isOwn = (tree: TreeName, seat: Seat): boolean => ownerOf(tree) === cultOfSeat(seat);
