// What the board draws of a position and of the answer in the making.

import type { Choice } from '../../table/choice.svelte';
import type { Preview } from '../../wire';
import { aids } from './aids.svelte';
import { keyOf, type Feature } from './features';
import { featureAt, foundOf, foundWith, type Found } from './found';
import { at, boxOf, reading, rows } from './land';
import { pickingOf, type Ghost, type Spot } from './picking.svelte';
import { anchorOf, partAt } from './scenery';
import { justPlaced, type Cell, type View } from './view';

/** A disc with a piece on a free part of the new tile; x and y in units of 100 a tile. */
export interface Disc {
  id: string;
  spot: Spot;
  x: number;
  y: number;
  chosen: boolean;
}

interface Given {
  /** The position as it is shown now. */
  view(): View;
  choice(): Choice;
  /** What the rules say of the choice, once they have. */
  preview(): Preview | null;
  /** An entry is being played: nobody answers. */
  playing(): boolean;
  /** How much larger than the tile the discs are drawn, for fingers on a small land. */
  scale(): number;
}

export const idOf = ({ cell, part, kind }: Spot): string => `${cell} ${part}${kind === 'prophet' ? '*' : ''}`;

export class Desk {
  view: View = $derived.by(() => this.given.view());
  picking = $derived.by(() => pickingOf(this.given.choice()));
  answering = $derived.by(() => this.given.choice().options !== null && !this.given.playing());

  ghost: Ghost | null = $derived.by(() => (this.answering ? this.picking.ghost(this.view) : null));
  /** With the tile in the making: as soon as the rules have told what follows, that. */
  found: Found = $derived.by(() => {
    const preview = this.ghost ? this.given.preview() : null;
    const foretold = preview?.words === this.given.choice().words ? (preview.view as View) : null;
    return foretold ? foundOf(foretold) : foundWith(this.view, this.ghost);
  });
  walk: Cell[] = $derived(this.answering ? this.picking.walk(this.view) : []);
  reach = $derived(this.answering && this.picking.walking ? this.picking.reach() : new Map<Cell, number>());
  /** Cells that may be tapped. */
  targets: Cell[] = $derived(this.answering ? this.picking.cells : []);
  /** Where the tile fits, but for where it lies. */
  spaces: Cell[] = $derived(
    this.view.ask?.question === 'PlaceTile' ? this.targets.filter((cell) => cell !== this.ghost?.cell) : [],
  );
  chosen: Spot | null = $derived(this.answering ? this.picking.spot(this.view) : null);
  spots: Spot[] = $derived(this.answering ? this.picking.spots(this.view) : []);
  discs: Disc[] = $derived(this.spots.map((spot) => this.discOf(spot)));

  /** What is pointed at: a feature, a cell, or the open space of which one asks what fits. */
  hovered = $state.raw<Feature | null>(null);
  pointed = $state.raw<Cell | null>(null);
  asking = $state.raw<Cell | null>(null);
  /** The place that has the keyboard. */
  standing = $state.raw<string | null>(null);

  about: Feature | null = $derived(this.hovered ?? this.featureOf(this.chosen));
  lit: Feature[] = $derived([...new Set([...(this.about ? [this.about] : []), ...this.finishing()])]);
  open: Feature['open'] = $derived.by(() => {
    const open = ({ kind }: Feature) => kind === 'city' || kind === 'road';
    const claimed = aids.edges ? this.found.features.filter((one) => open(one) && one.pieces.length > 0) : [];
    const about = this.about && open(this.about) ? [this.about] : [];
    return [...new Set([...claimed, ...about])].flatMap((feature) => feature.open);
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
  offered: Ghost | null = $derived.by(() => {
    const cell = this.pointed ?? this.standing;
    const ask = this.view.ask;
    const turn = cell && this.spaces.includes(cell) ? this.picking.wouldLie(cell) : null;
    return turn && ask?.question === 'PlaceTile' ? { name: ask.tile, cell: cell!, turn } : null;
  });

  /** The cells that can be reached: the land, and one cell around it. */
  box = $derived.by(() => boxOf([...this.view.tiles.map(({ cell }) => cell), ...this.targets], 1));
  grid = $derived(rows(this.box));
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

  private discOf(spot: Spot): Disc {
    const { x, y } = this.pointOf(spot.cell, spot.part);
    const both = this.spots.filter(({ part }) => part === spot.part).length > 1;
    const aside = both ? (spot.kind === 'prophet' ? 16 : -16) * this.given.scale() : 0;
    const id = idOf(spot);
    return { id, spot, x: x + aside, y, chosen: this.chosen !== null && idOf(this.chosen) === id };
  }

  featureOf(spot: Spot | null): Feature | null {
    return spot ? (this.found.of.get(keyOf(spot.cell, spot.part)) ?? null) : null;
  }

  /** What the loose tile would finish. */
  private finishing(): Feature[] {
    const { ghost } = this;
    if (!ghost) return [];
    const before = foundOf(this.view).temples;
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
    this.pointed = cell;
    this.hovered = this.meant(cell) ? null : featureAt(this.found, cell, x, y);
    this.asking = this.ghost?.cell !== cell && cell in this.found.survey.spaces ? cell : null;
  }

  /** Here one acts; elsewhere one looks what a feature is worth. */
  private meant(cell: Cell): boolean {
    return this.ghost?.cell === cell || this.picking.walking || this.targets.includes(cell);
  }

  leave(): void {
    this.hovered = null;
    this.pointed = null;
    this.asking = null;
  }

  /** A tap on a point of a cell, in units of 100 a tile; `near` is how far a finger reaches. */
  tap(cell: Cell, x: number, y: number, near: number, confirm?: () => void): void {
    const spot = this.spotAt(cell, x, y, near);
    this.standing = spot ? idOf(spot) : cell;
    if (spot) return this.picking.tapSpot(spot, confirm);
    const moving = this.picking.walking || this.view.ark === cell;
    if (this.answering && justPlaced(this.view) === cell && !moving) this.refuse(cell, x, y);
    else if (this.answering) this.picking.tapCell(this.view, cell, confirm);
    const inspected = !this.picking.refusal && !this.meant(cell);
    this.hovered = inspected ? featureAt(this.found, cell, x, y) : null;
    if (this.ghost?.cell === cell) this.asking = null;
  }

  /** A place chosen by keys. */
  choose(place: string, confirm?: () => void): void {
    this.standing = place;
    const spot = this.spots.find((one) => idOf(one) === place);
    if (spot) this.picking.tapSpot(spot, confirm);
    else if (this.ghost?.cell === place) confirm?.();
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

  /** Why nobody can stand here. */
  private refuse(cell: Cell, x: number, y: number): void {
    const { picking, found } = this;
    const laid = found.land.get(cell)!;
    const temple = featureAt(found, cell, x, y)?.kind === 'temple';
    const part = temple ? 'temple' : partAt(laid.name, laid.turn, { x, y });
    picking.forgive();
    if (part) void picking.refuse(this.view, cell, `follower ${part}`);
  }
}
