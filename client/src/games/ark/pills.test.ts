import { expect, it } from 'vitest';
import type { Counted } from './counted';
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
