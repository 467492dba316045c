// Discs on one tile: each on its own part, as near to where a piece stands there as the others allow.

import type { At } from './land';

const ROUNDS = 12;
/** To lie over another disc is so much worse than to be off one's place. */
const CROWDED = 10;
/** A disc may reach over the border of the tile by so much: a part may be smaller than it. */
const OVER = 6;

/** `places`: where the pieces stand; `grounds`: the points of the part of each. */
export function apart(places: At[], grounds: At[][], radius: number): At[] {
  const [least, most] = [radius - OVER, 100 - radius + OVER];
  const within = ({ x, y }: At) => Math.min(x, y) >= least && Math.max(x, y) <= most;
  const free = grounds.map((ground, n) => {
    const inside = ground.filter(within);
    return inside.length > 0 ? inside : [places[n]!];
  });
  let discs = places;
  for (let round = 0; round < ROUNDS; round++) {
    const before = discs;
    for (const [n, place] of places.entries()) {
      const others = discs.filter((_, other) => other !== n);
      const cost = (at: At) => far(at, place) + CROWDED * overlap(at, others, radius);
      const best = free[n]!.reduce((a, b) => (cost(b) < cost(a) ? b : a));
      discs = discs.map((disc, other) => (other === n ? best : disc));
    }
    if (discs.every((disc, n) => disc === before[n])) break;
  }
  return discs;
}

const far = (a: At, b: At): number => Math.hypot(a.x - b.x, a.y - b.y);

const overlap = (at: At, others: At[], radius: number): number =>
  others.reduce((sum, other) => sum + Math.max(0, 2 * radius + 1 - far(at, other)), 0);
