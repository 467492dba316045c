// What a waltz or a fight leads to, as the preview tells it: the dances as events, the fights from its survey.

import type { Preview } from '../../wire';
import { pairOf, surveyOf, type Pair, type Survey } from './survey';
import {
  COLOURS,
  CULTS,
  isClockwise,
  numberOf,
  rival,
  strengthOf,
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

export interface Forecast {
  /** The waltz that is danced first; null for a fight, whose dance is over. */
  waltz: { tree: TreeName; strength: number; clockwise: boolean; distance: number; dances: Dance[] } | null;
  /** The colour that does not fight, because the ring lies on its druid. */
  rests: Colour | null;
  fights: Pair[];
  /** It may matter which of them comes first. */
  order: boolean;
  /** Own trees that are lost at the end of the turn, because no spirit came to them. */
  lost: TreeName[];
  /** The game is lost with them. */
  doomed: boolean;
  /** Who loses the game with one more tree. */
  brink: Cult[];
  /** Own trees that come to stand without a spirit. */
  bare: TreeName[];
}

/** Reads `dance 5R M1 SC` events. */
export function dancesOf(events: string[]): Dance[] {
  return events
    .map((event) => event.split(' '))
    .filter(([kind]) => kind === 'dance')
    .map(([, spirit, from, to]) => ({ spirit: spirit!, from: from as PlaceName, to: to as PlaceName }));
}

/** What the waltz or the fight of this preview leads to; null for everything else, and while nothing is known. */
export function forecast(now: View, preview: Preview): Forecast | null {
  const [word, first = '', second] = preview.words.split(' ');
  if (word === 'waltz') return waltz(surveyOf(preview.view), preview.events, first, second as TreeName);
  return word === 'fight' ? fighting(surveyOf(now), first as Colour) : null;
}

/** Where the hand is refilled before the dance, no fight is known yet. */
function waltz(after: Survey, events: string[], spirit: Spirit, tree: TreeName): Forecast | null {
  if (after.fights.length === 0) return null;
  const danced = {
    tree,
    strength: strengthOf(spirit),
    clockwise: isClockwise(spirit),
    distance: numberOf(tree),
    dances: dancesOf(events),
  };
  const rests = COLOURS.find((colour) => !after.fights.includes(colour)) ?? null;
  return { waltz: danced, rests, ...ending(after, after.fights) };
}

/** The chosen fight first, then those that are still to come. */
export function fighting(now: Survey, first: Colour): Forecast {
  const rest = now.fights.filter((colour) => colour !== first);
  return { waltz: null, rests: null, ...ending(now, [first, ...rest]) };
}

/** The fights of this turn, as far as they are known. */
export const fightsOf = (survey: Survey): Pair[] =>
  survey.fights.flatMap((colour) => pairOf(survey, colour) ?? []);

function ending(survey: Survey, order: Colour[]): Omit<Forecast, 'waltz' | 'rests'> {
  const fights = order.flatMap((colour) => pairOf(survey, colour) ?? []);
  const told = { fights, order: survey.order, brink: survey.brink };
  // The game is over with that fight: no tree starves any more.
  if (CULTS.some((cult) => winsWith(told, cult))) return { ...told, lost: [], doomed: false, bare: [] };
  const bare = survey.bare.filter((tree) => !survey.starving.includes(tree));
  return { ...told, lost: survey.starving, doomed: survey.doomed, bare };
}

/** Whether one of the fights conquers a tree for this cult with which the other has lost. */
export const winsWith = ({ fights, brink }: Pick<Forecast, 'fights' | 'brink'>, cult: Cult): boolean =>
  brink.includes(rival(cult)) && fights.some((pair) => pair.winner === cult && pair[rival(cult)].falls);
