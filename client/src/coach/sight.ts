// What there is to see in an answer as it is chosen, in the words of its game.

import type { Chosen } from '../table/choice.svelte';
import type { PromptContext } from '../table/game';
import { contextOf, type Questioned } from '../table/prompt';
import type { Words } from './words';

/** Each is found when it is asked for; nothing where nobody is asked. */
export class Sight {
  constructor(
    readonly words: Words,
    readonly ctx: PromptContext | null,
  ) {}

  get note(): string {
    return this.ctx ? this.words.note(this.ctx) : '';
  }
  get against(): string {
    return this.ctx ? this.words.against(this.ctx) : '';
  }
  get wins(): boolean {
    return this.ctx !== null && this.words.wins(this.ctx);
  }
  get suffices(): boolean {
    return this.ctx !== null && this.words.suffices(this.ctx);
  }
  get pays(): boolean {
    return this.ctx !== null && this.words.pays(this.ctx);
  }
  get weight(): number {
    return this.ctx ? this.words.weight(this.ctx) : 0;
  }
  /** As an answer that is given after another. */
  get brings(): string {
    return (this.ctx && this.words.brings?.(this.ctx)) ?? '';
  }
}

export const sightOf = (words: Words, play: Questioned, answer: Chosen): Sight =>
  new Sight(words, contextOf(play, answer));
