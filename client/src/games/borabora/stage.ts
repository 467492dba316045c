// Plays the scenes of a story.

import { flightOf, fly, play as playAll, type Flight } from '../../board/scene';
import type { Point } from '../../table/motion';
import type { Flyer, Scene, Where } from './story';

export { story } from './story';

interface Theatre {
  signal: AbortSignal;
  /** The middle of a place in pixels of the window; null if it is not on the page now. */
  pointOf(where: Where): Point | null;
  /** Puts flying pieces on the page, before they fly, and lifts the part that is counted. */
  show(flights: Flight<Flyer>[], part: string | null): Promise<void>;
}

/** Plays all scenes, one after another; once aborted, the rest happens at once. Pieces stay where they land. */
export async function play(scenes: Scene[], { signal, pointOf, show }: Theatre): Promise<void> {
  const flights: Flight<Flyer>[] = [];
  const perform = async ({ piece, ms, part, ...where }: Scene) => {
    const [from, to] = [pointOf(where.from), pointOf(where.to)];
    if (!from || !to) return;
    const flight = flightOf(piece);
    flights.push(flight);
    await show([...flights], part ?? null);
    await fly([{ ...flight, from, to }], ms, signal);
    if ('seat' in where.to) flights.pop();
  };
  await playAll(scenes, perform, signal);
}
