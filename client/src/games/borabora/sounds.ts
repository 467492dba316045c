// How what happens sounds.

import type { Entry, SoundName } from '../../table/game';

/** What points were for, where that sounds like more than points. */
const SCORED: Record<string, SoundName> = {
  building: 'monument',
  task: 'score',
  temple: 'score',
  status: 'score',
};

export function sound({ words, seat }: Entry, event: string | null): SoundName | null {
  if (event === null) return seat < 0 || words === 'pass' ? null : 'lay';
  const [, verb, , why = ''] = event.split(' ');
  return verb === 'scores' ? (SCORED[why] ?? 'cube') : null;
}
