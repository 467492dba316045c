// What happens in place on the land while a scene is played.

import { moves, type Act } from '../../board/playback.svelte';
import { GENTLE, run } from '../../table/motion';
import { at } from './land';
import type { Scene } from './story';
import type { Cell } from './view';

export function actsOf({ lays, stands, enters, carries, scores, leaves }: Scene): Act[] {
  if (lays) return [arrives(`[data-tile="${lays}"] > g`)];
  if (stands) return [arrives(pieceOn(stands))];
  if (enters) return [arrives('[data-ark]')];
  if (carries) return [carried(carries)];
  if (leaves) return [goes(leaves)];
  return scores ? [fly(scores)] : [];
}

const pieceOn = (cell: Cell): string => `[data-piece="${cell}"]`;

const DROP: Keyframe[] = [
  { transform: 'translate(0px, -34px)', opacity: 0 },
  { transform: 'none', opacity: 1 },
];

const arrives = (what: string): Act => moves(what, DROP, { easing: GENTLE });

const goes =
  ({ cell, seat }: NonNullable<Scene['leaves']>): Act =>
  (frame, ms, signal) => {
    const how = { easing: GENTLE, fill: 'forwards' } as const;
    return moves(pieceOn(cell), leaving(cell, seat, frame), how)(frame, ms, signal);
  };

/** Some steps towards the panel of its player. */
function leaving(cell: Cell, seat: number, frame: Element): Keyframe[] {
  const from = frame.querySelector(pieceOn(cell))?.getBoundingClientRect();
  const to = document.querySelector(`[data-ark-seat="${seat}"]`)?.getBoundingClientRect();
  const [dx, dy] = from && to ? [to.left - from.left, to.top - from.top] : [0, -1];
  const length = Math.hypot(dx, dy) || 1;
  const away = `translate(${(130 * dx) / length}px, ${(130 * dy) / length}px)`;
  return [
    { transform: 'none', opacity: 1 },
    { transform: away, opacity: 0 },
  ];
}

/** The Ark comes from the tile before; whoever it passes gets a point. */
const carried =
  ({ from, to, passes }: NonNullable<Scene['carries']>): Act =>
  (frame, ms, signal) => {
    const [a, b] = [at(from), at(to)];
    const back = `translate(${100 * (a.x - b.x)}px, ${100 * (a.y - b.y)}px)`;
    if (passes !== null) void pop(frame.querySelector(pieceOn(to)), passes, 1, signal);
    return moves('[data-ark]', [{ transform: back }, { transform: 'none' }], { easing: GENTLE })(
      frame,
      ms,
      signal,
    );
  };

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
const fly =
  ({ seat, points, cell }: NonNullable<Scene['scores']>): Act =>
  async (frame, ms, signal) => {
    const from = frame.querySelector(`[data-tile="${cell}"]`)?.getBoundingClientRect();
    const to = document.querySelector(`[data-ark-seat="${seat}"]`)?.getBoundingClientRect();
    if (!from || !to) return;
    const [x, y] = [from.left + from.width / 2, from.top + from.height / 2];
    const way = [
      { transform: 'translate(-50%, -50%) scale(1.2)', opacity: 1 },
      { transform: `translate(${to.left + to.width / 2 - x}px, ${to.top - y}px) scale(.9)`, opacity: 0.9 },
    ];
    await token(seat, points, x, y, way, ms * 1.6, signal);
  };

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
