// Where a walk leaves the Ark: whose pieces the next one can pass.

import { t } from '../../i18n/index.svelte';
import type { Seat } from '../../wire';
import { landOf, neighbours } from './land';
import type { Cell, View } from './view';

/** A walk has so many steps at most. */
const STEPS = 5;

interface Near {
  own: number;
  theirs: number;
}

/** Whose pieces stand within a walk of where the Ark is; on its own space nobody scores. */
function nearArk({ ark, tiles }: View, seat: Seat): Near {
  const land = landOf(tiles);
  const reached = new Set<Cell>(ark === null ? [] : [ark]);
  for (let step = 0; step < STEPS; step++)
    for (const cell of [...reached].flatMap(neighbours)) if (land.has(cell)) reached.add(cell);
  const pieces = [...reached].filter((cell) => cell !== ark).flatMap((cell) => land.get(cell)?.piece ?? []);
  const own = pieces.filter((piece) => piece.seat === seat).length;
  return { own, theirs: pieces.length - own };
}

/** It stands better for one's own pieces then than before. */
export function leftFor(now: View, then: View, seat: Seat): string {
  const [before, after] = [nearArk(now, seat), nearArk(then, seat)];
  return after.own - after.theirs > before.own - before.theirs
    ? t('ark-note-walk', { ...after, n: STEPS })
    : '';
}
