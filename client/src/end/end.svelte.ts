import type { ScoringStep } from '../table/game';

/** How a game ended, told step by step. Until the last step is told, nothing of the result is. */
export class End {
  at = $state(0);
  #told = $state(false);
  readonly #of: () => ScoringStep[] | null;

  /** `of` gives the steps, none for a game without any, null while they are not known. */
  constructor(of: () => ScoringStep[] | null, told = false) {
    this.#of = of;
    this.#told = told;
  }

  steps = $derived.by(() => this.#of());
  /** The result may be shown. */
  counted = $derived(this.#told || this.steps?.length === 0);
  /** What is being counted. */
  step = $derived(this.counted ? null : (this.steps?.[this.at] ?? null));
  /** Nothing is left that could be given away. */
  last = $derived(this.steps !== null && this.at === this.steps.length - 1);
  /** What was counted before it. */
  before = $derived(this.counted ? null : (this.steps?.[this.at - 1] ?? null));

  next = (): void => {
    if (this.at + 1 < (this.steps?.length ?? 0)) this.at += 1;
    else this.skip();
  };

  back = (): void => {
    this.at = Math.max(0, this.at - 1);
  };

  skip = (): void => {
    this.#told = true;
  };

  again = (): void => {
    this.at = 0;
    this.#told = false;
  };
}
