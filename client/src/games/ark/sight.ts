// Where to look: all of the land while its tiles stay large enough, or else what is around the newest tile.

import { at, boxOf, type Box } from './land';
import type { Camera } from './panzoom.svelte';
import { justPlaced, newest, type Cell, type View } from './view';

const EDGE = 0.3;

export class Sight {
  private seen: View | null = null;
  private size = '';

  constructor(private camera: Camera) {}

  private get small(): boolean {
    return this.camera.width < 560 || this.camera.height < 360;
  }

  /** A new view: looks there, unless the user has moved the land. */
  follow(view: View, targets: Cell[], still: boolean): void {
    const size = `${this.camera.width} ${this.camera.height}`;
    const resized = size !== this.size;
    const cell = newest(this.seen, view) ?? justPlaced(view);
    const glide = this.seen !== null && !resized && !still;
    this.seen = view;
    this.size = size;
    if (this.camera.moved && !resized) return;
    this.look(view, targets, cell, glide);
  }

  /** The Ark is about to move: it and all that it can reach come into sight, or at least the Ark. */
  reach(ark: Cell, ends: Cell[], still: boolean): void {
    const box = boxOf([ark, ...ends]);
    if (this.camera.sees(box)) return;
    const least = this.small ? 46 : 56;
    const tile = Math.max(least, Math.min(this.camera.tile, this.camera.tileToFit(grown(box))));
    const middle = { x: (box.west + box.east) / 2, y: (box.north + box.south) / 2 };
    const fits = tile <= this.camera.tileToFit(box);
    this.camera.bring(fits ? middle : at(ark), Infinity, tile, !still);
  }

  look(view: View, targets: Cell[], cell: Cell | null, glide: boolean): void {
    const box = boxOf([...view.tiles.map((laid) => laid.cell), ...targets]);
    if (!view.ask) return this.whole(view, targets, glide);
    const least = this.small ? 46 : cell ? 56 : 42;
    if (this.camera.tileToFit(grown(box)) >= least) return this.whole(view, targets, glide);
    const middle = { x: (box.west + box.east) / 2, y: (box.north + box.south) / 2 };
    const tile = cell ? Math.max(least, Math.min(this.camera.tile, this.small ? 78 : 88)) : least;
    this.camera.bring(cell ? at(cell) : middle, cell ? 1.5 : Infinity, tile, glide, grown(box));
  }

  private get most(): number {
    return this.small ? 96 : 116;
  }

  /** All of the land. */
  whole(view: View, targets: Cell[], glide: boolean): void {
    const box = boxOf([...view.tiles.map((laid) => laid.cell), ...targets]);
    this.camera.fit(grown(box), this.most, glide);
  }

  /** Some cells, above what covers the bottom of the window. */
  show(cells: Cell[], covered: number, glide: boolean): void {
    const { camera } = this;
    const { height } = camera;
    camera.height = Math.max(120, height - covered);
    camera.fit(boxOf(cells, 1), this.most, glide);
    camera.height = height;
  }
}

const grown = ({ west, north, east, south }: Box): Box => ({
  west: west - EDGE,
  north: north - EDGE,
  east: east + EDGE,
  south: south + EDGE,
});
