// What a learner may overlook among the trees: those that hang by one fight, or lose their last spirit.

import type { Care, CoachWords } from '../../coach/words';
import { list, t } from '../../i18n/index.svelte';
import type { PromptContext } from '../../table/game';
import { nameOfPart } from '../../table/merits';
import type { Merit, Preview, Seat } from '../../wire';
import { dancesOf, forecast, winsWith, type Forecast } from './forecast';
import { colourName, placeName } from './says';
import { surveyOf, type Pair } from './survey';
import { fills, spends, thickness, thins } from './thickness';
import {
  cultOfSeat,
  ownerOf,
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

/** With one token more a tree is conquered. */
const LAST = 5;
/** So many own trees stay free of druids. */
const AFTER_LAST = 2;
/** A fight lost by so much is one for which the weakest spirit is good enough. */
const BY_FAR = 2;
/** With fewer tokens one more is no harm. */
const BORNE = 3;
/** Weaker ones one is glad to see leave. */
const STRONG = 3;
/** Other answers change no fight. */
const MOVES = ['waltz', 'jump'];

function cares(seen: unknown, seat: Seat): Care[] {
  const view = seen as View;
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

const hangs = ({ trees }: View, tree: TreeName): boolean => !trees[tree].lost && trees[tree].tokens === LAST;

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

/** Trees that lose their last spirit, and what a waltz saves and moves: what a removal empties the prompt says itself. */
function note({ view, seat, choice, preview }: PromptContext): string {
  const now = view as View;
  if (choice.path[0] === 'place') return placed(now, choice.path, seat);
  if (!preview || choice.path[0] === 'clear' || wins({ view, seat, preview })) return '';
  const emptied = emptiedBy(now, preview);
  const said = [
    ...felled(now, preview, seat),
    ...emptied.map((tree) => t('druids-note-empty', { tree: placeName(tree), own: whose(tree, seat) })),
    ...foughtOn(now, preview, emptied),
    MOVES.includes(choice.path[0]!) ? saves(now, preview, seat) : '',
    choice.path[0] === 'jump' ? leaves(now, preview, seat, choice.path[1] as Colour) : '',
    fills(now, preview, seat, choice.path[2] as PlaceName),
    thins(now, preview, seat),
    ...flows(preview, seat),
  ].filter(Boolean);
  // That one can bear to lose a fight is no reason to lose it.
  return [...said, ...(said.length > 0 ? borne(now, preview, seat) : [])].join(' ');
}

/** Own trees that are lost or stand empty then, fights that are lost, and own spirits that dance away. */
function against({ view, seat, choice, preview }: PromptContext): string {
  if (!preview) return '';
  const now = view as View;
  const emptied = emptiedBy(now, preview);
  const own = emptied.filter((tree) => isOwn(tree, seat));
  const plan = forecast(now, preview);
  const left = leaving(preview, (place) => isOwnPlace(place, seat));
  const lost = crossing(preview, (place) => isOwnPlace(place, seat));
  return [
    ...(plan?.lost ?? []).map((tree) => t('druids-preview-lost', { tree: placeName(tree) })),
    plan && losesMore(plan, cultOfSeat(seat)) ? t('druids-against-fights') : '',
    MOVES.includes(choice.path[0]!) ? spoils(now, preview, seat) : '',
    spends(now, preview, seat),
    lost ? t('druids-against-crosses', lost) : left ? t('druids-against-leave', left) : '',
    ...own.map((tree) => t('druids-note-empty', { tree: placeName(tree), own: 'yes' })),
    ...foughtOn(now, preview, emptied),
  ]
    .filter(Boolean)
    .join(' ');
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
  return [why, winner === me ? t('druids-note-stronger') : ''].filter(Boolean).join(' ');
}

/** Fights that are lost where few tokens lie. */
function borne(now: View, preview: Preview, seat: Seat): string[] {
  const me = cultOfSeat(seat);
  const lost = forecast(now, preview)?.fights.filter(({ winner }) => winner === rival(me)) ?? [];
  const trees = lost.map((pair) => pair[me].tree).filter((tree) => now.trees[tree].tokens < BORNE);
  return trees.map((tree) =>
    t('druids-note-borne', { tree: placeName(tree), n: now.trees[tree].tokens + 1 }),
  );
}

/** The fights that would be lost as it stands, and are certain not to be with this answer. */
function saves(now: View, preview: Preview, seat: Seat): string {
  const other = rival(cultOfSeat(seat));
  const endIn = (pairs: Pair[], ends: Pair['winner'][]): Colour[] =>
    pairs.filter(({ winner }) => ends.includes(winner)).map(({ druid }) => druid);
  const still = endIn(forecast(now, preview)?.fights ?? surveyOf(preview.view).pairs, [other, 'open']);
  const saved = endIn(surveyOf(now).pairs, [other]).filter((druid) => !still.includes(druid));
  return saved.length > 0 ? t('druids-note-saves', { list: list(saved.map(colourName)) }) : '';
}

/** The fights that would be won as it stands, and with this answer are not, or not for certain; also one that rests. */
function spoils(now: View, preview: Preview, seat: Seat): string {
  const me = cultOfSeat(seat);
  const won = (pairs: Pair[]): Colour[] =>
    pairs.filter(({ winner }) => winner === me).map(({ druid }) => druid);
  const still = won(forecast(now, preview)?.fights ?? surveyOf(preview.view).pairs);
  const spoilt = won(surveyOf(now).pairs).filter((druid) => !still.includes(druid));
  return spoilt.length > 0 ? t('druids-against-spoils', { list: list(spoilt.map(colourName)) }) : '';
}

/** Spirits that leave the rival's trees, or come to one's own, by the dance; the strongest that does both by name. */
function flows(preview: Preview, seat: Seat): string[] {
  const won = crossing(preview, (place) => isTree(place) && !isOwnPlace(place, seat));
  if (won) return [t('druids-note-crosses', won)];
  const home = balance(preview, (place) => isOwnPlace(place, seat));
  const gone = leaving(preview, (place) => isTree(place) && !isOwnPlace(place, seat));
  return [gone ? t('druids-note-away', gone) : '', home > 0 ? t('druids-note-home', { n: home }) : ''];
}

/** The strongest spirit that dances away from trees of a side, if more of them leave than come, and it is strong. */
function leaving({ events }: Preview, ofSide: (place: PlaceName) => boolean) {
  const dances = dancesOf(events);
  const left = dances.filter(({ from, to }) => ofSide(from) && !ofSide(to));
  const [first] = left.sort((a, b) => strengthOf(b.spirit) - strengthOf(a.spirit));
  const fewer = left.length > dances.filter(({ from, to }) => ofSide(to) && !ofSide(from)).length;
  return fewer && first && strengthOf(first.spirit) >= STRONG
    ? { s: strengthOf(first.spirit), from: placeName(first.from) }
    : null;
}

/** The strongest spirit that dances from trees of this side to one of the other. */
function crossing({ events }: Preview, ofSide: (place: PlaceName) => boolean) {
  const crossed = dancesOf(events).filter(({ from, to }) => ofSide(from) && isTree(to) && !ofSide(to));
  const [first] = crossed.sort((a, b) => strengthOf(b.spirit) - strengthOf(a.spirit));
  return first && { s: strengthOf(first.spirit), from: placeName(first.from), to: placeName(first.to) };
}

/** How many spirits more come to such places than leave them. */
function balance({ events }: Preview, such: (place: PlaceName) => boolean): number {
  const dances = dancesOf(events);
  return dances.filter(({ to }) => such(to)).length - dances.filter(({ from }) => such(from)).length;
}

const isTree = (place: PlaceName): place is TreeName => (TREES as readonly PlaceName[]).includes(place);

const isOwnPlace = (place: PlaceName, seat: Seat): boolean => isTree(place) && isOwn(place, seat);

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
function wins({ view, seat, preview }: Pick<PromptContext, 'view' | 'seat' | 'preview'>): boolean {
  const plan = preview && forecast(view as View, preview);
  return plan !== null && winsWith(plan, cultOfSeat(seat));
}

/** A fight is won by it. */
function pays({ view, seat, preview }: PromptContext): boolean {
  const plan = preview && forecast(view as View, preview);
  return plan?.fights.some(({ winner }) => winner === cultOfSeat(seat)) ?? false;
}

/** Of the parts that answers are judged by those that can be followed; a druid that is put somewhere does nothing yet. */
const ABOUT = ['tokens', 'fights'];
const tells = (merit: Merit, answer: string): boolean =>
  !answer.startsWith('place ') && ABOUT.includes(nameOfPart(merit));

const holdsSpirits = ({ trees }: View, tree: TreeName): boolean => sizeOf(trees[tree]) > 0;

const isOwn = (tree: TreeName, seat: Seat): boolean => ownerOf(tree) === cultOfSeat(seat);

const whose = (tree: TreeName, seat: Seat): 'yes' | 'no' => (isOwn(tree, seat) ? 'yes' : 'no');

/** Fights and trees are; where spirits danced and lie now is seen. */
const NEWS = ['win', 'lost', 'move', 'end'];
const isNews = (event: string): boolean => NEWS.includes(event.split(' ')[0]!);

/** A tree of one's own is lost: `lost M1 starved`. */
function strikes(event: string, _: unknown, seat: Seat): string {
  const [kind, tree = ''] = event.split(' ');
  return kind === 'lost' && isOwn(tree as TreeName, seat) ? t('druids-care-lost') : '';
}

/** The lesson on what brings these points. */
const lessonOn: Record<string, string> = {
  conquered: 'D6',
  starved: 'D7',
};

/** A tree counts as much as so many fights. */
const TREE = 3;

/** Fights that are won, less those that are lost, and spirits where they are few. */
function weight({ view, seat, preview }: PromptContext): number {
  const me = cultOfSeat(seat);
  const fights = (preview && forecast(view as View, preview)?.fights) ?? [];
  const worth = (pair: Pair, loser: Cult): number => (pair[loser].falls ? TREE : 1);
  const each = fights.map((pair) =>
    pair.winner === me ? worth(pair, rival(me)) : pair.winner === rival(me) ? -worth(pair, me) : 0,
  );
  return each.reduce((sum, n) => sum + n, preview ? thickness(view as View, preview, seat) : 0);
}

const words: CoachWords = { cares, note, against, pays, weight, wins, tells, isNews, strikes, lessonOn };

export default words;
