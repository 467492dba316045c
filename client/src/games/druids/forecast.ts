// What a waltz leads to, read from the server's try-answer: the dances as events, and the fights that follow.
// For display only. Whether something may be done is never decided here.

import type { Preview } from '../../wire';
import {
  COLOURS,
  inPlay,
  isClockwise,
  numberOf,
  ownerOf,
  rival,
  sizeOf,
  strengthOf,
  TOKENS_TO_CONQUER,
  topOf,
  treeOfDruid,
  type Colour,
  type Cult,
  type PlaceName,
  type Spirit,
  type TreeName,
  type View,
} from './view';

export interface Dance {
  spirit: Spirit;
  from: PlaceName;
  to: PlaceName;
}

export interface Side {
  tree: TreeName;
  /** 0 at a bare tree, null while the spirit is face down. */
  strength: number | null;
}

export interface Fight {
  colour: Colour;
  mine: Side;
  theirs: Side;
  /** For whoever looks; `open` while a spirit is face down, `none` where the table's rules let it be. */
  verdict: 'win' | 'lose' | 'tie' | 'open' | 'none';
  /** The tree that takes the token: of an open fight the one in greater danger. */
  loser: TreeName | null;
  /** Tokens on that tree afterwards. */
  tokens: number;
  /** Of an open fight: the values of the one unknown spirit that win for me, or for the other. */
  wins: number[];
  losses: number[];
}

export interface Forecast {
  /** Where the waltz is played; null for a fight, whose dance is over. */
  tree: TreeName | null;
  strength: number;
  clockwise: boolean;
  distance: number;
  dances: Dance[];
  /** The colour that does not fight, because the ring lies on its druid. */
  rests: Colour | null;
  fights: Fight[];
  /** Own trees without a spirit when the turn began, that have none in the end: they are lost. */
  lost: TreeName[];
  /** Trees of mine that come to stand without a spirit. */
  bare: TreeName[];
}

/** Reads `dance 5R M1 SC` events. */
export function dancesOf(events: string[]): Dance[] {
  return events
    .map((event) => event.split(' '))
    .filter(([kind]) => kind === 'dance')
    .map(([, spirit, from, to]) => ({ spirit: spirit!, from: from as PlaceName, to: to as PlaceName }));
}

/** What the waltz or the fight of this preview leads to; null for everything else. */
export function forecast(before: View, preview: Preview, me: Cult): Forecast | null {
  const [word, first = '', second] = preview.words.split(' ');
  const begun = preview.events.some((event) => event.startsWith('ring '));
  if (word === 'waltz' && !begun) return null; // the hand is refilled first, and only then is danced
  if (word === 'waltz') return waltz(before, preview, me, first, second as TreeName);
  return word === 'fight' ? fighting(before, me, first as Colour) : null;
}

function waltz(before: View, preview: Preview, me: Cult, spirit: Spirit, tree: TreeName): Forecast {
  const after: View = preview.view;
  const rests = after.trees[tree].druid;
  const fights = COLOURS.filter((colour) => colour !== rests).flatMap((colour) => fightOf(after, colour, me));
  return {
    tree,
    strength: strengthOf(spirit),
    clockwise: isClockwise(spirit),
    distance: numberOf(tree),
    dances: dancesOf(preview.events),
    rests,
    fights,
    ...emptied(before, after, fights, me),
  };
}

/** The chosen fight first, then those that are still to come. */
function fighting(view: View, me: Cult, first: Colour): Forecast {
  const rest = (view.ask?.druids ?? []).filter((colour) => colour !== first);
  const fights = [first, ...rest].flatMap((colour) => fightOf(view, colour, me));
  const none = { tree: null, strength: 0, clockwise: true, distance: 0, dances: [], rests: null };
  return { ...none, fights, ...emptied(view, view, fights, me) };
}

function fightOf(view: View, colour: Colour, me: Cult): Fight[] {
  const mine = treeOfDruid(view, me, colour);
  const theirs = treeOfDruid(view, rival(me), colour);
  return mine && theirs ? [judge(view, colour, sideOf(view, mine), sideOf(view, theirs))] : [];
}

function sideOf(view: View, tree: TreeName): Side {
  const top = topOf(view.trees[tree].pile);
  if (top) return { tree, strength: strengthOf(top) };
  return { tree, strength: view.trees[tree].down > 0 ? null : 0 };
}

function judge(view: View, colour: Colour, mine: Side, theirs: Side): Fight {
  const open = { wins: winning(view, mine, theirs), losses: winning(view, theirs, mine) };
  const verdict = verdictOf(view, mine, theirs);
  const danger = (side: Side): number => view.trees[side.tree].tokens + 1;
  const loser = {
    win: theirs,
    lose: mine,
    tie: null,
    none: null,
    open: danger(theirs) >= danger(mine) && open.wins.length > 0 ? theirs : mine,
  }[verdict];
  return {
    colour,
    mine,
    theirs,
    verdict,
    loser: loser?.tree ?? null,
    tokens: loser ? danger(loser) : 0,
    ...open,
  };
}

function verdictOf(view: View, mine: Side, theirs: Side): Fight['verdict'] {
  const bare = mine.strength === 0 || theirs.strength === 0;
  if (bare && view.rules['empty_tree'] === 'no_fight') return 'none';
  if (mine.strength === null || theirs.strength === null) return 'open';
  if (mine.strength === theirs.strength) return 'tie';
  return mine.strength > theirs.strength ? 'win' : 'lose';
}

/** The values of the one unknown spirit with which `side` beats `other`, among those that can still turn up. */
function winning(view: View, side: Side, other: Side): number[] {
  if ((side.strength === null) === (other.strength === null)) return [];
  const unknown = side.strength === null ? side : other;
  const values = [...new Set(view.hidden[ownerOf(unknown.tree)].map(strengthOf))].sort();
  return values.filter((value) => (side.strength ?? value) > (other.strength ?? value));
}

/** Which of my trees stand bare after dances and fights, and which of them are lost for it. */
function emptied(
  before: View,
  after: View,
  fights: Fight[],
  me: Cult,
): { lost: TreeName[]; bare: TreeName[] } {
  const spent = fights.filter(({ verdict }) => verdict === 'win').map(({ mine }) => mine.tree);
  const conquered = fights
    .filter(({ verdict, tokens }) => verdict === 'lose' && tokens >= TOKENS_TO_CONQUER)
    .map(({ mine }) => mine.tree);
  const empty = inPlay(after, me)
    .filter((tree) => !conquered.includes(tree))
    .filter((tree) => sizeOf(after.trees[tree]) - (spent.includes(tree) ? 1 : 0) <= 0);
  const atStart = before.ask?.bare ?? [];
  return {
    lost: empty.filter((tree) => atStart.includes(tree)),
    bare: empty.filter((tree) => !atStart.includes(tree)),
  };
}
