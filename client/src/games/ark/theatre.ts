// Plays the scenes of a story on the board.

import { pause, play as playAll } from '../../board/scene';
import { GENTLE, run } from '../../table/motion';
import { at } from './land';
import type { Feature } from './features';
import type { Scene } from './story';
import type { Cell, View } from './view';

export interface Theatre {
  frame: HTMLElement;
  signal: AbortSignal;
  show(view: View): Promise<void>;
  flash(features: Feature[]): Promise<void>;
}

/** Plays all scenes; once aborted, the rest happens at once. */
export const play = (scenes: Scene[], theatre: Theatre): Promise<void> =>
  playAll(
    scenes,
    async (scene) => {
      await theatre.flash([]);
      await perform(scene, theatre);
    },
    theatre.signal,
  );

async function perform(scene: Scene, theatre: Theatre): Promise<void> {
  const { frame, signal } = theatre;
  const timing = { duration: scene.ms, easing: GENTLE };
  if (scene.kind === 'flash') {
    await theatre.flash(scene.features);
    return pause(scene.ms, signal);
  }
  if (scene.kind === 'home') {
    const away = leaving(scene.cell, scene.seat, frame);
    await run(
      frame.querySelector(`[data-piece="${scene.cell}"]`),
      away,
      { ...timing, fill: 'forwards' },
      signal,
    );
    return theatre.show(scene.view);
  }
  if (scene.kind === 'score') {
    await fly(scene, theatre);
    return theatre.show(scene.view);
  }
  await theatre.show(scene.view);
  if (scene.kind === 'carry') await carry(scene, theatre, timing);
  else await run(arriving(scene, frame), DROP, timing, signal);
}

/** Some steps towards the panel of its player. */
function leaving(cell: Cell, seat: number, frame: HTMLElement): Keyframe[] {
  const from = frame.querySelector(`[data-piece="${cell}"]`)?.getBoundingClientRect();
  const to = document.querySelector(`[data-ark-seat="${seat}"]`)?.getBoundingClientRect();
  const [dx, dy] = from && to ? [to.left - from.left, to.top - from.top] : [0, -1];
  const length = Math.hypot(dx, dy) || 1;
  const away = `translate(${(130 * dx) / length}px, ${(130 * dy) / length}px)`;
  return [
    { transform: 'none', opacity: 1 },
    { transform: away, opacity: 0 },
  ];
}

const DROP: Keyframe[] = [
  { transform: 'translate(0px, -34px)', opacity: 0 },
  { transform: 'none', opacity: 1 },
];

function arriving(scene: Scene & { cell: Cell }, frame: HTMLElement): Element | null {
  if (scene.kind === 'enter') return frame.querySelector('[data-ark]');
  return frame.querySelector(
    scene.kind === 'lay' ? `[data-tile="${scene.cell}"] > g` : `[data-piece="${scene.cell}"]`,
  );
}

/** The Ark comes from the tile before; whoever it passes gets a point. */
async function carry(
  { from, to, passes }: Extract<Scene, { kind: 'carry' }>,
  { frame, signal }: Theatre,
  timing: KeyframeAnimationOptions,
): Promise<void> {
  const [a, b] = [at(from), at(to)];
  const back = `translate(${100 * (a.x - b.x)}px, ${100 * (a.y - b.y)}px)`;
  if (passes !== null) void pop(frame.querySelector(`[data-piece="${to}"]`), passes, 1, signal);
  await run(frame.querySelector('[data-ark]'), [{ transform: back }, { transform: 'none' }], timing, signal);
}

/** A token with points above a piece. */
async function pop(over: Element | null, seat: number, points: number, signal: AbortSignal): Promise<void> {
  if (!over) return;
  const { left, top, width } = over.getBoundingClientRect();
  const rise = [
    { transform: 'translate(-50%, 0) scale(.6)', opacity: 0 },
    { transform: 'translate(-50%, -26px) scale(1)', opacity: 1, offset: 0.4 },
    { transform: 'translate(-50%, -40px) scale(1)', opacity: 0 },
  ];
  await token(seat, points, left + width / 2, top, rise, 700, signal);
}

/** The points travel to their player. */
async function fly(
  { seat, points, cell, ms }: Extract<Scene, { kind: 'score' }>,
  { frame, signal }: Theatre,
): Promise<void> {
  const from = frame.querySelector(`[data-tile="${cell}"]`)?.getBoundingClientRect();
  const to = document.querySelector(`[data-ark-seat="${seat}"]`)?.getBoundingClientRect();
  if (!from || !to) return;
  const [x, y] = [from.left + from.width / 2, from.top + from.height / 2];
  const way = [
    { transform: 'translate(-50%, -50%) scale(1.2)', opacity: 1 },
    { transform: `translate(${to.left + to.width / 2 - x}px, ${to.top - y}px) scale(.9)`, opacity: 0.9 },
  ];
  await token(seat, points, x, y, way, ms * 1.6, signal);
}

async function token(
  seat: number,
  points: number,
  x: number,
  y: number,
  keyframes: Keyframe[],
  duration: number,
  signal: AbortSignal,
): Promise<void> {
  const disc = document.createElement('div');
  disc.textContent = `+${points}`;
  disc.setAttribute('aria-hidden', 'true');
  disc.style.cssText = `position:fixed;left:${x}px;top:${y}px;z-index:30;pointer-events:none;min-width:34px;
    padding:4px 8px;border-radius:17px;text-align:center;font:700 15px/1.3 var(--font-ui);
    background:var(--p${seat + 1});color:var(--p${seat + 1}-on);border:2px solid #fffdf6;box-shadow:var(--e2)`;
  document.body.append(disc);
  await run(disc, keyframes, { duration, easing: 'ease-in-out', fill: 'both' }, signal);
  disc.remove();
}
