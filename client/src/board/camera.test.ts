import { beforeEach, describe, expect, it } from 'vitest';
import { Camera } from './camera.svelte';
import { gestures } from './gestures';

let camera: Camera;
const world = { x: -2, y: -1, width: 10, height: 6 };

/** An endless land, a unit a tile. */
function land(): Camera {
  const camera = new Camera({ world: () => world, limits: () => [24, 260], stays: 0.6, whole: true });
  Object.assign(camera, { k: 90, width: 1052, height: 600 });
  camera.covered.right = 52;
  return camera;
}
/** A board that fills its window. */
function board(): Camera {
  const camera = new Camera({
    world: () => ({ x: 0, y: 0, width: 1000, height: 600 }),
    limits: (fit) => [fit, 3 * fit],
    stays: 1,
  });
  camera.resize(500, 300);
  return camera;
}
const seen = ({ x, y, width, height }: Camera['seen']) => [x, y, width, height].map((n) => Math.round(n) + 0);

describe('the camera over a board that was covered', () => {
  it('shows all of it again, and knows that it does', () => {
    camera = board();
    Object.assign(camera.covered, { bottom: 120, left: 28, top: 28 });
    camera.look({ x: 0, y: 0, width: 300, height: 200 }, 1.2);
    camera.resize(500, 290); // with what covers it there
    Object.assign(camera.covered, { left: 0, top: 0 });
    camera.home();
    expect(camera.close).toBe(false);
    expect(seen(camera.seen)).toEqual([-17, 0, 1034, 600]);
  });
});

describe('the camera over an endless land', () => {
  beforeEach(() => (camera = land()));

  it('keeps the point under the finger when it zooms', () => {
    camera.fit(world, 200);
    const finger = { x: 300, y: 200 };
    const before = camera.pointAt(finger);
    camera.zoom(1.5, finger);
    expect(camera.pointAt(finger).x).toBeCloseTo(before.x);
    expect(camera.pointAt(finger).y).toBeCloseTo(before.y);
  });

  it('does not zoom without end', () => {
    for (let i = 0; i < 40; i++) camera.zoom(1.5);
    expect(camera.k).toBe(260);
    for (let i = 0; i < 80; i++) camera.zoom(0.5);
    expect(camera.k).toBe(24);
  });

  it('fits a part beside the tools', () => {
    camera.fit(world, 200);
    expect(camera.k).toBe(100);
    expect(camera.onScreen({ x: -2, y: -1 })).toEqual({ x: 0, y: 0 });
    expect(camera.sees(world)).toBe(true);
    expect(camera.sees({ ...world, x: -3, width: 11 })).toBe(false);
  });

  it('fits it above what covers the bottom', () => {
    camera.covered.bottom = 300;
    camera.fit(world);
    expect(camera.k).toBe(50);
    expect(camera.onScreen({ x: 0, y: 5 }).y).toBe(300);
  });

  it('moves no more than needed to bring a part into sight', () => {
    camera.fit({ x: 0, y: 0, width: 10, height: 6 }, 100);
    const [x, y] = [camera.x, camera.y];
    camera.bring({ x: 4, y: 3, width: 1, height: 1 }, 1, 100);
    expect([camera.x, camera.y]).toEqual([x, y]);
    camera.bring({ x: 12, y: 3, width: 1, height: 1 }, 1, 100);
    expect(camera.onScreen({ x: 13, y: 0 }).x).toBe(900);
  });

  it('comes closer to a part, which stays where it is as far as that leaves a margin around it', () => {
    camera.fit({ x: 0, y: 0, width: 10, height: 6 }, 50);
    const before = camera.onScreen({ x: 4.5, y: 3.5 });
    const there = { ...camera.onScreen({ x: 4, y: 3 }), width: 50, height: 50 };
    camera.bring({ x: 4, y: 3, width: 1, height: 1 }, 1, 100, false, undefined, there);
    expect(camera.k).toBe(100);
    expect(camera.onScreen({ x: 4.5, y: 3.5 })).toEqual(before);
    const corner = { x: 0, y: 0, width: 1, height: 1 };
    camera.bring(corner, 1, 200, false, undefined, corner);
    expect(camera.onScreen(corner)).toEqual({ x: 200, y: 200 });
  });

  it('never lets go of the land, wherever it is thrown and however close', () => {
    for (const k of [30, 100, 260])
      for (const [dx, dy] of [
        [9e4, 9e4],
        [-9e4, 9e4],
        [9e4, -9e4],
        [-9e4, -9e4],
      ] as const) {
        camera.look(world, k);
        camera.pan(dx, dy);
        const from = camera.onScreen(world);
        const across = Math.min(from.x + 10 * k, 1000) - Math.max(from.x, 0);
        const down = Math.min(from.y + 6 * k, 600) - Math.max(from.y, 0);
        const least = Math.min(10 * k, 1000) * Math.min(6 * k, 600);
        expect((across * down) / least).toBeGreaterThanOrEqual(1 / 3);
      }
  });

  it('never shows an empty corner of the land alone', () => {
    const parts = [
      { x: -2, y: 4, width: 1, height: 1 },
      { x: 7, y: -1, width: 1, height: 1 },
    ];
    camera = new Camera({ world: () => world, limits: () => [24, 260], stays: 0.6, parts: () => parts });
    Object.assign(camera, { k: 260, width: 1000, height: 600 });
    camera.look(world, 260);
    camera.pan(-9e4, -9e4);
    const inside = parts.map((part) => {
      const { x, y } = camera.onScreen(part);
      return Math.min(x + 260, 1000) - Math.max(x, 0) > 100 && Math.min(y + 260, 600) - Math.max(y, 0) > 100;
    });
    expect(inside).toContain(true);
  });

  it('answers to + - 0, and to arrows where they are free', () => {
    camera.home();
    expect(camera.key('ArrowLeft')).toBe(false);
    const { x } = camera;
    expect(camera.key('ArrowLeft', true)).toBe(true);
    expect(camera.x).toBe(x + 80);
    expect(camera.moved).toBe(true);
    const { k } = camera;
    camera.key('+');
    expect(camera.k).toBeGreaterThan(k);
    camera.key('-');
    expect(camera.k).toBeCloseTo(k);
    camera.key('0');
    expect([camera.x, camera.moved]).toEqual([x, false]);
    expect(camera.key('q')).toBe(false);
  });
});

