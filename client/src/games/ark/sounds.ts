// How what happens sounds.

import type { Entry, SoundName } from '../../table/game';

const MOVES: Record<string, SoundName> = { tile: 'lay', follower: 'leader', prophet: 'leader' };

export function sound({ words, seat }: Entry, event: string | null): SoundName | null {
  if (event === null) return seat < 0 ? null : (MOVES[words.split(' ')[0]!] ?? null);
  if (event.startsWith('ark ')) return 'ark';
  if (event.startsWith('complete city')) return 'city';
  if (event.startsWith('complete')) return 'score';
  return event.includes(' scores ') ? 'cube' : null;
}
