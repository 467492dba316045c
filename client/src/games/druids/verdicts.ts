// How fights end, at each tree whose druid fights: those to come, and those that were fought last.

import type { LastMove } from '../../table/game';
import type { Entry } from '../../wire';
import type { Pair } from './survey';
import { CULTS, ownerOf, TREES, type Cult, type TreeName, type View } from './view';

export interface Verdict {
  at: TreeName;
  /** That fought, whatever lies there since; null while the spirit is face down. */
  strength: number | null;
  how: 'win' | 'lose' | 'tie' | 'open';
}

/** Of fights to come; where nobody fights at a bare tree, there is none. */
export const foreseenIn = (fights: Pair[]): Verdict[] =>
  fights.filter(({ winner }) => winner !== 'none').flatMap((pair) => CULTS.map((cult) => side(pair, cult)));

function side(pair: Pair, cult: Cult): Verdict {
  const { tree: at, strength } = pair[cult];
  const isDecided = pair.winner === 'moon' || pair.winner === 'sun';
  return {
    at,
    strength,
    how: isDecided ? (pair.winner === cult ? 'win' : 'lose') : (pair.winner as 'tie' | 'open'),
  };
}

/** Of the fights in these moves, the last at each tree; where the druids still stand. */
export function foughtIn(last: LastMove[], view: View): Verdict[] {
  const fought = last.flatMap(({ entry }) => entry.events.flatMap((event) => verdictsOf(entry, event, view)));
  const latest = new Map(fought.map((verdict) => [verdict.at, verdict]));
  return [...latest.values()].filter(({ at }) => view.trees[at].druid !== null);
}

/** Of the fight whose outcome this event tells, if it tells one. */
export function verdictsOf(entry: Entry, event: string, view: View): Verdict[] {
  const [kind, colour, winner, loser] = event.split(' ');
  const strengths = strengthsOf(entry, event);
  const at = (tree: TreeName, how: Verdict['how']) => ({ at: tree, how, strength: strengths[ownerOf(tree)] });
  if (kind === 'win') return [at(winner as TreeName, 'win'), at(loser as TreeName, 'lose')];
  if (kind !== 'tie') return [];
  return TREES.filter((tree) => view.trees[tree].druid === colour).map((tree) => at(tree, 'tie'));
}

/** Of a fight whose outcome this event tells: they stand in the event before. */
export function strengthsOf({ events }: Entry, event: string): Record<Cult, number> {
  const [, , moon = '', sun = ''] = events[events.indexOf(event) - 1]?.split(' ') ?? [];
  return { moon: Number(moon), sun: Number(sun) };
}
