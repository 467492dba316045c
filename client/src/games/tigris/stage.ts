// Plays the scenes of a story.

import { GENTLE, along, arc, run } from '../../table/motion';
import type { Flyer, Scene, Where } from './story';
import type { Point } from './hull';
import { letterAt } from './survey';
import type { CellName, View } from './view';

export interface Flight {
  id: number;
  piece: Flyer;
}

interface Theatre {
  svg: SVGSVGElement;
  signal: AbortSignal;
  /** In pixels of the window. */
  pointOf(where: Where): Point;
  /** Puts flying pieces on the page, before they fly. */
  show(flights: Flight[]): Promise<void>;
  /** Puts this position on the board. */
  set(view: View): Promise<void>;
}

let count = 0;

/** Plays all scenes; once aborted, the rest happens at once. */
export async function play(scenes: Scene[], view: View, theatre: Theatre): Promise<void> {
  let now = view;
  for (const scene of scenes) {
    if (theatre.signal.aborted) return;
    const points = scene.flights?.map(
      ({ from, to }) => [theatre.pointOf(from), theatre.pointOf(to)] as const,
    );
    if (scene.lift) await theatre.set((now = scene.lift(now)));
    if (scene.flights) await fly(scene, points!, theatre);
    else await perform(scene, now, theatre);
    if (scene.land) await theatre.set((now = scene.land(now)));
  }
}

async function fly(
  { flights = [], ms }: Scene,
  points: (readonly [Point, Point])[],
  { show, signal }: Theatre,
): Promise<void> {
  const all = flights.map(({ piece }) => ({ id: (count += 1), piece }));
  await show(all);
  const gap = flights.length > 1 ? Math.min(110, (0.5 * ms) / flights.length) : 0;
  await Promise.all(
    all.map(({ id }, i) =>
      run(
        document.querySelector(`[data-flight="${id}"]`),
        along(arc(...points[i]!)),
        { duration: ms - gap * (all.length - 1), delay: gap * i, easing: GENTLE, fill: 'both' },
        signal,
      ),
    ),
  );
  await show([]);
}

/** What happens in place. */
async function perform(
  { ms, fall, turn, rise, nod, tint }: Scene,
  view: View,
  { svg, signal }: Theatre,
): Promise<void> {
  const moves: [CellName[], Keyframe[]][] = [
    [fall ?? [], [{}, { transform: 'translateY(30%) rotate(28deg) scale(.7)', opacity: 0 }]],
    [turn ?? [], [{}, { transform: 'scaleX(0)' }]],
    [rise ? [rise] : [], [{ transform: 'translateY(18%) scale(.4)', opacity: 0 }, {}]],
    [nod ?? [], [{}, { transform: 'scale(1.22)' }, {}]],
  ];
  const timing = { duration: ms, easing: 'ease-in-out' };
  const letters = new Set(tint?.map((cell) => letterAt(view, cell)));
  await Promise.all([
    ...moves.flatMap(([cells, frames]) =>
      cells.map((cell) => run(svg.querySelector(`[data-art="${cell}"] > g`), frames, timing, signal)),
    ),
    ...[...letters].map((letter) =>
      run(
        svg.querySelector(`[data-kingdom="${letter}"] > .tint`),
        [{}, { opacity: 0.45 }, {}],
        timing,
        signal,
      ),
    ),
  ]);
}
