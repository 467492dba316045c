// Why a tap came to nothing: the rules are asked, and the reason stands beside the place.

import type { Choice } from '../../table/choice.svelte';
import type { Reason } from '../../wire';
import { learnLater } from './later.svelte';
import { reasonText } from './says';

export interface Refusal {
  of: Reason;
  text: string;
  x: number;
  y: number;
  below: boolean;
}

const NEAR_TOP_PX = 90;

export class Refusals {
  now = $state.raw<Refusal | null>(null);

  constructor(
    private readonly choiceOf: () => Choice,
    private readonly boxOf: () => DOMRect | undefined,
  ) {}

  ask = (words: string, thing: Element): void => {
    const choice = this.choiceOf();
    if (choice.options === null) return;
    void Promise.all([choice.whyNot(words), learnLater()]).then(([reason]) => {
      const box = this.boxOf();
      if (!reason || !box || choice !== this.choiceOf()) return;
      const { left, top, bottom, width } = thing.getBoundingClientRect();
      const below = top - box.top < NEAR_TOP_PX;
      const y = below ? bottom - box.top + 6 : top - box.top - 6;
      this.now = { of: reason, text: reasonText(reason), x: left + width / 2 - box.left, y, below };
    });
  };

  forgive = (): void => {
    this.now = null;
  };
}
