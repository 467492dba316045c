// Great works: which are within reach, and which an answer completes.

import type { Care } from '../../coach/words';
import { t } from '../../i18n/index.svelte';
import type { Seat } from '../../wire';
import { BOX, ROUNDS, type RitualSpace } from './inventory';
import { areNeighbours } from './prospects';
import { isMet } from './tasks';
import type { View } from './view';

/** From this round on great works are spoken of, where so much is missing at most. */
export const LATE = 4;
const MISSING = 2;
const BUILDINGS = 'six buildings';
const JEWELS = 'six jewels';

/** A seat rolls so many a round. */
const DICE = 3;

/** Great works of which little is missing. */
export function works(view: View, seat: Seat): Care[] {
  if (view.round < LATE) return [];
  const n = BOX.end.points_for_each;
  return worksOf(view, seat)
    .filter(([, [has, needs]]) => has < needs && needs - has <= Math.min(MISSING, within(view, seat)))
    .filter(([name]) => name !== BUILDINGS || pairUp(uncovered(view, seat)))
    .filter(([name, [has, needs]]) => name !== JEWELS || needs - has <= purchases(view))
    .map(([name, [a, b]]) => ({
      key: `work-${name}`,
      text: t('borabora-care-work', { what: named(name), a, b, n }),
    }));
}

/** One piece of jewellery a round, until this one is over. */
const purchases = ({ round }: View): number => ROUNDS - round + 1;

/** The ritual spaces that no building covers. */
function uncovered({ boards }: View, seat: Seat): RitualSpace[] {
  const covered = new Set(Object.values(boards[seat]?.built ?? {}).flat());
  return BOX.ritual_spaces.filter(({ id }) => !covered.has(id));
}

/** Whether buildings could cover them all, two neighbours each: none is walled in. */
function pairUp([first, ...others]: RitualSpace[]): boolean {
  if (!first) return true;
  const beside = others.filter((other) => areNeighbours(first, other));
  return beside.some((one) => pairUp(others.filter((other) => other !== one)));
}

/** How much can still come: mostly one thing a die and round, and one more by people. */
export function within({ round, boards }: View, seat: Seat): number {
  return (ROUNDS - round) * (DICE + 1) + (boards[seat]?.dice.length ?? 0) + 1;
}

/** Great works that are complete with it. */
export function done(now: View, then: View, seat: Seat): string[] {
  const before = now.survey.works?.[seat] ?? {};
  return worksOf(then, seat)
    .filter(([name, work]) => isMet(work) && !isMet(before[name] ?? work))
    .map(([name]) => t('borabora-note-work', { what: named(name), n: BOX.end.points_for_each }));
}

const worksOf = ({ survey }: View, seat: Seat) => Object.entries(survey.works?.[seat] ?? {});

const named = (work: string): string => t(`borabora-why-${work.replace(' ', '-')}`);
