import type { Point } from './hull';

export const MOST = 3;
const SLACK_PX = 6;

interface Box {
  width: number;
  height: number;
}

/** Which part of the drawing is seen: all of it, or up to three times larger and dragged about. */
export class Zoom {
  k = $state(1);
  x = $state(0);
  y = $state(0);
  /** How much the bottom of the stage is covered, in the units of the drawing. */
  covered = $state(0);
  /** A drag or a pinch is or was under way: the click that ends it means nothing. */
  dragged = false;
  #fingers = new Map<number, Point>();
  #start: Point = { x: 0, y: 0 };

  constructor(private box: () => Box) {}

  get viewBox(): string {
    const { width, height } = this.box();
    return `${this.x} ${this.y} ${width / this.k} ${height / this.k}`;
  }

  fit = (): void => {
    this.k = 1;
    this.covered = 0;
    this.#move(0, 0);
  };

  /** Grows or shrinks; what lies under this point of the drawing stays there. */
  by(factor: number, at: Point): void {
    const k = Math.min(MOST, Math.max(1, this.k * factor));
    const part = this.k / k;
    this.k = k;
    this.#move(at.x - (at.x - this.x) * part, at.y - (at.y - this.y) * part);
  }

  step(factor: number): void {
    const { width, height } = this.box();
    this.by(factor, { x: this.x + width / this.k / 2, y: this.y + height / this.k / 2 });
  }

  /** Brings these points into sight, above what is covered. */
  show(points: Point[], covered: number): void {
    const { width, height } = this.box();
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const [left, right] = [Math.min(...xs) - 130, Math.max(...xs) + 130];
    const [top, bottom] = [Math.min(...ys) - 130, Math.max(...ys) + 130];
    const free = 1 - covered / height;
    this.k = Math.max(1, Math.min(2, width / (right - left), (height * free) / (bottom - top)));
    this.covered = covered / this.k;
    const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
    this.#move(middle.x - width / this.k / 2, middle.y - (height * free) / this.k / 2);
  }

  #move(x: number, y: number): void {
    const { width, height } = this.box();
    this.x = Math.min(Math.max(0, x), width - width / this.k);
    this.y = Math.min(Math.max(0, y), height - height / this.k + this.covered);
  }

  // Fingers and the mouse, in pixels; `unit` is how many units of the drawing are one pixel now.

  down(event: PointerEvent): void {
    if (this.#fingers.size === 0) this.dragged = false;
    const at = { x: event.clientX, y: event.clientY };
    this.#fingers.set(event.pointerId, at);
    this.#start = at;
  }

  get fingers(): number {
    return this.#fingers.size;
  }

  move(event: PointerEvent, unit: number, toBoard: (at: Point) => Point): void {
    const was = this.#fingers.get(event.pointerId);
    if (!was) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) this.#pinch(was, now, other, toBoard);
    else if (this.k > 1 && (this.dragged || far(now, this.#start))) {
      this.dragged = true;
      this.#move(this.x - (now.x - was.x) * unit, this.y - (now.y - was.y) * unit);
    }
    this.#fingers.set(event.pointerId, now);
  }

  #pinch(was: Point, now: Point, other: Point, toBoard: (at: Point) => Point): void {
    this.dragged = true;
    const length = (one: Point) => Math.hypot(one.x - other.x, one.y - other.y) || 1;
    this.by(length(now) / length(was), toBoard({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }));
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
  }
}

const far = (one: Point, other: Point): boolean => Math.hypot(one.x - other.x, one.y - other.y) > SLACK_PX;
