// What a learner may overlook among the trees: those that hang by one fight, or lose their last spirit.

import type { Care, CoachWords } from '../../coach/words';
import { t } from '../../i18n/index.svelte';
import type { PromptContext } from '../../table/game';
import type { Seat } from '../../wire';
import { forecast, winsWith } from './forecast';
import { placeName } from './says';
import { cultOfSeat, ownerOf, sizeOf, strengthOf, topOf, TREES, type TreeName, type View } from './view';

/** With one token more a tree is conquered. */
const LAST = 5;
/** So many own trees stay free of druids. */
const AFTER_LAST = 2;
/** A fight lost by so much is one for which the weakest spirit is good enough. */
const BY_FAR = 2;

function cares(seen: unknown, seat: Seat): Care[] {
  const { trees } = seen as View;
  const hanging = TREES.filter((tree) => !trees[tree].lost && trees[tree].tokens === LAST);
  const [own, theirs] = (['yes', 'no'] as const).map((one) =>
    hanging
      .filter((tree) => whose(tree, seat) === one)
      .map((tree) => ({
        key: `last-${tree}`,
        text: t('druids-care-last', { tree: placeName(tree), n: LAST, own: one }),
        at: [tree],
      })),
  );
  return [...own!, ...thin(seen as View, seat), ...theirs!];
}

/** Own trees with a druid and one spirit: who wins there with it has none left. */
function thin({ trees }: View, seat: Seat): Care[] {
  return TREES.filter((tree) => whose(tree, seat) === 'yes' && !trees[tree].lost)
    .filter((tree) => trees[tree].druid !== null && sizeOf(trees[tree]) === 1)
    .map((tree) => ({
      key: `thin-${tree}`,
      text: t('druids-care-thin', { tree: placeName(tree) }),
      at: [tree],
    }));
}

/** Trees that lose their last spirit: what a removal empties the prompt says itself. */
function note({ view, seat, choice, preview }: PromptContext): string {
  const [now, then] = [view as View, preview?.view as View | undefined];
  if (choice.path[0] === 'place') return sacrificed(now, choice.path, seat);
  if (!then || choice.path[0] === 'clear' || wins({ view, seat, preview })) return '';
  const emptied = TREES.filter((tree) => holdsSpirits(now, tree) && !holdsSpirits(then, tree));
  const fought = (forecast(now, preview!)?.bare ?? []).filter((tree) => !emptied.includes(tree));
  return [
    ...emptied
      .filter((tree) => !then.trees[tree].lost)
      .map((tree) => t('druids-note-empty', { tree: placeName(tree), own: whose(tree, seat) })),
    ...fought.map((tree) => t('druids-note-fought', { tree: placeName(tree) })),
  ].join(' ');
}

/** A druid that is put where it loses by far: of a few words nobody would see why. */
function sacrificed({ trees }: View, [, colour, place]: string[], seat: Seat): string {
  const top = (tree: TreeName): number => strengthOf(topOf(trees[tree].pile) ?? '0');
  const facing = TREES.find((tree) => whose(tree, seat) === 'no' && trees[tree].druid === colour);
  const free = TREES.filter((tree) => whose(tree, seat) === 'yes' && trees[tree].druid === null);
  const elsewhere = free.length > AFTER_LAST; // another druid is still to be placed
  const weakest = free.every((tree) => top(tree) >= top(place as TreeName));
  const loses = facing !== undefined && top(facing) - top(place as TreeName) >= BY_FAR;
  return elsewhere && weakest && loses ? t('druids-note-sacrificed') : '';
}

/** By a fight that is certain: what comes after it does not come any more. */
function wins({ view, seat, preview }: Pick<PromptContext, 'view' | 'seat' | 'preview'>): boolean {
  const plan = preview && forecast(view as View, preview);
  return plan !== null && winsWith(plan, cultOfSeat(seat));
}

const holdsSpirits = ({ trees }: View, tree: TreeName): boolean => sizeOf(trees[tree]) > 0;

const whose = (tree: TreeName, seat: Seat): 'yes' | 'no' =>
  ownerOf(tree) === cultOfSeat(seat) ? 'yes' : 'no';

/** The lesson on what brings these points. */
const lessonOn: Record<string, string> = {
  conquered: 'D6',
  starved: 'D7',
};

const words: CoachWords = { cares, note, wins, lessonOn };

export default words;
