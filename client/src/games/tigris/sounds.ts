// How what happens sounds.

import type { Entry, SoundName } from '../../table/game';

const MOVES: Record<string, SoundName> = {
  tile: 'lay',
  catastrophe: 'lay',
  commit: 'lay',
  swap: 'lift',
  leader: 'leader',
  withdraw: 'leader',
};
const EVENTS: Record<string, SoundName> = { war: 'war', revolt: 'war', monument: 'monument' };
const DONE: Record<string, SoundName> = { wins: 'decided', gains: 'cube', takes: 'cube' };

export function sound({ words, seat }: Entry, event: string | null): SoundName | null {
  if (event === null) return seat < 0 ? null : (MOVES[words.split(' ')[0]!] ?? null);
  const [first = '', verb = ''] = event.split(' ');
  return EVENTS[first] ?? DONE[verb] ?? null;
}