describe('the camera over a board', () => {
  beforeEach(() => (camera = board()));

  it('shows all of it, and cannot be moved then', () => {
    expect(camera.viewBox).toBe('0 0 1000 600');
    expect(camera.pan(50, 50)).toBe(false);
    expect(camera.close).toBe(false);
  });

  it('comes closer up to three times, and never looks beyond the edge', () => {
    for (let i = 0; i < 9; i++) camera.closer();
    expect(seen(camera.seen)).toEqual([333, 200, 333, 200]);
    camera.pan(-9999, 9999);
    expect(seen(camera.seen)).toEqual([667, 0, 333, 200]);
    for (let i = 0; i < 9; i++) camera.farther();
    expect(camera.viewBox).toBe('0 0 1000 600');
  });

  it('shows what lies at the bottom above what covers it', () => {
    camera.covered.bottom = 150;
    const rect = { x: 400, y: 500, width: 200, height: 100 };
    camera.look(rect, 0.6);
    expect(camera.onScreen({ x: 0, y: 600 }).y).toBeLessThanOrEqual(150);
    camera.home();
    expect(camera.viewBox).toBe('0 0 1000 600');
  });

  it('stays as close when the window changes while its bottom is covered', () => {
    camera.covered.bottom = 280;
    camera.look({ x: 400, y: 200, width: 200, height: 100 }, 0.6);
    camera.resize(400, 240);
    camera.covered.bottom = 40;
    camera.resize(500, 300);
    expect(camera.k).toBeCloseTo(0.6);
  });

  it('keeps its middle when the window changes', () => {
    camera.zoom(2);
    camera.resize(1000, 600);
    expect(seen(camera.seen)).toEqual([250, 150, 500, 300]);
    expect(camera.k).toBe(2);
  });
});

describe('fingers and mouse', () => {
  let node: HTMLElement;
  let forget: () => void;
  let clicked: number;
  beforeEach(() => {
    camera = board();
    node = document.createElement('div');
    node.setPointerCapture = () => undefined;
    document.body.replaceChildren(node);
    forget = gestures(camera)(node);
    clicked = 0;
    node.addEventListener('click', () => clicked++);
    return () => forget();
  });
  const point = (type: string, x: number, how: PointerEventInit = {}) =>
    node.dispatchEvent(
      new PointerEvent(type, { clientX: x, clientY: 100, pointerId: 1, button: 0, buttons: 1, ...how }),
    );
  function drag(...xs: number[]): void {
    point('pointerdown', xs[0]!);
    for (const x of xs) point('pointermove', x);
    point('pointerup', xs.at(-1)!, { buttons: 0 });
    node.click();
  }

  it('drag what is larger than the window; the click at the end is none', () => {
    camera.zoom(2);
    drag(100, 130, 160);
    expect(seen(camera.seen)[0]).toBe(190);
    expect(clicked).toBe(0);
  });

  it('leave a click a click, where nothing can be moved or hardly anything was', () => {
    drag(100, 160);
    camera.zoom(2);
    drag(100, 104);
    expect(clicked).toBe(2);
  });

  it('pinch', () => {
    point('pointerdown', 100);
    point('pointerdown', 200, { pointerId: 2 });
    point('pointermove', 300, { pointerId: 2 });
    expect(camera.close).toBe(true);
  });

  it('do not drag what was let go outside', () => {
    camera.zoom(2);
    const before = camera.viewBox;
    point('pointerdown', 100);
    point('pointermove', 200, { buttons: 0 });
    expect(camera.viewBox).toBe(before);
  });

  it('wait while something else has them', () => {
    camera.zoom(2);
    const before = camera.viewBox;
    camera.busy = true;
    drag(100, 200);
    expect(camera.viewBox).toBe(before);
  });

  it('zoom with the wheel', () => {
    node.dispatchEvent(new WheelEvent('wheel', { deltaY: -100, cancelable: true }));
    expect(camera.close).toBe(true);
  });
});
