// While an entry is played, a copy of the view changes scene by scene.

import { tick } from 'svelte';
import type { Entry, Seat } from '../../table/game';
import type { Feature } from './features';
import type { View } from './view';

export class Show {
  scene = $state.raw<View | null>(null);
  flashing = $state.raw<Feature[]>([]);
  #of = $state.raw<View | null>(null);

  constructor(
    private view: () => View,
    private eyes: () => Seat | null,
  ) {}

  playing = $derived.by(() => this.scene !== null && this.#of === this.view());
  /** What is to be seen just now. */
  now: View = $derived.by(() => (this.playing ? this.scene! : this.view()));

  async play(
    entry: Entry,
    before: View,
    after: View,
    frame: HTMLElement,
    signal: AbortSignal,
  ): Promise<void> {
    const [{ story }, { play }] = await Promise.all([import('./story'), import('./theatre')]);
    this.#of = this.view();
    this.scene = before;
    await play(story(entry, before, after, this.eyes()), {
      frame,
      signal,
      show: async (next) => {
        this.scene = next;
        await tick();
      },
      flash: async (features) => {
        this.flashing = features;
        await tick();
      },
    });
    this.flashing = [];
    this.scene = after; // until the table hands over the view after
  }
}
