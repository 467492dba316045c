// What follows from the table, as the rules tell it beside every view: games/druids/survey.py.

import type { Colour, Cult, TreeName, View } from './view';

export interface Side {
  tree: TreeName;
  /** 0 at a bare tree, null while the spirit is face down. */
  strength: number | null;
  /** One more token conquers the tree. */
  falls: boolean;
  /** Of an open fight, where it is told: the values of the one unknown spirit with which this side wins. */
  wins?: number[];
}

/** Two druids of a colour as they stand. */
export interface Pair extends Record<Cult, Side> {
  druid: Colour;
  /** `open` while a spirit is face down, `none` where the table's rules let it be. */
  winner: Cult | 'tie' | 'open' | 'none';
}

/** Where there are no projections, `pairs`, `bare` and `starving` are empty, and nobody is doomed. */
export interface Survey {
  /** Where a jump leads; null while nobody can jump. */
  free: Record<Cult, TreeName | null>;
  pairs: Pair[];
  /** Who still fights in this turn. */
  fights: Colour[];
  /** Whether it can change the result which of them fights first. */
  order: boolean;
  /** Trees of who is on turn that stand without a spirit in the end, as far as the fights are known ... */
  bare: TreeName[];
  /** ... and those of them that are lost for it. */
  starving: TreeName[];
  /** Whether that loses the game. */
  doomed: boolean;
  /** Who loses the game with one more tree. */
  brink: Cult[];
}

const NOTHING: Survey = {
  free: { moon: null, sun: null },
  pairs: [],
  fights: [],
  order: false,
  bare: [],
  starving: [],
  doomed: false,
  brink: [],
};

/** What the rules tell about this view. */
export const surveyOf = (view: View): Survey => ({ ...NOTHING, ...view.survey });

export const pairOf = (survey: Survey, colour: Colour): Pair | null =>
  survey.pairs.find(({ druid }) => druid === colour) ?? null;

/** Where the order of the fights cannot change the result, nobody is asked for it: the first that is left fights. */
export function alike(view: View): string | null {
  const { fights, order } = surveyOf(view);
  return view.ask?.question === 'NextFight' && fights[0] && !order ? `fight ${fights[0]}` : null;
}
