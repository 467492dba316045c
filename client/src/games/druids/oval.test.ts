import { describe, expect, it } from 'vitest';
import { arrows } from './arrows';
import { clearing, crownAt, druidAt, neighbour, slotOf, type Point } from './clearing';
import { oval, route } from './oval';
import { RING } from './view';

const STAGES = [
  { name: 'desktop', width: 1056, height: 626, shape: 'wide' },
  { name: 'large desktop', width: 1496, height: 830, shape: 'wide' },
  { name: 'tablet', width: 768, height: 690, shape: 'tall' },
  { name: 'phone', width: 382, height: 530, shape: 'tall' },
  { name: 'thumbnail', width: 640, height: 400, shape: 'wide' },
] as const;

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

describe('the ten places', () => {
  it('have their owner below: Moon sees the oval turned by half', () => {
    expect(RING.map((place) => slotOf(place, 'sun'))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(slotOf('S4', 'moon')).toBe(slotOf('M1', 'sun'));
    expect(slotOf('MC', 'moon')).toBe(slotOf('SC', 'sun'));
  });

  it.each(STAGES)('lie $shape on a $name', ({ width, height, shape }) => {
    expect(clearing(width, height).shape).toBe(shape);
  });

  it.each(STAGES)('stay within the stage and apart from each other on a $name', ({ width, height }) => {
    const ground = clearing(width, height);
    for (const spot of ground.spots) {
      expect(spot.x - 0.5 * ground.card).toBeGreaterThan(0);
      expect(spot.x + 0.5 * ground.card).toBeLessThan(width);
      if (spot.outward === 0) continue;
      const crown = crownAt(ground, spot);
      expect(crown.y - ground.crown.height / 2).toBeGreaterThanOrEqual(0);
      expect(crown.y + ground.crown.height / 2).toBeLessThanOrEqual(height);
      expect(druidAt(ground, spot).x - 0.34 * ground.card).toBeGreaterThanOrEqual(0);
    }
    ground.spots.forEach((spot, i) =>
      ground.spots
        .slice(i + 1)
        .forEach((other) => expect(distance(spot, other)).toBeGreaterThan(1.3 * ground.card)),
    );
  });

  it.each(STAGES)('keep every crown clear of its spirit on a $name', ({ width, height }) => {
    const ground = clearing(width, height);
    for (const spot of ground.spots.filter(({ outward }) => outward !== 0)) {
      const gap = Math.abs(crownAt(ground, spot).y - spot.y) - ground.crown.height / 2 - 0.7 * ground.card;
      expect(gap).toBeGreaterThan(0);
    }
  });

  it('run clockwise on the screen', () => {
    const { points } = oval(clearing(1056, 626));
    const area = points.reduce((sum, p, i) => {
      const q = points[(i + 1) % points.length]!;
      return sum + p.x * q.y - q.x * p.y;
    }, 0);
    expect(area).toBeGreaterThan(0); // y points down
  });
});

describe('the way', () => {
  it.each(STAGES)('leads from place to place without a jump on a $name', ({ width, height }) => {
    const ground = clearing(width, height);
    const way = oval(ground);
    for (let slot = 0; slot < 10; slot += 1) {
      const path = route(way, slot, (slot + 4) % 10, true);
      expect(distance(path[0]!, ground.spots[slot]!)).toBeLessThan(1);
      expect(distance(path.at(-1)!, ground.spots[(slot + 4) % 10]!)).toBeLessThan(1);
      path.slice(1).forEach((p, i) => expect(distance(p, path[i]!)).toBeLessThan(0.5 * ground.card));
    }
  });

  it('goes the other way round counter-clockwise', () => {
    const way = oval(clearing(1056, 626));
    expect(route(way, 7, 3, false)).toEqual(route(way, 3, 7, true).reverse());
  });

  it('bows inwards at a lost tree', () => {
    const ground = clearing(1056, 626);
    const middle = ground.height / 2;
    const at = (lost: number[]) => route(oval(ground, lost), 2, 3, true)[0]!;
    expect(Math.abs(at([2]).y - middle)).toBeLessThan(Math.abs(at([]).y - middle) - 0.5 * ground.card);
  });
});

describe('arrows', () => {
  const ground = clearing(1056, 626);

  it('that share a stretch run in different lanes', () => {
    const lanes = arrows(ground, [
      { from: 5, to: 9, clockwise: true },
      { from: 8, to: 2, clockwise: true },
      { from: 3, to: 4, clockwise: true },
    ]).map(({ lane }) => lane);
    expect(lanes).toEqual([0, 1, 0]);
  });

  it.each(STAGES)('begin and end on the inside of their places on a $name', ({ width, height }) => {
    const stage = clearing(width, height);
    const centre = { x: width / 2, y: height / 2 };
    for (let from = 0; from < 10; from += 1) {
      const to = (from + 3) % 10;
      const [arrow] = arrows(stage, [{ from, to, clockwise: true }]);
      for (const [end, slot] of [
        [arrow!.points[0]!, from],
        [arrow!.points.at(-1)!, to],
      ] as const) {
        const spot = stage.spots[slot]!;
        const axis = spot.outward === 0 ? 'x' : 'y';
        expect(Math.abs(end[axis] - centre[axis])).toBeLessThan(Math.abs(spot[axis] - centre[axis]));
        expect(distance(end, spot)).toBeLessThan(1.1 * stage.card);
      }
    }
  });

  it.each(STAGES)(
    'pass between the spirits and the middle, each lane further in, on a $name',
    ({ width, height }) => {
      const stage = clearing(width, height);
      const passing = [4, 3].map((from) => ({ from, to: (from + 4) % 10, clockwise: true }));
      const depths = arrows(stage, passing).map(({ points }) => {
        const spot = stage.spots[6]!; // a tree of the far row that both pass
        const here = points.reduce((best, p) =>
          Math.abs(p.x - spot.x) < Math.abs(best.x - spot.x) ? p : best,
        );
        return here.y - spot.y - 0.7 * stage.card;
      });
      expect(depths[0]).toBeGreaterThan(0);
      expect(depths[1]).toBeGreaterThan(depths[0]! + 0.05 * stage.card);
      expect(depths[1]).toBeLessThan(height / 2 - stage.spots[6]!.y - 0.7 * stage.card);
    },
  );
});

describe('arrow keys', () => {
  const { spots } = clearing(1056, 626);
  const go = (from: 'M1' | 'M2' | 'M4' | 'MC' | 'S1' | 'S4' | 'SC', key: string) =>
    RING[neighbour(spots, slotOf(from, 'sun'), key)];

  it('follow the screen', () => {
    expect(go('M2', 'ArrowRight')).toBe('M3');
    expect(go('M2', 'ArrowDown')).toBe('S2');
    expect(go('M1', 'ArrowLeft')).toBe('MC');
    expect(go('MC', 'ArrowUp')).toBe('M1');
    expect(go('MC', 'ArrowDown')).toBe('S1');
    expect(go('M4', 'ArrowRight')).toBe('SC');
    expect(go('SC', 'ArrowLeft')).toMatch(/[MS]4/);
    expect(go('S4', 'ArrowUp')).toMatch(/M4|SC/);
  });

  it('stay where nothing lies further on', () => {
    expect(go('M2', 'ArrowUp')).toBe('M2');
    expect(go('MC', 'ArrowLeft')).toBe('MC');
  });

  it('reach all ten places', () => {
    const seen = new Set([0]);
    for (const slot of seen) {
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'])
        seen.add(neighbour(spots, slot, key));
    }
    expect(seen.size).toBe(10);
  });
});
