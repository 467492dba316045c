// A small table is two pages and a drawer: which of them are seen, and how much of the map.

import { tick } from 'svelte';
import { lookout } from './opened.svelte';
import { pageOf, QUESTIONS, type Page } from './questions';
import type { Ask, View } from './view';

/** Below this width, or this height, the table is pages. */
const PAGED = 620;
const LOW = 500;
const ROOMY = 550;
const LYING = 440;
/** And below this width its dice are so small that they say their number. */
const NARROW = 880;

interface Looking {
  page: Page;
  drawer: boolean;
}

interface Table {
  view: View;
  /** What one is asked oneself. */
  asked: Ask | null;
  root: Element | undefined;
}

export class Paging {
  width = $state(1280);
  height = $state(720);
  /** What somebody looks at for a while, until another question comes. */
  #look = $state.raw<(Looking & { of: unknown }) | null>(null);

  paged = $derived(this.width <= PAGED || this.height <= LOW);
  narrow = $derived(this.width < NARROW);
  #lying = $derived(this.width >= LYING && this.height <= LOW);
  called = $derived.by(() => {
    const { asked } = this.table();
    return asked ? QUESTIONS[asked.question].page : undefined;
  });
  /** On a phone held upright a low map needs the room of the tiles, but where one of them is to be chosen. */
  brief = $derived.by(() => {
    if (!this.paged || this.#lying) return false;
    const { asked } = this.table();
    return this.height <= LOW || (this.height < ROOMY && asked !== null && asked.question !== 'PlaceDie');
  });
  /** The tiles leave their room to the map once nothing lies on them any more, and on a low one while they do not matter. */
  tiled = $derived.by(() => {
    const { view, asked } = this.table();
    if (view.phase === 'over') return !this.narrow;
    if (!this.paged || this.#lying || this.height > LOW) return true;
    return view.phase === 'dice' && (asked === null || asked.question === 'PlaceDie');
  });
  now = $derived.by((): Looking => {
    if (this.#look?.of === this.table().view.ask && this.#look) return this.#look;
    const drawer = this.called === 'village' || ['village', 'ritual', 'buildings'].some(lookout.counts);
    return { page: this.called === 'people' ? 'people' : 'island', drawer };
  });

  constructor(private table: () => Table) {
    // The beach is longer than its page: what can be pressed there comes into sight.
    $effect(() => {
      const { asked, root } = this.table();
      if (this.paged && asked) intoSight(() => root?.querySelector('.beach [data-may]')?.closest('.part'));
    });
  }

  see(page: Page, drawer: boolean): void {
    this.#look = { of: this.table().view.ask, page, drawer };
  }

  draw = (): void => {
    lookout.close();
    this.see(this.now.page, !this.now.drawer);
  };

  /** Turns to where this place lies. */
  show(place: string | undefined): void {
    if (!this.paged || place === undefined) return;
    const page = pageOf(place);
    if (page !== null) this.see(page === 'village' ? this.now.page : page, page === 'village');
    intoSight(() => this.table().root?.querySelector(`[data-place="${place}"]`));
  }
}

const intoSight = (thing: () => Element | null | undefined): void =>
  void tick().then(() => thing()?.scrollIntoView({ block: 'nearest' }));
