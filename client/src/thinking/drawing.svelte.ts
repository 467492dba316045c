import { Refusal } from '../api';
import type { LineDraw } from '../wire';
import type { Thinking } from './thinking.svelte';

/** What luck gives in the move that led here, decided draw by draw, or left to it from any draw on. */
export class Drawing {
  /** What was decided so far, each with what it was for. */
  given = $state.raw<{ purpose: string; outcome: string }[]>([]);
  /** What is wanted next; while the rules are asked (`asking`), what was wanted before. */
  next = $state.raw<LineDraw | null>(null);
  asking = $state(true);
  problem = $state.raw<Refusal | null>(null);
  #seed = crypto.randomUUID();
  #newest = 0;
  #leaves = false;

  constructor(
    readonly play: Thinking,
    /** Everything is decided. */
    readonly done: () => void,
  ) {
    void this.#ask();
  }

  give = (outcome: string): void => {
    const purpose = this.next?.purpose;
    if (this.asking || !purpose) return;
    this.given = [...this.given, { purpose, outcome }];
    void this.#ask();
  };

  /** Also while the rules are asked: what they say of what was taken back is not heard any more. */
  takeBack = (): void => {
    this.given = this.given.slice(0, -1);
    void this.#ask();
  };

  /** Luck decides whatever nobody has, as soon as the rules have said what that is. */
  leave = (): void => {
    if (this.asking) this.#leaves = true;
    else if (this.next) this.#end(this.next.outcomes);
  };

  async #ask(): Promise<void> {
    const number = ++this.#newest;
    this.asking = true;
    this.#leaves = false;
    this.problem = null;
    const outcomes = this.given.map(({ outcome }) => outcome);
    try {
      const next = await this.play.draw(outcomes, this.#seed);
      if (number !== this.#newest) return;
      this.next = next;
      if (next.purpose === null || this.#leaves) this.#end(next.outcomes);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (number === this.#newest) this.problem = error;
    } finally {
      if (number === this.#newest) this.asking = false;
    }
  }

  #end(outcomes: string[]): void {
    this.done();
    this.play.decide(outcomes);
  }
}
