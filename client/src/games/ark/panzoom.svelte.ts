// How the unbounded land is seen: which point of it is where on the screen, and how large a tile is.

import type { At, Box } from './land';

const LEAST = 24;
const MOST = 260;
const SETTLE_MS = 160;
const GLIDE_MS = 280;
const COAST_MS = 260;

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

interface Spot {
  x: number;
  y: number;
}

export class Camera {
  /** Where the north-west corner of the cell 0,0 is, in pixels of the window. */
  x = $state(0);
  y = $state(0);
  /** The width of a tile in pixels. */
  tile = $state(90);
  /** The width that the land is painted for; between settled states it is only scaled. */
  painted = $state(90);
  gliding = $state(false);
  width = 0;
  height = 0;
  /** What the tools cover at the eastern edge. */
  inset = 52;
  /** What the key of the fields covers at the northern edge. */
  above = 0;
  /** The user has moved the land; then nothing else does. */
  moved = false;
  #settle: ReturnType<typeof setTimeout> | undefined;
  #glide: ReturnType<typeof setTimeout> | undefined;
  #coast = 0;

  pan(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
  }

  /** Zooms so that the point under the finger stays there. */
  zoom(factor: number, { x, y }: Spot = { x: this.width / 2, y: this.height / 2 }): void {
    // A land that fits only when it is smaller stays as small until somebody comes closer.
    const tile = Math.min(MOST, Math.max(Math.min(LEAST, this.tile), this.tile * factor));
    const by = tile / this.tile;
    this.x = x - (x - this.x) * by;
    this.y = y - (y - this.y) * by;
    this.tile = tile;
    clearTimeout(this.#settle);
    this.#settle = setTimeout(() => this.#paint(), SETTLE_MS);
  }

  private get across(): number {
    return this.width - this.inset;
  }
  private get down(): number {
    return this.height - this.above;
  }

  /** Shows a box of cells as large as it gets, up to `most` pixels a tile. */
  fit({ west, north, east, south }: Box, most: number, glide = true): void {
    const [w, h] = [east - west + 1, south - north + 1];
    const tile = Math.min(this.across / w, this.down / h, most);
    this.#go(
      {
        x: (this.across - (west + east + 1) * tile) / 2,
        y: this.above + (this.down - (north + south + 1) * tile) / 2,
        tile,
      },
      glide,
    );
  }

  /** Whether a box of cells is seen as a whole. */
  sees({ west, north, east, south }: Box): boolean {
    const { x, y, tile } = this;
    return (
      x + west * tile >= 0 &&
      y + north * tile >= this.above &&
      x + (east + 1) * tile <= this.across &&
      y + (south + 1) * tile <= this.height
    );
  }

  /** The largest tile with which this box is seen as a whole. */
  tileToFit({ west, north, east, south }: Box): number {
    return Math.min(this.across / (east - west + 1), this.down / (south - north + 1));
  }

