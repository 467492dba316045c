// Where to look: all of the land, and on a small window from near where something is being chosen; on a large one what
// is around the newest tile, once the tiles of the whole would be too small. The scale stays until the land no longer
// fits.

import type { Camera } from '../../board/camera.svelte';
import { grown, middleOf, type Rect } from '../../board/rect';
import { at, rectOf, squareOf, type At } from './land';
import { justPlaced, newest, type Cell, type View } from './view';
import { walkOf } from './walks';

/** The pills of the last moves stick out by so much. */
const EDGE = 0.13;
/** On a large window: the least pixels of a tile, and what a land that would need fewer is seen with. */
const LEAST = 42;
const CLOSE = 88;
/** On a phone: what a finger hits, and a tile where something is chosen if the whole land has smaller ones. */
const HIT = 44;
const NEAR = 58;

export class Sight {
  private seen: View | null = null;
  private size = '';
  /** A scale has been found for this window. */
  private settled = false;
  /** The window has changed while the land kept its scale: it finds another once it may. */
  private owed = false;
  /** On a phone the tools lie over the upper right of the window, in so many pixels. */
  corner: { width: number; height: number } | null = null;

  constructor(private camera: Camera) {}

  /** It can stay as it is: on a phone of this size somebody has looked already. */
  get waits(): boolean {
    return this.small && this.settled && this.size === `${this.camera.width} ${this.camera.height}`;
  }

  /** On a phone. */
  private get small(): boolean {
    return this.corner !== null;
  }

  /** A new view, and the cell where something is being chosen: looks there, unless the user has moved the land. */
  follow(view: View, targets: Iterable<Cell>, still: boolean, near: Cell | null = null): void {
    const { width, height } = this.camera;
    const resized = `${width} ${height}` !== this.size;
    // Between a tile and its follower the land keeps its scale, whatever is said below it.
    const keeps = view.ask?.question === 'Deploy' && this.size.startsWith(`${width} `);
    const cell = newest(this.seen, view) ?? justPlaced(view);
    const glide = this.seen !== null && !resized && !still;
    this.owed ||= resized && keeps;
    this.settled &&= keeps || !(resized || this.owed);
    this.owed &&= keeps;
    // Whoever has come near something on a phone is asked anew with all of the land before the eyes.
    if (this.small && view !== this.seen && !near && [...targets].length > 0) this.camera.moved = false;
    this.seen = view;
    this.size = `${width} ${height}`;
    if (this.camera.moved && !resized) return;
    if (!(near && this.small && this.settled)) this.look(view, targets, cell, glide);
    this.settled = true;
    if (near && this.small) this.near(near, glide);
    else if (near && near === justPlaced(view)) this.aim([near], glide);
  }

  /** Comes near, and stays below the finger that has chosen it. */
  private near(cell: Cell, glide: boolean): void {
    const { camera } = this;
    const there = squareOf(at(cell));
    if (camera.k >= HIT && camera.sees(there) && !this.hides([cell])) return;
    Object.assign(camera.covered, { top: 0, right: this.corner?.width ?? 0 });
    const here = { ...camera.onScreen(there), width: camera.k, height: camera.k };
    camera.bring(there, 0.6, Math.max(camera.k, NEAR), glide, undefined, here);
  }

  /** The Ark is about to move: it and all that it can reach on this land come into sight, or at least the Ark. */
  reach(ark: Cell, ends: Iterable<Cell>, land: Rect, still: boolean): void {
    const { camera, small } = this;
    const box = rectOf([ark, ...ends]);
    const fit = camera.scaleToFit(edged(box));
    if (camera.sees(box) && !(small && camera.k < Math.min(fit, HIT))) return;
    const tile = small ? Math.min(fit, NEAR) : Math.max(56, Math.min(camera.k, fit));
    const fits = tile <= camera.scaleToFit(box);
    camera.bring(squareOf(fits ? midst(box) : at(ark)), Infinity, tile, !still, small ? land : undefined);
  }

