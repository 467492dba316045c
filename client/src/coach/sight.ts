// What there is to see in an answer as it is chosen, in the words of its game.

import type { Chosen } from '../table/choice.svelte';
import { contextOf, type Questioned } from '../table/prompt';
import { deedOf, type Deed, type Words } from './words';

/** Each is found when it is asked for; nothing where nobody is asked. */
export class Sight {
  constructor(
    readonly words: Words,
    readonly deed: Deed | null,
  ) {}

  get note(): string {
    return this.deed ? this.words.note(this.deed) : '';
  }
  get against(): string {
    return this.deed ? this.words.against(this.deed) : '';
  }
  get wins(): boolean {
    return this.deed !== null && this.words.wins(this.deed);
  }
  get suffices(): boolean {
    return this.deed !== null && this.words.suffices(this.deed);
  }
  get pays(): boolean {
    return this.deed !== null && this.words.pays(this.deed);
  }
  get weight(): number {
    return this.deed ? this.words.weight(this.deed) : 0;
  }
  /** As an answer that is given after another. */
  get brings(): string {
    return (this.deed && this.words.brings?.(this.deed)) ?? '';
  }
}

export function sightOf(words: Words, play: Questioned, answer: Chosen): Sight {
  const ctx = contextOf(play, answer);
  return new Sight(words, ctx && deedOf(ctx));
}
