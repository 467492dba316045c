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
    return this.#of('note', '');
  }
  get against(): string {
    return this.#of('against', '');
  }
  get wins(): boolean {
    return this.#of('wins', false);
  }
  get suffices(): boolean {
    return this.#of('suffices', false);
  }
  get pays(): boolean {
    return this.#of('pays', false);
  }
  get weight(): number {
    return this.#of('weight', 0);
  }
  /** As an answer that is given after another. */
  get brings(): string {
    return (this.ctx && this.words.brings?.(this.ctx)) ?? '';
  }

  #of<Found>(what: keyof Sight & keyof Words, nothing: Found): Found {
    const say = this.words[what] as unknown as (ctx: PromptContext) => Found;
    return this.ctx ? say(this.ctx) : nothing;
  }
}

export const sightOf = (words: Words, play: Questioned, answer: Chosen): Sight =>
  new Sight(words, contextOf(play, answer));