  private look(view: View, targets: Iterable<Cell>, cell: Cell | null, glide: boolean): void {
    const { camera } = this;
    const cells = cellsOf(view, targets);
    const box = rectOf(cells);
    const land = edged(box);
    const fits = this.clear(land);
    if (view.ask && !this.small && fits < LEAST) {
      const tile = Math.min(Math.max(camera.k, LEAST), CLOSE);
      const there = cell ? at(cell) : midst(box);
      const shows = (!cell || camera.sees(squareOf(there))) && this.offers(targets);
      if (this.settled && camera.k === tile && shows) return;
      camera.bring(squareOf(there), cell ? 1.5 : Infinity, tile, glide, land);
      this.find(targets, there, tile, glide);
    } else if (!view.ask || !this.settled || fits < camera.k) this.whole(view, targets, glide);
    else if (!camera.sees(box)) camera.look(land, camera.k, glide);
    if (camera.k <= fits && this.hides(cells)) this.whole(view, targets, glide);
  }

  /** The scale with which this fits into the window, corner and all. */
  private clear(land: Rect): number {
    Object.assign(this.camera.covered, { top: 0, right: 0 });
    return this.camera.scaleToFit(land);
  }

  /** Whether something lies in the corner. */
  private hides(cells: Cell[]): boolean {
    const { camera, corner } = this;
    if (!corner) return false;
    const left = camera.width - corner.width;
    return cells.map(at).some((one) => {
      const { x, y } = camera.onScreen(one);
      return x + camera.k > left && y < corner.height;
    });
  }

  /** Whether some of what can be chosen is in sight, if there is any. */
  private offers(targets: Iterable<Cell>): boolean {
    const all = [...targets];
    return all.length === 0 || all.some((cell) => this.camera.sees(squareOf(at(cell))));
  }

  /** Something that can be chosen is in sight: if nothing is, what is nearest to where one looks. */
  private find(targets: Iterable<Cell>, here: At, tile: number, glide: boolean): void {
    if (this.offers(targets)) return;
    const places = [...targets].map(at);
    const far = ({ x, y }: At) => Math.hypot(x - here.x, y - here.y);
    const [nearest] = places.sort((a, b) => far(a) - far(b));
    if (nearest) this.camera.bring(squareOf(nearest), 0.5, tile, glide);
  }

  private get most(): number {
    return this.small ? 96 : 150;
  }

  /** All of the land: beside the corner or below it, if it would reach into it. */
  whole(view: View, targets: Iterable<Cell>, glide: boolean): void {
    const { camera, corner } = this;
    const cells = cellsOf(view, targets);
    const land = edged(rectOf(cells));
    this.clear(land);
    camera.fit(land, this.most, glide);
    if (!corner || !this.hides(cells)) return;
    const below = Math.min((camera.height - corner.height) / land.height, camera.width / land.width);
    const beside = Math.min((camera.width - corner.width) / land.width, camera.height / land.height);
    Object.assign(camera.covered, below > beside ? { top: corner.height } : { right: corner.width });
    camera.fit(land, this.most, glide);
  }

  /** What was chosen elsewhere than on the land comes into sight beside the corner. */
  aim(cells: Cell[], glide: boolean): void {
    const { camera, corner } = this;
    const there = rectOf(cells);
    if (camera.sees(there) && !this.hides(cells)) return;
    if (corner) camera.covered.right = corner.width;
    const tile = Math.min(camera.k, Math.max(LEAST, camera.scaleToFit(there)));
    camera.bring(there, 0.5, tile, glide);
  }

  /** Some cells, above what covers the bottom of the window. */
  show(cells: Cell[], covered: number, glide: boolean): void {
    this.camera.covered.bottom = Math.min(covered, this.camera.height - 120);
    this.camera.fit(rectOf(cells, 1), this.most, glide);
  }
}

/** The cells that an answer is about. */
export function chosenIn([word = '', place = '', route = '']: string[], view: View): Cell[] {
  if (word === 'tile' || word === 'enter') return [place];
  if (word === 'ark' && view.ark) return walkOf(view.ark, route);
  const placed = justPlaced(view);
  return placed && word !== 'pass' ? [placed] : [];
}

const cellsOf = ({ tiles }: View, targets: Iterable<Cell>): Cell[] => [
  ...tiles.map(({ cell }) => cell),
  ...targets,
];

/** Where a cell in the middle would be. */
function midst(land: Rect): At {
  const { x, y } = middleOf(land);
  return { x: x - 0.5, y: y - 0.5 };
}

const edged = (land: Rect): Rect => grown(land, EDGE, 1.6 * EDGE);
