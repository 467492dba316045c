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

  protected override keys: Record<string, () => void> = {
    c: () => this.play.confirm(),
    u: () => this.play.undo(),
    h: () => this.solving.help(),
    t: () => (this.sheet = 'text'),
    '?': () => (this.sheet = 'keys'),
    Escape: this.close,
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
