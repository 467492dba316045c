import { beforeEach, describe, expect, it } from 'vitest';
import { Camera } from '../../board/camera.svelte';
import { view } from './fixtures';
import { Sight } from './sight';

let camera: Camera;
let sight: Sight;

beforeEach(() => {
  camera = new Camera({
    world: () => ({ x: 0, y: 0, width: 41, height: 1 }),
    limits: () => [24, 260],
    stays: 0.6,
    whole: true,
  });
  Object.assign(camera, { k: 90, width: 1052, height: 600 });
  sight = new Sight(camera);
  sight.corner = { width: 52, height: 100 };
});

describe('sight', () => {
  const row = (n: number) => view(Array.from({ length: n }, (_, x) => `rEW ${x},0`).join('\n'), { ask: ASK });
  const ASK = { seat: 0, question: 'PlaceTile', tile: 'rEW' } as const;
  const east = (n: number) => camera.onScreen({ x: n, y: 0 }).x;

  it('shows a small land as a whole', () => {
    sight.follow(row(5), ['5,0'], true);
    expect(camera.k).toBe(150);
    expect(camera.sees({ x: 0, y: 0, width: 6, height: 1 })).toBe(true);
  });

  it('follows the newest tile of a large one', () => {
    sight.follow(row(40), [], true);
    sight.follow(row(41), [], true);
    expect(east(41)).toBeLessThanOrEqual(1000);
    expect(east(40)).toBeGreaterThan(0);
  });

  it('shows something that can be chosen', () => {
    sight.follow(row(40), ['-1,0'], true);
    expect(camera.sees({ x: -1, y: 0, width: 1, height: 1 })).toBe(true);
  });

  it('leaves the land where the user has moved it', () => {
    sight.follow(row(40), [], true);
    camera.moved = true;
    camera.pan(-5, 0);
    const before = camera.x;
    sight.follow(row(41), [], true);
    expect(camera.x).toBe(before);
  });

  it('shows all of a land on a phone, and nothing of it below the tools', () => {
    Object.assign(camera, { width: 556, height: 390 });
    sight.corner = { width: 118, height: 56 };
    const cells = Array.from({ length: 144 }, (_, n) => `${n % 12},${Math.floor(n / 12)}`);
    sight.follow(view(cells.map((cell) => `rEW ${cell}`).join('\n'), { ask: ASK }), ['-1,0', '12,0'], true);
    const { x, y } = camera.onScreen({ x: 13, y: 0 });
    expect(camera.sees({ x: -1, y: 0, width: 14, height: 12 })).toBe(true);
    expect(x < 556 - 118 || y > 56).toBe(true);
  });

  it('comes closer on a phone where somebody is to be put on the new tile', () => {
    Object.assign(camera, { width: 390, height: 540 });
    sight.follow({ ...row(20), ask: { seat: 0, question: 'Deploy', cell: '3,0' } }, [], true);
    expect(camera.k).toBe(84);
    expect(camera.sees({ x: 3, y: 0, width: 1, height: 1 })).toBe(true);
  });
});
