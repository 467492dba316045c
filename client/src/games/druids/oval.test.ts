import { describe, expect, it } from 'vitest';
import { arrows } from './arrows';
import { nearest } from '../../board/focus';
import { clearing, crownAt, druidAt, slotOf, type Point } from './clearing';
import { example } from './fixtures';
import { oval, route } from './oval';
import { settingOf } from './setting';
import { RING } from './view';

const STAGES = [
  { name: 'desktop', width: 1056, height: 626, shape: 'wide' },
  { name: 'large desktop', width: 1496, height: 830, shape: 'wide' },
  { name: 'tablet', width: 768, height: 690, shape: 'tall' },
  { name: 'phone', width: 382, height: 530, shape: 'tall' },
  { name: 'phone below a coach', width: 390, height: 282, shape: 'tall' },
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

  it('stay where they are when something is said below, unless they could be much larger', () => {
    const tall = clearing(768, 690);
    expect([clearing(768, 540).shape, clearing(768, 540, tall).shape]).toEqual(['wide', 'tall']);
    expect(clearing(768, 690, clearing(768, 540)).shape).toBe('wide');
    expect(clearing(768, 760, clearing(768, 540)).shape).toBe('tall');
    expect(clearing(1024, 540, tall).shape).toBe('wide'); // it was turned
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
  const setting = settingOf(clearing(964, 676), 'sun', example());

  it('that share a stretch run in different lanes', () => {
    const lanes = arrows(setting, [
      { from: 5, to: 9, clockwise: true },
      { from: 8, to: 2, clockwise: true },
      { from: 3, to: 4, clockwise: true },
    ]).map(({ lane }) => lane);
    expect(lanes).toEqual([0, 1, 0]);
  });

  it.each(STAGES)('follow the way and end at the edge of their place on a $name', ({ width, height }) => {
    const stage = settingOf(clearing(width, height), 'sun', example());
    const { card, spots } = stage.ground;
    for (let from = 0; from < 10; from += 1) {
      const to = (from + 3) % 10;
      const [arrow] = arrows(stage, [{ from, to, clockwise: true }]);
      for (const point of arrow!.points)
        expect(Math.min(...stage.way.points.map((p) => distance(p, point)))).toBeLessThan(0.1 * card);
      expect(distance(arrow!.points.at(-1)!, spots[to]!)).toBeGreaterThan(0.45 * card);
      expect(distance(arrow!.points.at(-1)!, spots[to]!)).toBeLessThan(1.4 * card);
    }
  });

  it('count their steps, past lost trees', () => {
    const [far] = arrows(setting, [{ from: 7, to: 1, clockwise: true }]);
    expect(far!.steps.map(({ n }) => n)).toEqual([1, 2, 3, 4]);
    const [past] = arrows({ ...setting, lost: [8] }, [{ from: 7, to: 1, clockwise: true }]);
    expect(past!.steps.map(({ n }) => n)).toEqual([1, 2, 3]);
    const [back] = arrows(setting, [{ from: 2, to: 0, clockwise: false }]);
    expect(back!.steps.map(({ n }) => n)).toEqual([1, 2]);
  });

  it.each(STAGES)('count where neither card nor druid covers the number on a $name', ({ width, height }) => {
    const stage = settingOf(clearing(width, height), 'sun', example());
    const { card, spots } = stage.ground;
    for (const clockwise of [true, false]) {
      const [arrow] = arrows(stage, [{ from: 0, to: 5, clockwise }]);
      for (const { x, y } of arrow!.steps)
        for (const spot of spots.filter(({ outward }) => outward !== 0)) {
          expect(Math.abs(x - spot.x) > 0.5 * card || Math.abs(y - spot.y) > 0.7 * card).toBe(true);
          const foot = druidAt(stage.ground, spot);
          expect(Math.abs(x - foot.x) > 0.31 * card || Math.abs(y - foot.y + 0.4 * card) > 0.4 * card).toBe(
            true,
          );
        }
    }
  });
});

describe('arrow keys', () => {
  const { spots } = clearing(1056, 626);
  const go = (from: 'M1' | 'M2' | 'M4' | 'MC' | 'S1' | 'S4' | 'SC', key: string) =>
    RING[nearest(spots[slotOf(from, 'sun')]!, spots, key)];

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
    expect(go('M2', 'ArrowUp')).toBeUndefined();
    expect(go('MC', 'ArrowLeft')).toBeUndefined();
  });

  it('reach all ten places', () => {
    const seen = new Set([0]);
    for (const slot of seen) {
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'])
        seen.add(Math.max(0, nearest(spots[slot]!, spots, key)));
    }
    expect(seen.size).toBe(10);
  });
});
