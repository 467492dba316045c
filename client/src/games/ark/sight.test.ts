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
    expect(east(41)).toBeLessThanOrEqual(1052);
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

  it('finds another scale once it may, where the window grew while it kept its own', () => {
    const grown = () => sight.follow(row(5), ['5,0'], true);
    Object.assign(camera, { width: 390, height: 60 });
    grown();
    const low = camera.k;
    camera.height = 540;
    sight.follow(deploys(6), [], true);
    expect(camera.k).toBe(low);
    sight.follow(row(6), ['6,0'], true);
    expect(camera.k).toBeGreaterThan(low);
  });

  const phone = () => {
    Object.assign(camera, { width: 390, height: 540 });
    sight.corner = { width: 62, height: 108 };
  };
  const sees = (x: number, y: number) => camera.sees({ x, y, width: 1, height: 1 });
  const deploys = (n: number) => ({
    ...row(n),
    ask: { seat: 0, question: 'Deploy', cell: `${n - 1},0` } as const,
  });

  it('shows all of a land on a phone, and nothing of it below the tools', () => {
    Object.assign(camera, { width: 556, height: 390 });
    sight.corner = { width: 118, height: 56 };
    const cells = Array.from({ length: 35 }, (_, n) => `${n % 7},${Math.floor(n / 7)}`);
    sight.follow(view(cells.map((cell) => `rEW ${cell}`).join('\n'), { ask: ASK }), ['-1,0', '7,0'], true);
    const { x, y } = camera.onScreen({ x: 8, y: 0 });
    expect(camera.k).toBeGreaterThanOrEqual(44);
    expect(camera.sees({ x: -1, y: 0, width: 9, height: 5 })).toBe(true);
    expect(x < 556 - 118 || y > 56).toBe(true);
  });

  it('shows all of a large land on a phone, however small its tiles', () => {
    phone();
    sight.follow(row(12), ['12,0', '-1,0'], true);
    expect(camera.k).toBeLessThan(30);
    expect(camera.sees({ x: -1, y: 0, width: 14, height: 1 })).toBe(true);
  });

  it('comes near on a phone where something is chosen, below the finger, and goes back when it no longer is', () => {
    phone();
    sight.follow(row(12), ['4,-1', '12,0'], true);
    const [before, whole] = [camera.onScreen({ x: 4.5, y: -0.5 }), camera.k];
    sight.follow(row(12), ['4,-1', '12,0'], true, '4,-1');
    const after = camera.onScreen({ x: 4.5, y: -0.5 });
    expect(camera.k).toBe(58);
    expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(2);
    sight.follow(row(12), ['4,-1', '12,0'], true);
    expect(camera.k).toBe(whole);
  });

  it('stays where it is on a phone where somebody is to be put on the new tile', () => {
    phone();
    sight.follow(row(20), ['20,0'], true);
    sight.follow(row(20), ['20,0'], true, '20,0');
    expect(sees(20, 0)).toBe(true);
    const { x, y, k } = camera;
    sight.follow(deploys(21), [], true, '20,0');
    expect([camera.x, camera.y, camera.k]).toEqual([x, y, k]);
    expect(east(21)).toBeLessThanOrEqual(390 - 62); // clear of the tools
  });

  it('leaves a phone where the user has moved the land until the next tile is to be laid', () => {
    phone();
    sight.follow(row(12), ['12,0'], true);
    const { k } = camera;
    camera.zoom(3);
    sight.follow(deploys(13), [], true, '12,0');
    expect(camera.k).toBeGreaterThan(2 * k);
    sight.follow(row(14), ['14,0'], true);
    expect(camera.sees({ x: 0, y: 0, width: 15, height: 1 })).toBe(true);
  });

  const LAND = { x: 0, y: 0, width: 12, height: 1 };
  it('shows the Ark and all that it reaches, as large as that fits', () => {
    phone();
    sight.follow(row(12), [], true);
    sight.reach('6,0', ['4,0', '8,0'], LAND, true);
    expect(camera.k).toBe(58);
    sight.reach('6,0', ['1,0', '11,0'], LAND, true);
    expect(sees(1, 0) && sees(11, 0)).toBe(true);
  });

  it('keeps its scale between a tile and its follower, however much room there is', () => {
    phone();
    camera.height = 300;
    sight.follow(row(4), ['4,0'], true, '4,0');
    const { k } = camera;
    camera.height = 420;
    sight.follow(deploys(5), [], true, '4,0');
    expect(camera.k).toBe(k);
  });

  it('brings what was chosen in a list into sight, beside the tools', () => {
    phone();
    Object.assign(camera, { x: 390 - 50 - 4 * 60, y: 130, k: 60 });
    sight.aim(['4,0'], true);
    expect(camera.y).toBe(130); // below them
    camera.y = 60;
    sight.aim(['4,0'], true);
    expect(camera.onScreen({ x: 5, y: 0 }).x).toBeLessThanOrEqual(390 - 62);
  });
});
