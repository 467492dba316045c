// What a learner can see in an answer: which trees and fights it saves or costs, and whose spirits dance away.

import { sentences } from '../../coach/sentences';
import type { CoachWords, Deed } from '../../coach/words';
import { t } from '../../i18n/index.svelte';
import type { Preview, Seat } from '../../wire';
import { cares, hangs, isOwn, LAST } from './caring';
import { gains, losing, saves, spoils } from './dancing';
import { forecast, winsWith, type Forecast } from './forecast';
import { placeName } from './says';
import { surveyOf, type Pair } from './survey';
import { isNews, lessonOn, strikes, tells } from './telling';
import { fills, spends, thickness, thins, uses } from './thickness';
import {
  cultOfSeat,
  rival,
  sizeOf,
  strengthOf,
  topOf,
  treeOfDruid,
  TREES,
  type Colour,
  type Cult,
  type PlaceName,
  type TreeName,
  type View,
} from './view';

/** So many own trees stay free of druids. */
const AFTER_LAST = 2;
/** A fight lost by so much is one for which the weakest spirit is good enough. */
const BY_FAR = 2;
/** With fewer tokens one more is no harm. */
const BORNE = 3;
/** More sentences about one answer nobody reads. */
const MOST = 3;
/** Other answers change no fight. */
const MOVES = ['waltz', 'jump'];

/** Trees that lose their last spirit, and what a waltz saves and moves: what a removal empties the prompt says itself. */
function note({ now, seat, path, preview }: Deed<View>): string {
  const [word = '', first, second] = path;
  if (word === 'place') return placed(now, path, seat);
  if (!preview || word === 'clear' || wins({ now, seat, preview })) return '';
  const emptied = emptiedBy(now, preview);
  const lost = lostBy(now, preview, seat);
  const said = [
    ...felled(now, preview, seat),
    ...emptied.map((tree) => t('druids-note-empty', { tree: placeName(tree), own: whose(tree, seat) })),
    ...foughtOn(now, preview, emptied),
    MOVES.includes(word) && lost.length === 0 ? saves(now, preview, seat) : '',
    word === 'jump' ? leaves(now, preview, seat, first as Colour) : '',
    fills(now, preview, seat, second as PlaceName),
    uses(now, preview, seat, second as PlaceName),
    thins(now, preview, seat),
    ...gains(preview, seat),
  ].filter(Boolean);
  // That one can bear to lose a fight is no reason to lose it.
  return [...said, ...(said.length > 0 ? borne(now, preview, seat, lost) : [])].slice(0, MOST).join(' ');
}

/** Own trees that are lost or stand empty then, fights that are lost, and own spirits that dance away. */
function against({ now, seat, path, preview }: Deed<View>): string {
  if (!preview) return '';
  const emptied = emptiedBy(now, preview);
  const own = emptied.filter((tree) => isOwn(tree, seat));
  const plan = forecast(now, preview);
  return sentences(
    ...lostBy(now, preview, seat).map((tree) => t('druids-preview-lost', { tree: placeName(tree) })),
    plan && losesMore(plan, cultOfSeat(seat)) ? t('druids-against-fights') : '',
    MOVES.includes(path[0] ?? '') ? spoils(now, preview, seat) : '',
    spends(now, preview, seat),
    losing(preview, seat),
    ...own.map((tree) => t('druids-note-empty', { tree: placeName(tree), own: 'yes' })),
    ...foughtOn(now, preview, emptied),
  );
}

function losesMore({ fights }: Forecast, me: Cult): boolean {
  const won = (cult: Cult): number => fights.filter(({ winner }) => winner === cult).length;
  return won(rival(me)) > won(me);
}

/** Trees of the rival that a certain fight conquers. */
function felled(now: View, preview: Preview, seat: Seat): string[] {
  const me = cultOfSeat(seat);
  const won = forecast(now, preview)?.fights.filter(({ winner }) => winner === me) ?? [];
  const falls = won.map((pair) => pair[rival(me)]).filter((side) => side.falls);
  return falls.map(({ tree }) => t('druids-note-fells', { tree: placeName(tree) }));
}

/** From where a druid jumps away, and how it stands where it comes to. */
function leaves(now: View, { view }: Preview, seat: Seat, druid: Colour): string {
  const me = cultOfSeat(seat);
  const from = treeOfDruid(now, me, druid);
  const winner = surveyOf(view).pairs.find((pair) => pair.druid === druid)?.winner;
  if (from === null) return '';
  const tree = placeName(from);
  const why = hangs(now, from)
    ? t('druids-note-leaves-last', { tree, n: LAST })
    : sizeOf(now.trees[from]) === 1
      ? t('druids-note-leaves-thin', { tree })
      : '';
  return sentences(why, winner === me ? t('druids-note-stronger') : '');
}

