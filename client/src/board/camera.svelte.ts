// How a drawing larger than its window is seen: which point of it is where, and how large it is.

import type { BoardCamera } from '../table/game';
import { viewBoxOf, type Point, type Rect } from './rect';

export type { Rect } from './rect';

interface Given {
  /** All that is drawn, in its own units. */
  world(): Rect;
  /** The least and the most pixels of a unit; `fit` is with how many the world fits. */
  limits(fit: number): [number, number];
  /** How much of the smaller of world and window always stays in sight, across and down: all, or a part. */
  stays: number;
  /** What the world consists of, where much of it is empty: some part stays in sight. */
  parts?(): readonly Rect[];
  /** What is shown first, and again by the key 0; without it all of the world. */
  home?(): void;
  /** A unit takes up whole pixels at rest: what is painted between them is blurred. */
  whole?: boolean;
}

const STEP = 1.3;
const NUDGE_PX = 80;
const SETTLE_MS = 160;
export const GLIDE_MS = 280;
const COAST_MS = 260;
/** How much of a part, across and down, is seen at least. */
const PART_SEEN = 0.5;
const STILL = { dx: 0, dy: 0 };

const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [0, NUDGE_PX],
  ArrowDown: [0, -NUDGE_PX],
  ArrowLeft: [NUDGE_PX, 0],
  ArrowRight: [-NUDGE_PX, 0],
};

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

export class Camera {
  /** Where the origin of the world is, in pixels of the window. */
  x = $state(0);
  y = $state(0);
  /** The pixels of a unit. */
  k = $state(1);
  /** The pixels of a unit that the drawing is painted for; between settled states it is only scaled. */
  painted = $state(1);
  gliding = $state(false);
  width = $state(0);
  height = $state(0);
  /** What is covered at the edges of the window, in pixels. */
  covered = { top: 0, right: 0, bottom: 0, left: 0 };
  /** The person has moved the drawing; then nothing else does. */
  moved = false;
  /** The fingers mean something else just now. */
  busy = false;
  #fit = 1;
  #settle: ReturnType<typeof setTimeout> | undefined;
  #glide: ReturnType<typeof setTimeout> | undefined;
  #coast = 0;

  /** For the tools in the bar. */
  readonly tools: BoardCamera;

  constructor(private given: Given) {
    const isClose = () => this.close;
    this.tools = {
      get near() {
        return isClose();
      },
      closer: this.closer,
      wider: this.farther,
      fit: this.home,
    };
  }

  /** Another window: what was in the middle stays there, and as close as it was. */
  resize(width: number, height: number): void {
    const middle = this.pointAt({ x: this.width / 2, y: this.height / 2 });
    const closer = this.k / this.#fit;
    const known = this.width > 0;
    Object.assign(this, { width, height });
    // What covers the bottom does so for a while, and may be higher than a window that has become lower.
    const { bottom } = this.covered;
    this.covered.bottom = 0;
    this.#fit = this.scaleToFit(this.given.world());
    this.covered.bottom = bottom;
    if (!known) return this.home();
    this.k = this.#fit * closer;
    this.#put(width / 2 - middle.x * this.k, height / 2 - middle.y * this.k);
    this.#paint();
  }

  /** Whether some of the world is out of sight. */
  get close(): boolean {
    return this.k > this.#fit * 1.01;
  }

  /** The part of the drawing that is seen, in its units. */
  get seen(): Rect {
    const { x, y, k, width, height } = this;
    if (width === 0) return this.given.world();
    return { x: -x / k, y: -y / k, width: width / k, height: height / k };
  }

  get viewBox(): string {
    return viewBoxOf(this.seen);
  }

  private get free(): Rect {
    const { top, right, bottom, left } = this.covered;
    return { x: left, y: top, width: this.width - left - right, height: this.height - top - bottom };
  }

  /** The point of the drawing under a point of the window. */
  pointAt({ x, y }: Point): Point {
    return { x: (x - this.x) / this.k, y: (y - this.y) / this.k };
  }

  /** The pixel of the window where a point of the drawing is. */
  onScreen({ x, y }: Point): Point {
    return { x: this.x + x * this.k, y: this.y + y * this.k };
  }

  /** The most pixels of a unit with which this is seen as a whole. */
  scaleToFit({ width, height }: Rect): number {
    return Math.min(this.free.width / width, this.free.height / height);
  }

  sees(rect: Rect): boolean {
    const { x, y, width, height } = this.free;
    const from = this.onScreen(rect);
    const [right, bottom] = [from.x + rect.width * this.k, from.y + rect.height * this.k];
    return from.x >= x && from.y >= y && right <= x + width && bottom <= y + height;
  }

  // § Moved by a person

  /** Says whether anything moved. */
  pan(dx: number, dy: number): boolean {
    const { x, y } = this;
    this.#put(x + dx, y + dy);
    return this.x !== x || this.y !== y;
  }

