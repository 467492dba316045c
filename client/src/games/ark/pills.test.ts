import { expect, it } from 'vitest';
import type { Counted } from './counted';
import { apart } from './discs';
import type { Feature } from './features';
import { view } from './fixtures';
import { foundOf } from './found';
import { at } from './land';
import { pillsOf } from './pills';
import { anchorOf } from './scenery';

it('keeps the worth of fields off all who stand there', () => {
  const found = foundOf(view('rEW.f0+2 0,0 n p1@f0\nrEW.f0-1.f1+1 1,0 n p4@f1\nrEW.f0+1 2,0 n p2@f0'));
  const field = (...parts: string[]): Counted => ({
    feature: { kind: 'field', parts, cells: [] } as unknown as Feature,
    owners: [0],
    points: 4,
  });
  const pills = pillsOf([field('0,0 f0', '1,0 f0', '2,0 f0'), field('1,0 f1', '0,0 f1')], found);
  for (const pill of pills)
    for (const { name, cell, turn, piece } of found.land.values()) {
      const foot = anchorOf(name, turn, piece!.part);
      const [dx, dy] = [100 * at(cell).x + foot.x - pill.x, foot.y - pill.y];
      expect(Math.abs(dx) > 45 || Math.abs(dy) > 25).toBe(true);
    }
});

it('keeps discs on their tile and apart', () => {
  const roads = [50, 18, 82, 50, 50, 82, 18, 50];
  const fields = [75, 25, 75, 75, 25, 75, 25, 25];
  const crossing = [roads, fields].flatMap((all) =>
    [0, 2, 4, 6].map((n) => ({ x: all[n]!, y: all[n + 1]! })),
  );
  const both = { x: 50, y: 8 };
  for (const places of [crossing, [both, both, { x: 50, y: 60 }]]) {
    const discs = apart(places, 14);
    for (const { x, y } of discs) expect(Math.min(x, y, 100 - x, 100 - y)).toBeGreaterThan(14);
    discs.forEach((one, n) =>
      discs.slice(n + 1).forEach((other) => {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(24);
      }),
    );
  }
});
