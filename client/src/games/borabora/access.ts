// Whether a die can lie on an action tile, as far as the answers tell.

import type { God } from './inventory';
import type { Picking } from './picking.svelte';
import { below, type View } from './view';

/** It can, it can if a god helps, no die is low enough, or there would be nothing to do; null: nobody is asked. */
export type Access = 'open' | 'god' | 'barred' | 'idle' | null;

/** The die that is chosen. */
export const faceOf = (picking: Picking): string | null =>
  picking.aim[0] === 'die' ? (picking.aim[1] ?? null) : null;

/** The dice that this action takes by themselves, and those that it takes with gods, by the gods. */
export function fitsOf({ answers, waysTo }: Pick<Picking, 'answers' | 'waysTo'>, action: string) {
  const faces = new Set(answers.flatMap(({ aim }) => (aim[0] === 'die' ? [aim[1]!] : [])));
  const found = { free: [] as string[], helped: new Map<string, { gods: God[]; faces: string[] }>() };
  for (const face of [...faces].toSorted()) {
    const way = waysTo('die', face, action)[0];
    const gods = way?.calls.map(({ god }) => god) ?? [];
    if (way && gods.length === 0) found.free.push(face);
    if (gods.length === 0) continue;
    const helped = found.helped.get(gods.join()) ?? { gods, faces: [] };
    found.helped.set(gods.join(), { gods, faces: [...helped.faces, face] });
  }
  return { free: found.free, helped: [...found.helped.values()] };
}

export const diceOf = ({ ask, boards }: View): number[] => boards[ask?.seat ?? 0]?.dice ?? [];

export function accessOf(view: View, picking: Picking, tile: string, action: string): Access {
  if (!picking.can('die')) return null;
  const face = faceOf(picking);
  if (picking.can('die', face, action))
    return picking.needed('die', face, action).length > 0 ? 'god' : 'open';
  const lowest = Math.min(...(face ? [Number(face)] : diceOf(view)));
  return lowest < below(view, tile) ? 'idle' : 'barred';
}
