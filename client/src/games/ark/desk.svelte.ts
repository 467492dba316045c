// What the board draws of a position and of the answer in the making.

import type { Choice } from '../../table/choice.svelte';
import type { Preview } from '../../wire';
import { aids } from './aids.svelte';
import { keyOf, type Feature } from './features';
import { featureAt, foundOf, type Found } from './found';
import { at, reading, rowsOf } from './land';
import { apart } from './discs';
import { numberOf, pickingOf, type Spot } from './picking.svelte';
import { anchorOf, groundsOf, partAt } from './scenery';
import { tileOf } from './tile';
import { inHand, justPlaced, type Cell, type Lying, type View } from './view';

/** A disc with a piece on a free part of the new tile; x and y in units of 100 a tile. */
export interface Disc {
  id: string;
  spot: Spot;
  x: number;
  y: number;
  chosen: boolean;
  /** Beside others of its kind. */
  number: number;
}

interface Given {
  /** The position as it is shown now. */
  view(): View;
  choice(): Choice;
  /** What the rules say of the choice, once they have. */
  preview(): Preview | null;
  /** What could be drawn over the land may be. */
  overlays(): boolean;
  /** An entry is being played: nobody answers. */
  playing(): boolean;
}

/** The radius of a disc. */
export const DISC = 14;

export const idOf = ({ cell, part, kind }: Spot): string => `${cell} ${part}${kind === 'prophet' ? '*' : ''}`;

export class Desk {
  view: View = $derived.by(() => this.given.view());
  picking = $derived.by(() => pickingOf(this.given.choice()));
  answering = $derived.by(() => this.given.choice().options !== null && !this.given.playing());

