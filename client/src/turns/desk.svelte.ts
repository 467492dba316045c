import type { Deeds } from '../board/keys';
import { ThinkingDesk } from '../thinking/desk.svelte';
import type { Playing } from './playing.svelte';

/** What the page of a best turn shows, and what can be done by keys. */
export class TurnDesk extends ThinkingDesk {
  constructor(
    readonly playing: Playing,
    /** To the position that follows. */
    readonly next: () => void,
  ) {
    super(playing);
  }

  protected override deeds: Deeds = {
    Enter: ['best-turn-keys-on', () => this.onward()],
    h: ['puzzle-show', () => void this.playing.showMe()],
    ...this.common,
  };

  protected override get goesOn(): boolean {
    return this.playing.whole || this.playing.done || super.goesOn;
  }

  protected override onward(): void {
    if (this.playing.whole) void this.playing.handIn();
    else if (this.playing.done) this.next();
    else super.onward();
  }
}
