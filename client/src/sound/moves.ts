import type { Entry, GameClient } from '../table/game';
import type { SoundName } from './names';

/** However much a move brings, nobody wants to hear more. */
const MOST = 6;

/** What is heard of a move and of what came of it: the same sound twice in a row only where cubes fall. */
export function soundsOf(entry: Entry, game: GameClient): SoundName[] {
  if (!game.sound) return entry.seat < 0 || entry.undo ? [] : ['lay'];
  const found = [null, ...entry.events].flatMap((event) => game.sound?.(entry, event) ?? []);
  return found.filter((name, n) => name === 'cube' || name !== found[n - 1]).slice(0, MOST);
}
