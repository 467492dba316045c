// The pictures on the page "how to play": the worked example of the rulebook, before and after the dance,
// as the rules tell them: tests/games/druids/test_fixtures.py.

import { dancesOf, fightsOf } from './forecast';
import told from './lessons.json';
import { NOTHING, outcome, waltz, type Plan } from './plan';
import { surveyOf } from './survey';
import type { View } from './view';

const views = told as unknown as Record<'before' | 'after' | 'lost', View>;
const { before, after, lost } = views;

/** Sun plays a 5 on S4: two 5s dance four places clockwise. */
const dance: Plan = waltz('5L', 'S4', dancesOf(told.events));

/** Orange and black fight; purple has the ring. */
const fights: Plan = {
  ...NOTHING,
  ring: after.ring,
  pair: fightsOf(surveyOf(after)).flatMap(({ moon, sun }) => [moon.tree, sun.tree]),
  ...outcome(after, fightsOf(surveyOf(after))),
};

/** Which picture comes in which lesson, after so many paragraphs. */
export const scenes = [
  { lesson: 'oval', after: 0, scene: 'oval', view: before },
  { lesson: 'waltz', after: 2, scene: 'dance', view: before, plan: dance },
  { lesson: 'waltz', after: 4, scene: 'after', view: after, plan: fights },
  { lesson: 'trees', after: 1, scene: 'lost', view: lost },
];
