// How the land is looked at: where the camera goes by itself, and what is out of sight.

import { untrack } from 'svelte';
import { Camera } from '../../board/camera.svelte';
import { settings } from '../../settings.svelte';
import type { Seat } from '../../table/game';
import type { Spot } from '../../table/said';
import type { Desk } from './desk.svelte';
import { at, rectOf, squareOf } from './land';
import { Sight } from './sight';
import { justPlaced, type Cell } from './view';

/** What is said is so high, at most, that it stands below its place where there is less room above. */
const ABOVE = 150;
const GAP = 10;

export class Eye {
  /** The window. */
  width = $state(0);
  height = $state(0);

  readonly camera = new Camera({
    world: () => this.#world,
    limits: () => [24, 260],
    stays: 0.6, // across and down, so more than a third in all
    parts: () => this.#parts,
    home: () => this.#sight.whole(this.#desk.view, this.#desk.targets, !settings.still),
    whole: true,
  });
  readonly #sight = new Sight(this.camera);
  readonly #desk: Desk;

  #cells = $derived.by(() => [...this.#desk.laid.land.keys()]);
  #world = $derived.by(() => rectOf([...this.#cells, ...this.#desk.targets]));
  #parts = $derived(this.#cells.map((cell) => squareOf(at(cell))));
  /** What can be tapped, whoever's choice it is: the same places are no reason to look elsewhere. */
  #aims = $derived.by(() => [...this.#desk.targets].join(' '));

  /** Where something is being chosen: the loose tile, or the one that has just been placed. */
  #near = $derived.by(() => {
    const { ghost, answering, picking, view } = this.#desk;
    return ghost?.cell ?? (answering && !picking.walking ? justPlaced(view) : null);
  });

  /** More land than the window. */
  wide = $derived.by(() => this.camera.width > 0 && !this.camera.sees(this.#world));

  /** `eyes`: the seat that answers here; `cornered`: the tools stand in a corner of the land, side by side where it is low. */
  constructor(
    desk: Desk,
    private eyes: () => Seat | null,
    cornered: () => boolean,
  ) {
    const { camera } = this;
    this.#desk = desk;
    camera.k = camera.painted = 90;
    $effect(() => {
      const { width, height } = this;
      const corner = height < 400 ? { width: 118, height: 56 } : { width: 62, height: 108 };
      Object.assign(camera, { width, height });
      this.#sight.corner = cornered() ? corner : null;
      void [desk.view, this.#aims, this.#near];
      if (width > 0) untrack(this.look);
    });
  }

  /** Looks where something is to be done, unless the user has moved the land. */
  look = (): void => {
    const { view, targets, reach, answering } = this.#desk;
    // Between two own answers one looks where one has given the first.
    if (!answering && view.ask && view.ask.seat === this.eyes() && this.#sight.waits) return;
    this.camera.covered.bottom = 0;
    const ark = reach.size > 0 ? view.ark : null;
    if (ark) this.#sight.reach(ark, targets, this.#world, settings.still);
    else this.#sight.follow(view, targets, settings.still, this.#near);
  };

  /** Where something is said of a cell, wherever the land is moved: in pixels of the window. */
  said = (cell: Cell): Spot => {
    const { camera } = this;
    const { x, y } = camera.onScreen({ x: at(cell).x + 0.5, y: at(cell).y });
    const below = y < ABOVE;
    return { x, y: below ? y + camera.k + GAP : Math.min(y, camera.height - GAP), below };
  };

  /** What was chosen comes into sight. */
  aim(cells: Cell[]): void {
    if (cells.length > 0) this.#sight.aim(cells, !settings.still);
  }

  /** Brings places into sight, above what covers the bottom of the stage; none: everything again. */
  show(places: string[], covered: number): void {
    const cells = places.filter((place) => /^-?\d+,-?\d+$/.test(place));
    if (cells.length > 0 && covered === 0 && this.camera.sees(this.#world)) return;
    if (cells.length > 0) this.#sight.show(cells, covered, !settings.still);
    else if (this.width > 0) this.look();
  }
}
