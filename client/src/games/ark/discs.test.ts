import { expect, it } from 'vitest';
import { apart } from './discs';
import { anchorOf, groundsOf, partAt } from './scenery';
import { SET } from './tile.fixtures';
import { kindOf, tileOf, TURNS } from './tile';

const RADIUS = 14;

/** Where the discs are if somebody can be put on each of these parts. */
function discsOn(name: string, turn: (typeof TURNS)[number], parts: string[]) {
  const places = parts.map((part) => anchorOf(name, turn, part));
  const grounds = parts.map((part) => groundsOf(name, turn, part));
  return apart(places, grounds, RADIUS);
}

it.each(SET.map(([name]) => name))(
  'puts the discs of %s on the parts they mean, and none over another',
  (name) => {
    const parts = [...tileOf(name).parts.keys()];
    const twice = [...parts, ...parts.filter((part) => kindOf(part) === 'city')]; // the prophet, too
    for (const turn of TURNS)
      for (const all of [parts, twice]) {
        const discs = discsOn(name, turn, all);
        expect(discs.map((at) => partAt(name, turn, at))).toEqual(all);
        discs.forEach((one, n) => {
          expect(Math.min(one.x, one.y, 100 - one.x, 100 - one.y)).toBeGreaterThanOrEqual(RADIUS - 6);
          for (const other of discs.slice(n + 1))
            expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(24);
        });
      }
  },
);
