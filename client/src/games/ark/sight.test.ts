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

  it('finds another scale once it may, where the window grew while it kept its own', () => {
    const grown = () => sight.follow(row(5), ['5,0'], true);
    sight.corner = null;
    Object.assign(camera, { width: 390, height: 60 });
    grown();
    const low = camera.k;
    const deploys = view(Array.from({ length: 6 }, (_, x) => `rEW ${x},0`).join('\n'), {
      ask: { seat: 0, question: 'Deploy', cell: '5,0' },
    });
    camera.height = 540;
    sight.follow(deploys, [], true);
    expect(camera.k).toBe(low);
    sight.follow(row(6), ['6,0'], true);
    expect(camera.k).toBeGreaterThan(low);
  });

  const phone = () => Object.assign(camera, { width: 390, height: 540 });
  const sees = (x: number, y: number) => camera.sees({ x, y, width: 1, height: 1 });

  it('shows all of a land on a phone while a finger can hit its tiles, and nothing of it below the tools', () => {
    Object.assign(camera, { width: 556, height: 390 });
    sight.corner = { width: 118, height: 56 };
    const cells = Array.from({ length: 35 }, (_, n) => `${n % 7},${Math.floor(n / 7)}`);
    sight.follow(view(cells.map((cell) => `rEW ${cell}`).join('\n'), { ask: ASK }), ['-1,0', '7,0'], true);
    const { x, y } = camera.onScreen({ x: 8, y: 0 });
    expect(camera.k).toBeGreaterThanOrEqual(44);
    expect(camera.sees({ x: -1, y: 0, width: 9, height: 5 })).toBe(true);
    expect(x < 556 - 118 || y > 56).toBe(true);
  });

  it('stays where it is on a phone where somebody is to be put on the new tile', () => {
    phone();
    const asks = { seat: 0, question: 'Deploy', cell: '20,0' } as const;
    sight.follow(row(20), ['20,0'], true);
    expect(camera.k).toBe(48);
    expect(sees(20, 0)).toBe(true);
    const { x, y } = camera;
    sight.follow({ ...row(21), ask: asks }, [], true);
    sight.follow(row(21), ['20,1'], true);
    expect([camera.x, camera.y, camera.k]).toEqual([x, y, 48]);
  });

  it('keeps its scale between a tile and its follower, however much room there is', () => {
    phone();
    camera.height = 300;
    sight.follow(row(6), ['6,0'], true);
    const { k } = camera;
    camera.height = 420;
    sight.follow({ ...row(7), ask: { seat: 0, question: 'Deploy', cell: '6,0' } }, [], true);
    expect(camera.k).toBe(k);
  });

  it('shows all of the land as long as that is wanted', () => {
    phone();
    sight.held = true;
    sight.follow(row(40), ['40,0'], true);
    sight.follow(row(41), ['41,0'], true);
    expect(camera.sees({ x: 0, y: 0, width: 41, height: 1 })).toBe(true);
    sight.held = false;
    sight.follow(row(41), ['41,0', '41,1'], true);
    expect(camera.k).toBe(48);
  });

  it('brings what was chosen in a list into sight, beside all of the tools', () => {
    phone();
    sight.follow(row(20), ['20,0'], true);
    expect(sees(2, 0)).toBe(false);
    sight.aim(['2,0'], 220, true);
    expect(sees(2, 0)).toBe(true);
    Object.assign(camera, { x: 390 - 50 - 4 * camera.k, y: 130 });
    Object.assign(camera.covered, { right: 0 });
    sight.aim(['4,0'], 108, true);
    expect(camera.y).toBe(130); // below the two tools
    sight.aim(['4,0'], 220, true);
    expect(camera.onScreen({ x: 5, y: 0 }).x).toBeLessThanOrEqual(390 - 52);
  });

  it('comes no closer for that than somebody wants to be', () => {
    phone();
    sight.held = true;
    sight.follow(row(40), ['40,0'], true);
    const { k } = camera;
    expect(k).toBeLessThan(44);
    sight.aim(['39,0'], 600, true);
    expect(camera.k).toBe(k);
  });

  it('keeps what is in sight clear of the tools where not all of it is', () => {
    phone();
    sight.follow(row(20), ['20,0'], true);
    expect(east(21)).toBeLessThanOrEqual(390 - 52);
  });

  it('brings what is out of sight, one place after the other', () => {
    phone();
    const places = ['-1,0', '10,0', '20,0'];
    sight.follow(row(20), places, true);
    const seen = () => places.filter((place) => sees(Number(place.split(',')[0]), 0));
    const hidden = sight.beyond(places);
    expect(hidden).toHaveLength(3 - seen().length);
    const all = new Set(seen());
    for (let n = 0; n < 3; n++) {
      sight.next(places, false);
      seen().forEach((place) => all.add(place));
    }
    expect([...all].sort()).toEqual([...places].sort());
  });
});