/** Own trees that no spirit comes to, and which are lost with this turn. */
const lostBy = (now: View, preview: Preview, seat: Seat): TreeName[] =>
  forecast(now, preview)?.lost ??
  TREES.filter((tree) => isOwn(tree, seat) && preview.events.includes(`lost ${tree} starved`));

/** Fights that are lost where few tokens lie; a tree that falls anyway is no comfort. */
function borne(now: View, preview: Preview, seat: Seat, fallen: TreeName[]): string[] {
  const me = cultOfSeat(seat);
  const lost = forecast(now, preview)?.fights.filter(({ winner }) => winner === rival(me)) ?? [];
  const trees = lost
    .map((pair) => pair[me].tree)
    .filter((tree) => now.trees[tree].tokens < BORNE && !fallen.includes(tree));
  return trees.map((tree) =>
    t('druids-note-borne', { tree: placeName(tree), n: now.trees[tree].tokens + 1 }),
  );
}

function emptiedBy(now: View, { view }: Preview): TreeName[] {
  const then = view as View;
  return TREES.filter((tree) => holdsSpirits(now, tree) && !holdsSpirits(then, tree)).filter(
    (tree) => !then.trees[tree].lost,
  );
}

/** Those that fight with their last spirit. */
function foughtOn(now: View, preview: Preview, emptied: TreeName[]): string[] {
  const bare = (forecast(now, preview)?.bare ?? []).filter((tree) => !emptied.includes(tree));
  return bare.map((tree) => t('druids-note-fought', { tree: placeName(tree) }));
}

/** A druid that wins where it is put, or only there does not lose; or loses wherever it is put. */
function placed({ trees }: View, [, colour, place]: string[], seat: Seat): string {
  const top = (tree: TreeName): number => strengthOf(topOf(trees[tree].pile) ?? '0');
  const facing = TREES.find((tree) => !isOwn(tree, seat) && trees[tree].druid === colour);
  if (facing === undefined) return '';
  const lead = (tree: TreeName): number => top(tree) - top(facing);
  const free = TREES.filter((tree) => isOwn(tree, seat) && trees[tree].druid === null);
  const here = lead(place as TreeName);
  const elsewhere = free.filter((tree) => tree !== place);
  const losesElse = elsewhere.every((tree) => lead(tree) < 0);
  if (here >= 0 && losesElse) return t('druids-note-only-there', { how: here > 0 ? 'wins' : 'ties' });
  if (here > 0) return t('druids-note-stronger');
  const another = free.length > AFTER_LAST; // druid is still to be placed
  const weakest = elsewhere.every((tree) => lead(tree) >= here);
  return another && weakest && losesElse && here <= -BY_FAR ? t('druids-note-sacrificed') : '';
}

/** By a fight that is certain: what comes after it does not come any more. */
function wins({ now, seat, preview }: Pick<Deed<View>, 'now' | 'seat' | 'preview'>): boolean {
  const plan = preview && forecast(now, preview);
  return plan !== null && winsWith(plan, cultOfSeat(seat));
}

/** A fight is won by it. */
function pays({ now, seat, preview }: Deed<View>): boolean {
  const plan = preview && forecast(now, preview);
  return plan?.fights.some(({ winner }) => winner === cultOfSeat(seat)) ?? false;
}

const holdsSpirits = ({ trees }: View, tree: TreeName): boolean => sizeOf(trees[tree]) > 0;

const whose = (tree: TreeName, seat: Seat): 'yes' | 'no' => (isOwn(tree, seat) ? 'yes' : 'no');

/** A tree counts as much as so many fights. */
const TREE = 3;

/** Fights that are won, less those that are lost, and spirits where they are few. */
function weight({ now, seat, preview }: Deed<View>): number {
  const me = cultOfSeat(seat);
  const fights = (preview && forecast(now, preview)?.fights) ?? [];
  const worth = (pair: Pair, loser: Cult): number => (pair[loser].falls ? TREE : 1);
  const each = fights.map((pair) =>
    pair.winner === me ? worth(pair, rival(me)) : pair.winner === rival(me) ? -worth(pair, me) : 0,
  );
  return each.reduce((sum, n) => sum + n, preview ? thickness(now, preview, seat) : 0);
}

const words: CoachWords<View> = {
  cares,
  note,
  against,
  pays,
  weight,
  wins,
  tells,
  isNews,
  strikes,
  lessonOn,
};

export default words;
