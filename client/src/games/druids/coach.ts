// What a learner may overlook among the trees: those that hang by one fight, or lose their last spirit.

import type { Care, CoachWords } from '../../coach/words';
import { t } from '../../i18n/index.svelte';
import type { PromptContext } from '../../table/game';
import type { Seat } from '../../wire';
import { forecast, winsWith } from './forecast';
import { placeName } from './says';
import { cultOfSeat, ownerOf, sizeOf, TREES, type TreeName, type View } from './view';

/** With one token more a tree is conquered. */
const LAST = 5;

function cares(seen: unknown, seat: Seat): Care[] {
  const { trees } = seen as View;
  const hanging = TREES.filter((tree) => !trees[tree].lost && trees[tree].tokens === LAST);
  return hanging
    .map((tree) => ({ tree, own: whose(tree, seat) }))
    .sort((a, b) => Number(b.own === 'yes') - Number(a.own === 'yes'))
    .map(({ tree, own }) => ({
      key: `last-${tree}`,
      text: t('druids-care-last', { tree: placeName(tree), n: LAST, own }),
      at: [tree],
    }));
}

/** Trees that lose their last spirit: what a removal empties the prompt says itself. */
function note({ view, seat, choice, preview }: PromptContext): string {
  const [now, then] = [view as View, preview?.view as View | undefined];
  if (!then || choice.path[0] === 'clear' || wins({ view, seat, preview })) return '';
  const emptied = TREES.filter((tree) => holdsSpirits(now, tree) && !holdsSpirits(then, tree));
  return emptied
    .filter((tree) => !then.trees[tree].lost)
    .map((tree) => t('druids-note-empty', { tree: placeName(tree), own: whose(tree, seat) }))
    .join(' ');
}

/** By a fight that is certain: what comes after it does not come any more. */
function wins({ view, seat, preview }: Pick<PromptContext, 'view' | 'seat' | 'preview'>): boolean {
  const plan = preview && forecast(view as View, preview);
  return plan !== null && winsWith(plan, cultOfSeat(seat));
}

const holdsSpirits = ({ trees }: View, tree: TreeName): boolean => sizeOf(trees[tree]) > 0;

const whose = (tree: TreeName, seat: Seat): 'yes' | 'no' =>
  ownerOf(tree) === cultOfSeat(seat) ? 'yes' : 'no';

const words: CoachWords = { cares, note, wins };

export default words;
