// Plays the scenes of a story with the Web Animations API: transform and opacity only.

import type { Scene, Where } from './story';

export interface Flight {
  id: number;
  piece: Scene['piece'];
}

interface Point {
  x: number;
  y: number;
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
    await run(document.querySelector(`[data-flight="${id}"]`), arc(a, b), signal, ms);
    if (!stays) flights.pop();
  }
}

/** From a to b in a low arc: whatever travels is in somebody's hand. */
function arc(a: Point, b: Point): Keyframe[] {
  const rise = Math.min(60, Math.hypot(b.x - a.x, b.y - a.y) * 0.15);
  return Array.from({ length: 9 }, (_, i) => {
    const part = i / 8;
    const x = a.x + (b.x - a.x) * part;
    const y = a.y + (b.y - a.y) * part - Math.sin(part * Math.PI) * rise;
    return { transform: `translate(${x}px, ${y}px)` };
  });
}

/** Runs an animation to its end, or jumps there when aborted. */
async function run(
  element: Element | null,
  keyframes: Keyframe[],
  signal: AbortSignal,
  duration: number,
): Promise<void> {
  if (!element || signal.aborted) return;
  const animation = element.animate(keyframes, {
    duration,
    easing: 'cubic-bezier(.3, 0, .2, 1)',
    fill: 'both',
  });
  const end = () => animation.finish();
  signal.addEventListener('abort', end, { once: true });
  await animation.finished.catch(() => {});
  signal.removeEventListener('abort', end);
}
