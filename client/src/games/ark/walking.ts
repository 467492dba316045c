// Where a walk leaves the Ark: whose pieces the next one can pass.

import { t } from '../../i18n/index.svelte';
import type { Seat } from '../../wire';
import { landOf, neighbours } from './land';
import type { Cell, View } from './view';

/** A walk has so many steps at most. */
const STEPS = 5;

/** How many pieces of others stand within a walk of where the Ark is; on its own space nobody scores. */
function othersNear({ ark, tiles }: View, seat: Seat): number {
  const land = landOf(tiles);
  const reached = new Set<Cell>(ark === null ? [] : [ark]);
  for (let step = 0; step < STEPS; step++)
    for (const cell of [...reached].flatMap(neighbours)) if (land.has(cell)) reached.add(cell);
  const pieces = [...reached].filter((cell) => cell !== ark).flatMap((cell) => land.get(cell)?.piece ?? []);
  return pieces.filter((piece) => piece.seat !== seat).length;
}

/** Fewer of the rival's pieces are near then: the next walk may be the rival's. */
export function leftFor(now: View, then: View, seat: Seat): string {
  const [before, after] = [othersNear(now, seat), othersNear(then, seat)];
  return after < before ? t('ark-note-walk', { a: before, b: after, n: STEPS }) : '';
}
