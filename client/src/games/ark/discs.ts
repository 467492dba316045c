// Discs on one tile: each as near to its place as the others and the border of the tile allow.

import type { At } from './land';

const ROUNDS = 60;

export function apart(places: At[], radius: number): At[] {
  const within = (n: number) => Math.min(Math.max(n, radius + 1), 99 - radius);
  const discs = places.map(({ x, y }, n) => ({ x: within(x), y: within(y) + n / 100 }));
  for (let round = 0; round < ROUNDS; round++)
    for (const [n, one] of discs.entries())
      for (const other of discs.slice(n + 1)) {
        const [dx, dy] = [other.x - one.x || 0.01, other.y - one.y];
        const far = Math.hypot(dx, dy);
        const by = (2 * radius + 1 - far) / 2 / far;
        if (by <= 0) continue;
        Object.assign(one, { x: within(one.x - dx * by), y: within(one.y - dy * by) });
        Object.assign(other, { x: within(other.x + dx * by), y: within(other.y + dy * by) });
      }
  return discs;
}
