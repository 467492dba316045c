// Where to look: all of the land while its tiles stay large enough, or else what is around the newest tile. The
// scale stays until the land no longer fits.

import type { Camera, Rect } from '../../board/camera.svelte';
import { at, boxOf, reading, rectOf, squareOf, type At, type Box } from './land';
import { justPlaced, newest, type Cell, type View } from './view';
import { walkOf } from './walks';

const EDGE = 0.1;
/** The least pixels of a tile, and what a land that would need fewer is seen with; on a phone a finger has to hit it. */
const LEAST = { small: 44, large: 42 };
const CLOSE = { small: 48, large: 88 };

export class Sight {
  private seen: View | null = null;
  private size = '';
  /** A scale has been found for this window. */
  private settled = false;
  /** The window has changed while the land kept its scale: it finds another once it may. */
  private owed = false;
  /** What was brought into sight because somebody asked for more. */
  private shown: Cell | null = null;
  /** What lies over the upper right of the window, in pixels. */
  corner: { width: number; height: number } | null = null;
  /** All of the land is wanted, however small. */
  held = false;

  constructor(private camera: Camera) {}

  private get small(): boolean {
    return this.camera.width < 560 || this.camera.height < 360;
  }

  private get window(): 'small' | 'large' {
    return this.small ? 'small' : 'large';
  }

  /** A new view: looks there, unless the user has moved the land. */
  follow(view: View, targets: Iterable<Cell>, still: boolean): void {
    const { width, height } = this.camera;
    const resized = `${width} ${height}` !== this.size;
    // Between a tile and its follower the land keeps its scale, whatever is said below it.
    const keeps = view.ask?.question === 'Deploy' && this.size.startsWith(`${width} `);
    const cell = newest(this.seen, view) ?? justPlaced(view);
    const glide = this.seen !== null && !resized && !still;
    this.owed ||= resized && keeps;
    this.settled &&= keeps || !(resized || this.owed);
    this.owed &&= keeps;
    if (view !== this.seen) this.shown = null;
    this.seen = view;
    this.size = `${width} ${height}`;
    if (this.camera.moved && !resized) return;
    this.look(view, targets, cell, glide);
    this.settled = true;
  }

  /** The Ark is about to move: it and all that it can reach come into sight, or at least the Ark. */
  reach(ark: Cell, ends: Iterable<Cell>, still: boolean): void {
    const box = boxOf([ark, ...ends]);
    if (this.camera.sees(rectOf(box))) return;
    const least = this.small ? LEAST.small : 56;
    const tile = Math.max(least, Math.min(this.camera.k, this.camera.scaleToFit(rectOf(grown(box)))));
    const fits = tile <= this.camera.scaleToFit(rectOf(box));
    this.camera.bring(squareOf(fits ? middleOf(box) : at(ark)), Infinity, tile, !still);
  }

  private look(view: View, targets: Iterable<Cell>, cell: Cell | null, glide: boolean): void {
    const { camera } = this;
    const cells = cellsOf(view, targets);
    const box = boxOf(cells);
    const land = rectOf(grown(box));
    const fits = this.clear(land);
    const [least, close] = [LEAST[this.window], CLOSE[this.window]];
    if (!view.ask || this.held) this.whole(view, targets, glide);
    else if (fits < least) {
      const tile = this.small ? close : Math.min(Math.max(camera.k, least), close);
      const there = cell ? at(cell) : middleOf(box);
      if (this.corner) camera.covered.right = this.corner.width;
      const shows = (!cell || camera.sees(squareOf(there))) && this.offers(targets);
      if (this.settled && camera.k === tile && shows) return;
      camera.bring(squareOf(there), cell ? 1.5 : Infinity, tile, glide, land);
      this.find(targets, there, tile, glide);
    } else if (!this.settled || fits < camera.k) this.whole(view, targets, glide);
    else if (!camera.sees(rectOf(box))) camera.look(land, camera.k, glide);
    if (camera.k <= fits && this.hides(cells)) this.whole(view, targets, glide);
  }

