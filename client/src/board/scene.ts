// What happened, step by step: one player of scenes for all games.

import { settings } from '../settings.svelte';
import { along, GENTLE, run, type Point } from '../table/motion';
import type { Entry, Seat } from '../wire';

export interface Timed {
  ms: number;
  /** It stays for so long when it is over, so that it can be read. */
  hold?: number;
}

/** A piece that travels, and from where to where in the words of the game. */
export interface Journey<Piece, Where> {
  piece: Piece;
  from: Where;
  to: Where;
}

/** One thing that happens: what travels, and what it changes in the position. A game adds what else there is to see. */
export interface Scene<View, Piece = never, Where = never> extends Timed {
  /** They leave one after another, and the last arrives when the scene is over. */
  flights?: Journey<Piece, Where>[];
  /** They stay where they have come to until everything is over: nothing else shows them there. */
  stays?: boolean;
  /** What changes when it begins, and when it is over, in a copy of the position. */
  lift?(view: View): void;
  land?(view: View): void;
}

/** A piece in the air; it is drawn in what has this id as its `data-flight`. */
export interface Flight<Piece> {
  id: number;
  piece: Piece;
}

/** Quicker, if all together would take longer than this; what is held is held as long. */
export function squeezed<S extends Timed>(scenes: S[], longest: number): S[] {
  const total = scenes.reduce((sum, { ms }) => sum + ms, 0);
  const squeeze = Math.min(1, longest / (total || 1));
  return scenes.map((scene) => ({ ...scene, ms: scene.ms * squeeze }));
}

const READ_MS = 800;

/** How long what has to be read is held: twice as long where somebody else did it, who was not waited for. */
export const reading = ({ seat }: Entry, eyes: Seat | null): number => (seat === eyes ? 1 : 2) * READ_MS;

/** One scene after another; once aborted, nothing more. */
export async function play<S extends Timed>(
  scenes: S[],
  perform: (scene: S) => Promise<void> | void,
  signal: AbortSignal,
): Promise<void> {
  for (const scene of scenes) {
    if (signal.aborted) return;
    await perform(scene);
    if (scene.hold) await hold(scene.hold, signal);
  }
}

/** At the speed that was chosen. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return wait(ms * settings.pace, signal);
}

/** Time to read, at any speed. */
export function hold(ms: number, signal: AbortSignal): Promise<void> {
  return wait(ms * Math.max(1, settings.pace), signal);
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((done) => {
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), done()), { once: true });
  });
}

let count = 0;
export const flightOf = <Piece>(piece: Piece): Flight<Piece> => ({ id: (count += 1), piece });

/** A low arc has nine points; a longer way is gone evenly. */
const ARC = 9;

/** They leave one after another, and the last arrives when the time is over. */
export async function fly(
  flights: { id: number; way: Point[] }[],
  ms: number,
  signal: AbortSignal,
): Promise<void> {
  const gap = flights.length > 1 ? Math.min(110, (0.5 * ms) / flights.length) : 0;
  const duration = ms - gap * (flights.length - 1);
  await Promise.all(
    flights.map(({ id, way }, i) =>
      run(
        document.querySelector(`[data-flight="${id}"]`),
        along(way),
        { duration, delay: gap * i, easing: way.length > ARC ? 'linear' : GENTLE, fill: 'both' },
        signal,
      ),
    ),
  );
}
