// Fingers, mouse and wheel move a camera.

import type { Point } from '../table/motion';
import type { Camera } from './camera.svelte';

const SLIP = 6;

interface Touch extends Point {
  time: number;
}

/** Drag, two fingers, wheel; while it is dragged, `data-held` says so. */
export function gestures(camera: Camera) {
  return (node: HTMLElement | SVGElement) => {
    const touches = new Map<number, Touch>();
    let start: Point | null = null;
    let speed = { x: 0, y: 0 };
    let dragging = false;
    const here = (event: MouseEvent): Point => {
      const { left, top } = node.getBoundingClientRect();
      return { x: event.clientX - left, y: event.clientY - top };
    };

    function down(event: PointerEvent): void {
      if (event.button !== 0 || (event.target as Element).closest('button, select, a, [data-draggable]'))
        return;
      const spot = here(event);
      dragging = touches.size > 0;
      touches.set(event.pointerId, { ...spot, time: event.timeStamp });
      start = spot;
      speed = { x: 0, y: 0 };
      camera.hold();
    }

    function move(event: PointerEvent): void {
      if (event.buttons === 0) touches.clear(); // let go outside
      const last = touches.get(event.pointerId);
      if (!last || !start || camera.busy) return;
      const spot = { ...here(event), time: event.timeStamp };
      if (!dragging && Math.hypot(spot.x - start.x, spot.y - start.y) < SLIP) return;
      const other = [...touches].find(([id]) => id !== event.pointerId)?.[1];
      if (other) pinch(last, spot, other);
      else if (!camera.pan(spot.x - last.x, spot.y - last.y) && !dragging) return;
      const ms = Math.max(1, spot.time - last.time);
      speed = { x: (spot.x - last.x) / ms, y: (spot.y - last.y) / ms };
      if (!dragging) node.setPointerCapture(event.pointerId);
      node.dataset['held'] = '';
      dragging = camera.moved = true;
      touches.set(event.pointerId, spot);
    }

    function pinch(last: Point, spot: Point, other: Point): void {
      const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y) || 1;
      const middle = { x: (spot.x + other.x) / 2, y: (spot.y + other.y) / 2 };
      camera.pan((spot.x - last.x) / 2, (spot.y - last.y) / 2);
      camera.zoom(apart(spot, other) / apart(last, other), middle);
    }

    function up(event: PointerEvent): void {
      const last = touches.get(event.pointerId);
      touches.delete(event.pointerId);
      delete node.dataset['held'];
      const fast = Math.hypot(speed.x, speed.y) > 0.3 && last && event.timeStamp - last.time < 60;
      if (dragging && touches.size === 0 && fast) camera.coast(speed.x, speed.y);
    }

    /** The click that ends a drag is none. */
    function click(event: MouseEvent): void {
      if (!dragging) return;
      dragging = false;
      event.stopPropagation();
      event.preventDefault();
    }

    function wheel(event: WheelEvent): void {
      event.preventDefault();
      camera.hold();
      const mouse = event.deltaX === 0 && Math.abs(event.deltaY) >= 40;
      const lines = event.deltaMode === 1 ? 30 : 1;
      if (event.ctrlKey) camera.zoom(Math.exp(-event.deltaY * lines * 0.01), here(event));
      else if (mouse || lines > 1) camera.zoom(Math.exp(-event.deltaY * lines * 0.0016), here(event));
      else camera.moved = camera.pan(-event.deltaX, -event.deltaY) || camera.moved;
    }

    const listening = new AbortController();
    const on = (type: string, act: (event: never) => void, how: AddEventListenerOptions = {}) =>
      node.addEventListener(type, act as EventListener, { ...how, signal: listening.signal });
    on('pointerdown', down);
    on('pointermove', move);
    on('pointerup', up);
    on('pointercancel', up);
    on('click', click, { capture: true });
    on('wheel', wheel, { passive: false });
    return () => listening.abort();
  };
}