  /** Grows or shrinks; what lies under this point of the window stays there. */
  zoom(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const [least, most] = this.given.limits(this.#fit);
    // What fits only when it is smaller stays as small until somebody comes closer.
    const k = clamp(this.k * factor, Math.min(least, this.k), most);
    const by = k / this.k;
    this.k = k;
    this.moved = true;
    this.#put(at.x - (at.x - this.x) * by, at.y - (at.y - this.y) * by);
    clearTimeout(this.#settle);
    this.#settle = setTimeout(() => this.#paint(), SETTLE_MS);
  }

  closer = (): void => this.zoom(STEP);
  farther = (): void => this.zoom(1 / STEP);

  /** Everything, as at first. */
  home = (): void => {
    this.moved = false;
    this.covered.bottom = 0;
    // The window may have got another size while more of it was covered.
    if (this.width > 0) this.#fit = this.scaleToFit(this.given.world());
    if (this.given.home) this.given.home();
    else this.fit(this.given.world());
  };

  /** Whether this key means the camera; the arrows do where nothing else wants them. */
  key(key: string, arrows = false): boolean {
    const way = arrows ? ARROWS[key] : undefined;
    if (way) this.moved = this.pan(...way) || this.moved;
    else if (key === '+' || key === '=') this.closer();
    else if (key === '-') this.farther();
    else if (key === '0') this.home();
    else return false;
    return true;
  }

  /** Lets the drawing run out after a throw. */
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

  // § Moved by what happens

  /** Shows this as large as it gets, up to `most` pixels a unit. */
  fit(rect: Rect, most = Infinity, glide = false): void {
    this.look(rect, Math.min(this.scaleToFit(rect), most), glide);
  }

  /** Shows this in the middle, with `k` pixels a unit. */
  look(rect: Rect, k: number, glide = false): void {
    const { x, y, width, height } = this.free;
    const to = {
      x: x + width / 2 - (rect.x + rect.width / 2) * k,
      y: y + height / 2 - (rect.y + rect.height / 2) * k,
    };
    this.#go(this.#kept(to, k), k, glide);
  }

  /** Brings this into sight with a margin around it, moving no more than needed and not beyond `land`; or as if it were
   *  in the middle of `there`, where it is to be seen closer or from farther away. */
  bring(rect: Rect, margin: number, k = this.k, glide = false, land?: Rect, there = this.free): void {
    const { free } = this;
    const from =
      this.k === k
        ? { x: this.x, y: this.y }
        : {
            x: there.x + there.width / 2 - (rect.x + rect.width / 2) * k,
            y: there.y + there.height / 2 - (rect.y + rect.height / 2) * k,
          };
    const along = (at: number, start: number, room: number, from: number, size: number) => {
      const spare = Math.min(margin, (room / k - size) / 2) * k;
      const least = start + spare - from * k;
      return clamp(at, least, Math.max(start + room - spare - (from + size) * k, least));
    };
    const over = (at: number, start: number, room: number, from: number, size: number) =>
      size * k <= room
        ? start + (room - (2 * from + size) * k) / 2
        : clamp(at, start + room - (from + size) * k, start - from * k);
    const to = {
      x: along(from.x, free.x, free.width, rect.x, rect.width),
      y: along(from.y, free.y, free.height, rect.y, rect.height),
    };
    if (land) {
      to.x = over(to.x, free.x, free.width, land.x, land.width);
      to.y = over(to.y, free.y, free.height, land.y, land.height);
    }
    this.#go(to, k, glide);
  }

  #put(x: number, y: number): void {
    Object.assign(this, this.#kept({ x, y }, this.k));
  }

  /** As near to this as the world stays in sight. */
  #kept({ x, y }: Point, k: number): Point {
    const { free } = this;
    const world = this.given.world();
    const along = (at: number, start: number, room: number, from: number, size: number) => {
      const stays = this.given.stays * Math.min(size * k, room);
      return clamp(at, start + stays - (from + size) * k, start + room - stays - from * k);
    };
    return this.#withPart(
      {
        x: along(x, free.x, free.width, world.x, world.width),
        y: along(y, free.y, free.height, world.y, world.height),
      },
      k,
    );
  }

  /** As near to this as the nearest part is seen. */
  #withPart({ x, y }: Point, k: number): Point {
    const { free } = this;
    const along = (at: number, start: number, room: number, from: number, size: number) => {
      const seen = PART_SEEN * Math.min(size * k, room);
      return clamp(at, start + seen - (from + size) * k, start + room - seen - from * k);
    };
    const moves = (this.given.parts?.() ?? []).map((part) => ({
      dx: along(x, free.x, free.width, part.x, part.width) - x,
      dy: along(y, free.y, free.height, part.y, part.height) - y,
    }));
    const least = moves.reduce(
      (a, b) => (Math.hypot(b.dx, b.dy) < Math.hypot(a.dx, a.dy) ? b : a),
      moves[0] ?? STILL,
    );
    return { x: x + least.dx, y: y + least.dy };
  }

  #go(to: Point, k: number, glide: boolean): void {
    if (Math.abs(to.x - this.x) + Math.abs(to.y - this.y) < 2 && Math.abs(k / this.k - 1) < 0.01) return;
    cancelAnimationFrame(this.#coast);
    clearTimeout(this.#glide);
    clearTimeout(this.#settle);
    this.gliding = glide;
    this.k = this.given.whole ? Math.floor(k + 0.01) : k;
    const grow = (at: number, size: number) => size / 2 + ((at - size / 2) * this.k) / k;
    this.x = this.#near(grow(to.x, this.width));
    this.y = this.#near(grow(to.y, this.height));
    if (glide) this.#glide = setTimeout(() => this.#paint(), GLIDE_MS);
    else this.#paint();
  }

  #paint(): void {
    this.gliding = false;
    this.painted = this.k;
    this.x = this.#near(this.x);
    this.y = this.#near(this.y);
  }

  #near(at: number): number {
    return this.given.whole ? Math.round(at) : at;
  }
}
