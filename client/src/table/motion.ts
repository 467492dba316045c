// How things move on the boards: with the Web Animations API, transform and opacity only.

import { settings } from '../settings.svelte';

export interface Point {
  x: number;
  y: number;
}

/** Slow to begin, slower to end: whatever travels is put down. */
export const GENTLE = 'cubic-bezier(.3, 0, .2, 1)';

/** Runs an animation to its end at the speed that was chosen, or jumps there when aborted. */
export async function run(
  element: Element | null,
  keyframes: Keyframe[],
  options: KeyframeAnimationOptions,
  signal: AbortSignal,
): Promise<void> {
  if (!element || signal.aborted) return;
  const { duration = 0, delay = 0 } = options;
  const paced = { duration: Number(duration) * settings.pace, delay: delay * settings.pace };
  const animation = element.animate(keyframes, { ...options, ...paced });
  const end = () => animation.finish();
  signal.addEventListener('abort', end, { once: true });
  await animation.finished.catch(() => {});
  signal.removeEventListener('abort', end);
}

/** From a to b in a low arc: whatever travels is in somebody's hand. */
export function arc(a: Point, b: Point, rise = lowRise(a, b)): Point[] {
  return Array.from({ length: 9 }, (_, i) => {
    const part = i / 8;
    const up = Math.sin(part * Math.PI) * rise;
    return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part - up };
  });
}

const lowRise = (a: Point, b: Point): number => Math.min(60, Math.hypot(b.x - a.x, b.y - a.y) * 0.15);

/** Through these points. */
export const along = (points: Point[]): Keyframe[] =>
  points.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
