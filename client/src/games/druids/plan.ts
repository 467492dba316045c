// What the board draws of the answer in the making: ghosts, arrows, the ring, the sign in the middle.

import type { Choice } from '../../table/choice.svelte';
import type { Preview } from '../../wire';
import { dancesOf, fightsOf, forecast, type Dance } from './forecast';
import type { Picking } from './picking.svelte';
import { surveyOf, type Pair } from './survey';
import { foreseenIn, type Verdict } from './verdicts';
import {
  boardOf,
  cultOfSeat,
  isClockwise,
  isTree,
  numberOf,
  topOf,
  TREES,
  treeOfDruid,
  type Colour,
  type Cult,
  type PlaceName,
  type Spirit,
  type TreeName,
  type View,
} from './view';

export interface Plan {
  /** Spirits as they would lie. */
  spirits: { spirit: Spirit; at: PlaceName; played: boolean }[];
  /** A druid as it would stand, and where it comes from. */
  druid: { colour: Colour; at: TreeName; from: TreeName | null } | null;
  dances: Dance[];
  clockwise: boolean;
  /** How far the spirits dance; 0 if nothing dances. */
  distance: number;
  ring: TreeName | null;
  /** The tree whose top spirit would go. */
  cleared: TreeName | null;
  /** The two trees whose druids would fight. */
  pair: TreeName[];
  /** How the fights would end. */
  verdicts: Verdict[];
  /** Trees that would take a token, and which of their lanterns it would light. */
  tokens: { at: TreeName; index: number }[];
  /** Trees that would be lost. */
  falls: TreeName[];
}

export const NOTHING: Plan = {
  spirits: [],
  druid: null,
  dances: [],
  clockwise: true,
  distance: 0,
  ring: null,
  cleared: null,
  pair: [],
  verdicts: [],
  tokens: [],
  falls: [],
};

interface Context {
  view: View;
  choice: Choice;
  preview: Preview | null;
  foreseen?: string[] | undefined;
  picking: Picking;
}

export function planOf(context: Context): Plan | null {
  const { view, choice, preview } = context;
  if (!choice.complete) return begun(context);
  const plan = answered(context);
  const known = preview?.words === choice.words ? forecast(view, preview) : null;
  return plan && known ? { ...plan, ...outcome(view, known.fights, known.lost) } : plan;
}

/** Before the answer is complete: which way a chosen spirit would make the others dance, or how fights stand. */
function begun({ view, picking }: Context): Plan | null {
  if (picking.spirit) return { ...NOTHING, clockwise: isClockwise(picking.spirit) };
  const fights = fightsOf(surveyOf(view));
  return fights.length > 0 ? { ...NOTHING, verdicts: foreseenIn(fights) } : null;
}

/** What fights lead to, and trees that starve. */
export function outcome(view: View, fights: Pair[], lost: TreeName[] = []) {
  const beaten = fights.flatMap((pair) =>
    pair.winner === 'moon' ? [pair.sun] : pair.winner === 'sun' ? [pair.moon] : [],
  );
  const conquered = beaten.filter(({ falls }) => falls).map(({ tree }) => tree);
  return {
    verdicts: foreseenIn(fights),
    tokens: beaten.map(({ tree }) => ({ at: tree, index: view.trees[tree].tokens })),
    falls: [...conquered, ...lost],
  };
}

function answered({ view, choice, preview, foreseen = [] }: Context): Plan | null {
  const fits = preview !== null && preview.words === choice.words;
  const [word, first = '', second = ''] = choice.path;
  const me = cultOfSeat(view.ask?.seat ?? null);
  if (word === 'waltz') return waltz(first, second as TreeName, dancesOf(fits ? preview.events : foreseen));
  if (word === 'place')
    return { ...NOTHING, druid: { colour: first as Colour, at: second as TreeName, from: null } };
  if (word === 'jump') return jump(view, surveyOf(view).free[me], me, first as Colour);
  if (word === 'drop') return { ...NOTHING, spirits: [{ spirit: first, at: boardOf(me), played: true }] };
  if (word === 'fight') return { ...NOTHING, pair: TREES.filter((tree) => view.trees[tree].druid === first) };
  return word === 'clear' ? clear(view, first as TreeName, boardOf(me)) : null;
}

export function waltz(spirit: Spirit, tree: TreeName, dances: Dance[]): Plan {
  return {
    ...NOTHING,
    spirits: [
      { spirit, at: tree, played: true },
      ...dances.map(({ spirit, to }) => ({ spirit, at: to, played: false })),
    ],
    dances,
    clockwise: isClockwise(spirit),
    distance: numberOf(tree),
    ring: tree,
  };
}

function jump(view: View, at: TreeName | null, me: Cult, colour: Colour): Plan | null {
  return at && { ...NOTHING, druid: { colour, at, from: treeOfDruid(view, me, colour) } };
}

function clear(view: View, tree: TreeName, board: PlaceName): Plan {
  const spirit = isTree(tree) ? topOf(view.trees[tree].pile) : null;
  return { ...NOTHING, cleared: tree, spirits: spirit ? [{ spirit, at: board, played: false }] : [] };
}