  ghost: Lying | null = $derived.by(() => (this.answering ? this.picking.ghost(this.view) : null));
  /** The land as it lies. */
  laid: Found = $derived.by(() => foundOf(this.view));
  /** With the tile in the making, as soon as the rules have told what follows. */
  found: Found = $derived.by(() => {
    const preview = this.ghost ? this.given.preview() : null;
    return preview?.words === this.given.choice().words ? foundOf(preview.view as View) : this.laid;
  });
  walk: Cell[] = $derived(this.answering ? this.picking.walk(this.view) : []);
  /** What a cell is chosen for: what follows from this alone stays while the choice changes. */
  #wanted = $derived(this.answering ? this.picking.wanted : null);
  reach = $derived(this.#wanted === 'ark' ? this.picking.reach() : new Map<Cell, number>());
  /** Cells that may be tapped. */
  targets: Set<Cell> = $derived.by(() => this.picking.cells(this.#wanted));
  /** Where the tile fits. */
  spaces: Set<Cell> = $derived(this.#wanted === 'tile' ? this.targets : new Set<Cell>());
  chosen: Spot | null = $derived(this.answering ? this.picking.spot(this.view) : null);
  spots: Spot[] = $derived(this.answering ? this.picking.spots(this.view) : []);
  aimed: Spot | null = $derived(
    this.spots.find((spot) => this.picking.aimed && idOf(spot) === idOf(this.picking.aimed)) ?? null,
  );
  discs: Disc[] = $derived.by(() => this.#discs());

  /** What is pointed at: a feature, a cell. A finger leaves nothing behind on a land that has changed since. */
  #hovered = $state.raw<Feature | null>(null);
  hovered = $derived(this.#hovered && this.found.features.includes(this.#hovered) ? this.#hovered : null);
  pointed = $state.raw<Cell | null>(null);
  /** The place that has the keyboard. */
  standing = $state.raw<string | null>(null);

  lighted: Feature | null = $derived(this.hovered ?? this.featureOf(this.aimed ?? this.chosen));
  lit: Feature[] = $derived([...new Set([...(this.lighted ? [this.lighted] : []), ...this.finishing()])]);
  open: Feature['open'] = $derived.by(() => {
    const open = ({ kind }: Feature) => kind === 'city' || kind === 'road';
    const all = aids.edges && this.given.overlays();
    const claimed = all ? this.found.features.filter((one) => open(one) && one.pieces.length > 0) : [];
    const lighted = this.lighted && open(this.lighted) ? [this.lighted] : [];
    return [...new Set([...claimed, ...lighted])].flatMap((feature) => feature.open);
  });
  /** Pieces that the walk gives a point to. */
  passed = $derived.by(() =>
    this.walk.slice(1).flatMap((cell) => {
      const seat = this.found.survey.pays?.[cell];
      const piece = this.found.land.get(cell)?.piece;
      return seat === undefined || !piece ? [] : [{ cell, seat, ...this.pointOf(cell, piece.part) }];
    }),
  );
  /** The tile under the pointer or the focus, as it would lie. */
  offered: Lying | null = $derived.by(() => {
    const cell = this.pointed ?? this.standing;
    const name = inHand(this.view);
    if (!cell || !name || !this.spaces.has(cell) || cell === this.ghost?.cell) return null;
    return { name, cell, turn: this.picking.wouldLie(cell)! };
  });

  /** The cells that can be reached: every tile, and what is beside one. */
  grid: Cell[][] = $derived(rowsOf([...this.laid.land.keys(), ...Object.keys(this.laid.survey.spaces)]));
  /** Where the keys [ and ] go. */
  stops: string[] = $derived(this.spots.length > 0 ? this.spots.map(idOf) : [...this.targets].sort(reading));
  focused: string = $derived(
    this.standing ?? this.ghost?.cell ?? this.stops[0] ?? justPlaced(this.view) ?? this.view.tiles[0]!.cell,
  );

  constructor(private given: Given) {}

  private pointOf(cell: Cell, part: string): { x: number; y: number } {
    const { name, turn } = this.found.land.get(cell)!;
    const anchor = anchorOf(name, turn, part);
    return { x: 100 * at(cell).x + anchor.x, y: 100 * at(cell).y + anchor.y };
  }

  #discs(): Disc[] {
    const cell = justPlaced(this.view);
    if (!cell || this.spots.length === 0) return [];
    const [left, top] = [100 * at(cell).x, 100 * at(cell).y];
    const places = this.spots.map(({ part }) => this.pointOf(cell, part));
    const own = places.map(({ x, y }) => ({ x: x - left, y: y - top }));
    const chosen = this.chosen && idOf(this.chosen);
    const { name, turn } = this.found.land.get(cell)!;
    const grounds = this.spots.map(({ part }) => groundsOf(name, turn, part));
    return apart(own, grounds, DISC).map(({ x, y }, n) => {
      const spot = this.spots[n]!;
      const id = idOf(spot);
      return { id, spot, x: left + x, y: top + y, chosen: chosen === id, number: numberOf(spot, this.spots) };
    });
  }

  featureOf(spot: Spot | null): Feature | null {
    return spot ? (this.found.of.get(keyOf(spot.cell, spot.part)) ?? null) : null;
  }

  /** What the loose tile would finish. */
  private finishing(): Feature[] {
    const { ghost } = this;
    if (!ghost) return [];
    const before = this.laid.temples;
    return this.found.features.filter(
      ({ kind, complete, cells }) =>
        complete &&
        cells.includes(ghost.cell) &&
        !(
          kind === 'temple' &&
          cells.some((cell) => this.found.temples.has(cell) && before.get(cell)?.complete)
        ),
    );
  }

  /** The feature that lies on exactly these cells: a finished one, or else one with somebody on it. */
  featureOn(cells: readonly Cell[]): Feature | null {
    const wanted = [...cells].sort(reading).join();
    const there = this.found.features.filter((one) => one.parts.length > 1 && one.cells.join() === wanted);
    return there.find(({ complete }) => complete) ?? there.find(({ pieces }) => pieces.length > 0) ?? null;
  }

  point(cell: Cell, x: number, y: number): void {
    const spot = this.spotAt(cell, x, y, DISC);
    this.pointed = cell;
    this.picking.aimed = spot;
    this.#hovered = spot || this.meant(cell) ? null : featureAt(this.found, cell, x, y);
  }

  /** Here one acts; elsewhere one looks what a feature is worth. */
  meant(cell: Cell): boolean {
    return this.ghost?.cell === cell || this.picking.walking || this.targets.has(cell);
  }

  leave(): void {
    this.#hovered = null;
    this.pointed = null;
    this.picking.aimed = null;
  }

  /** A tap on a point of a cell, in units of 100 a tile; `near` is how far a finger reaches. */
  tap(cell: Cell, x: number, y: number, near: number, confirm?: () => void): void {
    const spot = this.spotAt(cell, x, y, near);
    this.standing = spot ? idOf(spot) : cell;
    if (spot) return this.picking.tapSpot(spot, confirm);
    if (this.stands(cell)) this.refuse(cell, x, y);
    else if (this.answering) this.picking.tapCell(this.view, cell, confirm);
    const inspected = !this.picking.refusals.now && !this.meant(cell);
    this.#hovered = inspected ? featureAt(this.found, cell, x, y) : null;
  }

  /** A place chosen by keys. */
  choose(place: string, confirm?: () => void): void {
    this.standing = place;
    const spot = this.spots.find((one) => idOf(one) === place);
    if (spot) this.picking.tapSpot(spot, confirm);
    else if (this.ghost?.cell === place) confirm?.();
    else if (this.stands(place)) this.refuseAny(place);
    else if (this.answering) this.picking.tapCell(this.view, place, confirm);
  }

  /** The spot that is meant: the disc under the finger, or the free part under it. */
  private spotAt(cell: Cell, x: number, y: number, near: number): Spot | null {
    const [left, top] = [100 * at(cell).x, 100 * at(cell).y];
    const discs = this.discs
      .map((disc) => ({ disc, far: Math.hypot(disc.x - left - x, disc.y - top - y) }))
      .filter(({ far }) => far < near)
      .sort((a, b) => a.far - b.far);
    if (discs[0]) return discs[0].disc.spot;
    const laid = this.found.land.get(cell);
    const part = laid && this.spots[0]?.cell === cell ? partAt(laid.name, laid.turn, { x, y }) : null;
    return this.spots.find((spot) => spot.part === part) ?? null;
  }

  /** Here somebody may be put, and nothing else is meant. */
  stands(cell: Cell): boolean {
    const moving = this.picking.walking || this.view.ark === cell;
    return this.answering && justPlaced(this.view) === cell && !moving;
  }

  /** By keys the whole tile is meant: of what is not free there the first is told. */
  private refuseAny(cell: Cell): void {
    const free = this.spots.map(({ part }) => part);
    const parts = [...tileOf(this.found.land.get(cell)!.name).parts.keys()];
    const taken = parts.find((part) => !free.includes(part));
    this.picking.refusals.forgive();
    if (taken) void this.picking.refusals.ask(`follower ${taken}`, cell);
  }

  /** Why nobody can stand here. */
  private refuse(cell: Cell, x: number, y: number): void {
    const { found } = this;
    const { refusals } = this.picking;
    const laid = found.land.get(cell)!;
    const temple = featureAt(found, cell, x, y)?.kind === 'temple';
    const part = temple ? 'temple' : partAt(laid.name, laid.turn, { x, y });
    refusals.forgive();
    if (part) void refusals.ask(`follower ${part}`, cell);
  }
}