  /** Brings a cell into sight with `margin` tiles around it, moving no more than needed and not beyond the land. */
  bring(cell: At, margin: number, tile = this.tile, glide = true, land?: Box): void {
    const from = this.tile === tile ? this : this.#centred(cell, tile);
    const within = (from: number, cell: number, size: number) => {
      const room = Math.min(margin, (size / tile - 1) / 2) * tile;
      const least = room - cell * tile;
      return clamp(from, least, Math.max(size - room - (cell + 1) * tile, least));
    };
    const over = (at: number, least: number, most: number, size: number) =>
      (most - least) * tile <= size
        ? (size - (least + most) * tile) / 2
        : clamp(at, size - most * tile, -least * tile);
    const x = within(from.x, cell.x, this.across);
    const y = this.above + within(from.y - this.above, cell.y, this.down);
    this.#go(
      {
        x: land ? over(x, land.west, land.east + 1, this.across) : x,
        y: land ? this.above + over(y - this.above, land.north, land.south + 1, this.down) : y,
        tile,
      },
      glide,
    );
  }

  #centred({ x, y }: At, tile: number): Spot {
    return { x: this.across / 2 - (x + 0.5) * tile, y: this.above + this.down / 2 - (y + 0.5) * tile };
  }

  #go(to: { x: number; y: number; tile: number }, glide: boolean): void {
    if (Math.abs(to.x - this.x) + Math.abs(to.y - this.y) + Math.abs(to.tile - this.tile) < 2) return;
    cancelAnimationFrame(this.#coast);
    clearTimeout(this.#glide);
    clearTimeout(this.#settle);
    this.gliding = glide;
    // Whole pixels: what is painted between them is blurred.
    const tile = Math.floor(to.tile + 0.01);
    const grow = (at: number, size: number) => Math.round(size / 2 + ((at - size / 2) * tile) / to.tile);
    Object.assign(this, { x: grow(to.x, this.width), y: grow(to.y, this.height), tile });
    if (glide) this.#glide = setTimeout(() => this.#paint(), GLIDE_MS);
    else this.#paint();
  }

  #paint(): void {
    this.gliding = false;
    this.painted = this.tile;
    this.x = Math.round(this.x);
    this.y = Math.round(this.y);
  }

  /** Lets the land run out after a throw, 260 ms at most. */
  coast(vx: number, vy: number): void {
    const from = performance.now();
    let last = from;
    const step = (now: number) => {
      const left = 1 - (now - from) / COAST_MS;
      if (left <= 0) return;
      this.pan(vx * left * (now - last), vy * left * (now - last));
      last = now;
      this.#coast = requestAnimationFrame(step);
    };
    cancelAnimationFrame(this.#coast);
    this.#coast = requestAnimationFrame(step);
  }

  hold(): void {
    cancelAnimationFrame(this.#coast);
    this.gliding = false;
  }

  /** The point of the land under a point of the window, in tiles. */
  pointAt({ x, y }: Spot): At {
    return { x: (x - this.x) / this.tile, y: (y - this.y) / this.tile };
  }

  /** The window pixel of a point of the land. */
  onScreen({ x, y }: At): Spot {
    return { x: this.x + x * this.tile, y: this.y + y * this.tile };
  }
}

const SLIP = 6;

interface Touch extends Spot {
  time: number;
}

/** Drag, two fingers, wheel. `held`: a drag that begins here moves something else. */
export function gestures(camera: Camera, held: (event: MouseEvent) => boolean) {
  return (node: HTMLElement) => {
    const touches = new Map<number, Touch>();
    let start: Spot | null = null;
    let speed = { x: 0, y: 0 };
    let dragging = false;
    const here = (event: MouseEvent): Spot => {
      const { left, top } = node.getBoundingClientRect();
      return { x: event.clientX - left, y: event.clientY - top };
    };

    function down(event: PointerEvent): void {
      if (event.button !== 0 || (event.target as Element).closest('button, select, a')) return;
      const spot = here(event);
      dragging = touches.size > 0;
      if (touches.size === 0 && held(event)) return;
      touches.set(event.pointerId, { ...spot, time: event.timeStamp });
      start = spot;
      speed = { x: 0, y: 0 };
      camera.hold();
    }

    function move(event: PointerEvent): void {
      const last = touches.get(event.pointerId);
      if (!last || !start) return;
      const spot = { ...here(event), time: event.timeStamp };
      if (!dragging && Math.hypot(spot.x - start.x, spot.y - start.y) < SLIP) return;
      if (!dragging) node.setPointerCapture(event.pointerId);
      dragging = true;
      camera.moved = true;
      const other = [...touches].find(([id]) => id !== event.pointerId)?.[1];
      if (other) pinch(last, spot, other);
      else {
        camera.pan(spot.x - last.x, spot.y - last.y);
        const ms = Math.max(1, spot.time - last.time);
        speed = { x: (spot.x - last.x) / ms, y: (spot.y - last.y) / ms };
      }
      touches.set(event.pointerId, spot);
    }

    function pinch(last: Spot, spot: Spot, other: Spot): void {
      const apart = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y) || 1;
      const middle = { x: (spot.x + other.x) / 2, y: (spot.y + other.y) / 2 };
      camera.pan((spot.x - last.x) / 2, (spot.y - last.y) / 2);
      camera.zoom(apart(spot, other) / apart(last, other), middle);
    }

    function up(event: PointerEvent): void {
      const last = touches.get(event.pointerId);
      touches.delete(event.pointerId);
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
      camera.moved = true;
      const mouse = event.deltaX === 0 && Math.abs(event.deltaY) >= 40;
      const lines = event.deltaMode === 1 ? 30 : 1;
      if (event.ctrlKey) camera.zoom(Math.exp(-event.deltaY * lines * 0.01), here(event));
      else if (mouse || lines > 1) camera.zoom(Math.exp(-event.deltaY * lines * 0.0016), here(event));
      else camera.pan(-event.deltaX, -event.deltaY);
    }

    node.addEventListener('pointerdown', down);
    node.addEventListener('pointermove', move);
    node.addEventListener('pointerup', up);
    node.addEventListener('pointercancel', up);
    node.addEventListener('click', click, { capture: true });
    node.addEventListener('wheel', wheel, { passive: false });
    return () => {
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', up);
      node.removeEventListener('click', click, { capture: true });
      node.removeEventListener('wheel', wheel);
    };
  };
}
