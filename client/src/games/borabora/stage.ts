// Plays the scenes of a story.

import { GENTLE, along, arc, run, type Point } from '../../table/motion';
import type { Scene, Where } from './story';

export interface Flight {
  id: number;
  piece: Scene['piece'];
}

interface Theatre {
  signal: AbortSignal;
  /** The middle of a place in pixels of the window; null if it is not on the page now. */
  pointOf(where: Where): Point | null;
  /** Puts flying pieces on the page, before they fly. */
  show(flights: Flight[]): Promise<void>;
}

let count = 0;

/** Plays all scenes, one after another; once aborted, the rest happens at once. Pieces stay where they land. */
export async function play(scenes: Scene[], { signal, pointOf, show }: Theatre): Promise<void> {
  const flights: Flight[] = [];
  for (const { piece, from, to, ms } of scenes) {
    const [a, b] = [pointOf(from), pointOf(to)];
    if (signal.aborted) return;
    if (!a || !b) continue;
    const id = (count += 1);
    flights.push({ id, piece });
    await show([...flights]);
    const stays = !('seat' in to);
    await run(
      document.querySelector(`[data-flight="${id}"]`),
      along(arc(a, b)),
      { duration: ms, easing: GENTLE, fill: 'both' },
      signal,
    );
    if (!stays) flights.pop();
  }
}
