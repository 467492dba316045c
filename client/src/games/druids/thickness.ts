// How many spirits will lie where druids stand: whoever wins a fight uses one up, and a bare tree falls.

import { list, t } from '../../i18n/index.svelte';
import type { Preview, Seat } from '../../wire';
import { forecast } from './forecast';
import { placeName } from './says';
import {
  cultOfSeat,
  isTree,
  ownerOf,
  rival,
  sizeOf,
  TREES,
  type Cult,
  type PlaceName,
  type TreeName,
  type View,
} from './view';

/** Of a tree with a druid: the spirits before an answer, and after it and its fights. */
interface Pile {
  tree: TreeName;
  before: number;
  after: number;
}

/** Where a win takes the last spirit, or the last but one is gone. */
const THIN = 1;
/** Of so many thin trees one turn cannot fill all. */
const SEVERAL = 2;

/** Of a fight that is chosen the rest is known only after the next question: nothing. */
function pilesOf(now: View, preview: Preview, cult: Cult): Pile[] {
  if (preview.words.startsWith('fight ')) return [];
  const then = preview.view as View;
  const fights = forecast(now, preview)?.fights ?? [];
  const won = fights.filter(({ winner }) => winner === cult).map((pair) => pair[cult].tree);
  return TREES.filter(
    (tree) => ownerOf(tree) === cult && !then.trees[tree].lost && then.trees[tree].druid,
  ).map((tree) => ({
    tree,
    before: sizeOf(now.trees[tree]),
    after: sizeOf(then.trees[tree]) - Number(won.includes(tree)),
  }));
}

const isThin = ({ after }: Pile): boolean => after <= THIN;
const wasThin = ({ before }: Pile): boolean => before <= THIN;
const named = (piles: Pile[]): string => list(piles.map(({ tree }) => placeName(tree)));

/** Own trees that a spirit is laid on before the last one is used up. */
export function fills(now: View, preview: Preview, seat: Seat, to: PlaceName): string {
  const pile = pilesOf(now, preview, cultOfSeat(seat)).find(({ tree }) => tree === to);
  const lies = isTree(to) && sizeOf((preview.view as View).trees[to]);
  return pile && pile.before === THIN && lies && lies > THIN
    ? t('druids-note-second', { tree: placeName(pile.tree) })
    : '';
}

/** Own trees where a win leaves a single spirit; not that which one is laid on. */
export function uses(now: View, preview: Preview, seat: Seat, to: PlaceName): string {
  const then = preview.view as View;
  const piles = pilesOf(now, preview, cultOfSeat(seat)).filter(({ tree }) => tree !== to);
  const left = piles.filter(({ tree, after }) => after === THIN && after < sizeOf(then.trees[tree]));
  return left.length > 0 ? t('druids-note-uses', { list: named(left) }) : '';
}

/** Trees of the rival that come to be thin, or bare. */
export function thins(now: View, preview: Preview, seat: Seat): string {
  const piles = pilesOf(now, preview, rival(cultOfSeat(seat)));
  const thinned = piles.filter((one) => one.after === THIN && !wasThin(one));
  return thinned.length > 0 ? t('druids-note-thins', { list: named(thinned) }) : '';
}

/** Own trees that come to be thin, so many of them that they cannot all be filled in one turn. */
export function spends(now: View, preview: Preview, seat: Seat): string {
  const piles = pilesOf(now, preview, cultOfSeat(seat));
  const thin = piles.filter(isThin);
  return thin.length >= SEVERAL && thin.length > piles.filter(wasThin).length
    ? t('druids-against-thin', { list: named(thin) })
    : '';
}

/** How much better it stands with the piles of both: trees that are no longer thin, or come to be. */
export function thickness(now: View, preview: Preview, seat: Seat): number {
  const me = cultOfSeat(seat);
  const gained = (cult: Cult): number =>
    pilesOf(now, preview, cult).reduce((sum, one) => sum + Number(wasThin(one)) - Number(isThin(one)), 0);
  return gained(me) - gained(rival(me));
}
