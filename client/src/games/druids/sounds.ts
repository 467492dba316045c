// How what happens sounds.

import type { Entry, SoundName } from '../../table/game';

const MOVES: Record<string, SoundName> = { waltz: 'lay', place: 'leader', jump: 'leader', drop: 'lay' };
const EVENTS: Record<string, SoundName> = { dance: 'lift', fight: 'war', win: 'decided', lost: 'monument' };

export function sound({ words, seat }: Entry, event: string | null): SoundName | null {
  if (event === null) return seat < 0 ? null : (MOVES[words.split(' ')[0]!] ?? null);
  return EVENTS[event.split(' ')[0]!] ?? null;
}
