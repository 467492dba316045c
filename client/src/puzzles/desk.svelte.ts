import type { Deeds } from '../board/keys';
import { ThinkingDesk } from '../thinking/desk.svelte';
import type { Solving } from './solving.svelte';

/** What the page of a puzzle shows, and what can be done by keys. */
export class PuzzleDesk extends ThinkingDesk {
  constructor(
    readonly solving: Solving,
    /** To the puzzle that follows. */
    readonly next: () => void,
  ) {
    super(solving);
  }

  protected override deeds: Deeds = {
    Enter: ['puzzle-keys-on', () => this.onward()],
    h: ['puzzle-keys-help', () => this.solving.help()],
    ...this.common,
  };

  /** With an answer on the board: another try, or another puzzle. */
  onwards = (): void => {
    if (this.solving.solved) this.next();
    else void this.solving.again();
  };

  protected override get goesOn(): boolean {
    return this.solving.verdict !== null || super.goesOn;
  }

  protected override onward(): void {
    if (this.solving.verdict !== null) this.onwards();
    else super.onward();
  }
}