  /** The scale with which this fits into the window, corner and all. */
  private clear(land: Rect): number {
    Object.assign(this.camera.covered, { top: 0, right: 0 });
    return this.camera.scaleToFit(land);
  }

  /** Whether something lies in the corner. */
  private hides(cells: Cell[], bottom = this.corner?.height ?? 0): boolean {
    const { camera, corner } = this;
    if (!corner) return false;
    const left = camera.width - corner.width;
    return cells.map(at).some((one) => {
      const { x, y } = camera.onScreen(one);
      return x + camera.k > left && y < bottom;
    });
  }

  /** Whether some of what can be chosen is in sight, if there is any. */
  private offers(targets: Iterable<Cell>): boolean {
    const all = [...targets];
    return all.length === 0 || this.beyond(all).length < all.length;
  }

  /** Something that can be chosen is in sight: if nothing is, what is nearest to where one looks. */
  private find(targets: Iterable<Cell>, here: At, tile: number, glide: boolean): void {
    if (this.offers(targets)) return;
    const places = [...targets].map(at);
    const far = ({ x, y }: At) => Math.hypot(x - here.x, y - here.y);
    const [nearest] = places.sort((a, b) => far(a) - far(b));
    if (nearest) this.camera.bring(squareOf(nearest), 0.5, tile, glide);
  }

  /** What can be chosen and is out of sight. */
  beyond(targets: Iterable<Cell>): Cell[] {
    return [...targets].filter((cell) => !this.camera.sees(squareOf(at(cell))));
  }

  /** Brings the next of it into sight, round and round in reading order. */
  next(targets: Iterable<Cell>, glide: boolean): void {
    const beyond = this.beyond(targets).sort(reading);
    this.shown =
      beyond.find((cell) => this.shown === null || reading(cell, this.shown) > 0) ?? beyond[0] ?? null;
    if (this.shown) this.camera.bring(squareOf(at(this.shown)), 1, this.camera.k, glide);
  }

  private get most(): number {
    return this.small ? 96 : 150;
  }

  /** All of the land: beside the corner or below it, if it would reach into it. */
  whole(view: View, targets: Iterable<Cell>, glide: boolean): void {
    const { camera, corner } = this;
    const cells = cellsOf(view, targets);
    const land = rectOf(grown(boxOf(cells)));
    this.clear(land);
    camera.fit(land, this.most, glide);
    if (!corner || !this.hides(cells)) return;
    const below = Math.min((camera.height - corner.height) / land.height, camera.width / land.width);
    const beside = Math.min((camera.width - corner.width) / land.width, camera.height / land.height);
    Object.assign(camera.covered, below > beside ? { top: corner.height } : { right: corner.width });
    camera.fit(land, this.most, glide);
  }

  /** What was chosen elsewhere than on the land comes into sight beside a corner of this height. */
  aim(cells: Cell[], height: number, glide: boolean): void {
    const { camera, corner } = this;
    const there = rectOf(boxOf(cells));
    if (camera.sees(there) && !this.hides(cells, height)) return;
    if (corner) camera.covered.right = corner.width;
    const tile = Math.min(camera.k, Math.max(LEAST[this.window], camera.scaleToFit(there)));
    camera.bring(there, 0.5, tile, glide);
  }

  /** Some cells, above what covers the bottom of the window. */
  show(cells: Cell[], covered: number, glide: boolean): void {
    this.camera.covered.bottom = Math.min(covered, this.camera.height - 120);
    this.camera.fit(rectOf(boxOf(cells, 1)), this.most, glide);
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

const middleOf = ({ west, north, east, south }: Box) => ({ x: (west + east) / 2, y: (north + south) / 2 });

const grown = ({ west, north, east, south }: Box): Box => ({
  west: west - EDGE,
  north: north - 2 * EDGE, // the pills of the last moves stick out, above or below
  east: east + EDGE,
  south: south + 2 * EDGE,
});
