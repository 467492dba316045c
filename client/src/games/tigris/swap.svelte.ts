// Swapping: tiles of the hand are marked one by one.

import type { Choice } from '../../table/choice.svelte';
import type { Colour } from './view';

export class Swap {
  #marked = $state.raw<number[]>([]);

  constructor(private choice: Choice) {}

  get on(): boolean {
    return this.choice.path[0] === 'swap';
  }

  /** The tiles of the hand that are to be swapped: those that were marked, or any where the choice came otherwise. */
  tiles(hand: Colour[]): number[] {
    const colours = this.on ? this.choice.path.slice(2) : [];
    if (colours.join() === this.#marked.map((one) => hand[one]).join()) return this.#marked;
    const left = [...colours];
    return hand.flatMap((colour, index) => {
      const at = left.indexOf(colour);
      return at < 0 ? [] : (left.splice(at, 1), [index]);
    });
  }

  start(): void {
    this.#marked = [];
    if (this.on) this.choice.clear();
    else this.choice.set(['swap']);
  }

  tap(hand: Colour[], index: number): void {
    const tiles = this.tiles(hand);
    const marked = tiles.includes(index) ? tiles.filter((one) => one !== index) : [...tiles, index];
    this.#marked = marked.sort((a, b) => a - b);
    const colours = this.#marked.map((one) => hand[one]!);
    this.choice.set(marked.length ? ['swap', String(marked.length), ...colours] : ['swap']);
  }
}
