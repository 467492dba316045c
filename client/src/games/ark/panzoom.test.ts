import { beforeEach, describe, expect, it } from 'vitest';
import { view } from './fixtures';
import { Camera } from './panzoom.svelte';
import { Sight } from './sight';

let camera: Camera;

beforeEach(() => {
  camera = new Camera();
  Object.assign(camera, { width: 1052, height: 600, inset: 52 });
});

describe('the camera', () => {
  it('keeps the point under the finger when it zooms', () => {
    const finger = { x: 300, y: 200 };
    const before = camera.pointAt(finger);
    camera.zoom(1.5, finger);
    expect(camera.pointAt(finger).x).toBeCloseTo(before.x);
    expect(camera.pointAt(finger).y).toBeCloseTo(before.y);
  });

  it('does not zoom without end', () => {
    for (let i = 0; i < 40; i++) camera.zoom(1.5);
    expect(camera.tile).toBe(260);
    for (let i = 0; i < 80; i++) camera.zoom(0.5);
    expect(camera.tile).toBe(24);
  });

  it('fits a box beside the tools', () => {
    camera.fit({ west: -2, north: -1, east: 7, south: 4 }, 200, false);
    expect(camera.tile).toBe(100);
    expect(camera.onScreen({ x: -2, y: -1 })).toEqual({ x: 0, y: 0 });
    expect(camera.sees({ west: -2, north: -1, east: 7, south: 4 })).toBe(true);
    expect(camera.sees({ west: -3, north: -1, east: 7, south: 4 })).toBe(false);
  });

  it('moves no more than needed to bring a cell into sight', () => {
    camera.fit({ west: 0, north: 0, east: 9, south: 5 }, 100, false);
    camera.bring({ x: 4, y: 3 }, 1, 100, false);
    expect(camera.onScreen({ x: 0, y: 0 })).toEqual({ x: 0, y: 0 });
    camera.bring({ x: 12, y: 3 }, 1, 100, false);
    expect(camera.onScreen({ x: 13, y: 0 })).toEqual({ x: 900, y: 0 });
  });
});

describe('sight', () => {
  const row = (n: number) => view(Array.from({ length: n }, (_, x) => `rEW ${x},0`).join('\n'), { ask: ASK });
  const ASK = { seat: 0, question: 'PlaceTile', tile: 'rEW' } as const;
  const east = (n: number) => camera.onScreen({ x: n, y: 0 }).x;

  it('shows a small land as a whole', () => {
    const sight = new Sight(camera);
    sight.follow(row(5), ['5,0'], true);
    expect(camera.tile).toBe(116);
    expect(camera.sees({ west: 0, north: 0, east: 5, south: 0 })).toBe(true);
  });

  it('follows the newest tile of a large one', () => {
    const sight = new Sight(camera);
    sight.follow(row(40), [], true);
    sight.follow(row(41), [], true);
    expect(east(41)).toBeLessThanOrEqual(1000);
    expect(east(40)).toBeGreaterThan(0);
  });

  it('leaves the land where the user has moved it', () => {
    const sight = new Sight(camera);
    sight.follow(row(40), [], true);
    camera.moved = true;
    camera.pan(-5, 0);
    const before = camera.x;
    sight.follow(row(41), [], true);
    expect(camera.x).toBe(before);
  });
});
