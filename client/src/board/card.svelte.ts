// Inspect anything: what a thing is stands on one small card beside it, for as long as one points at it.

import type { Snippet } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { pointerMoved } from './pointer';

export interface CardWords {
  title: string;
  lines?: string[];
  /** The key that does the same. */
  key?: string;
}
export interface CardText extends CardWords {
  /** A small drawing before the title, in a square. */
  sign?: Snippet;
}
type About = () => CardText | null;

const REST_MS = 350;
const PRESS_MS = 450;
const SLACK_PX = 10;

/** What is inspected just now: by the pointer, the keyboard or a long press of a finger. */
export class Inspection {
  thing = $state.raw<Element | null>(null);
  #told = new WeakMap<Element, About>();
  text: CardText | null = $derived(this.thing ? (this.#told.get(this.thing)?.() ?? null) : null);
  #aimed: Element | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #from = { x: 0, y: 0 };
  /** A finger has pressed long: the tap that follows does not count. */
  #pressed = false;

  tell(thing: Element, about: About): () => void {
    this.#told.set(thing, about);
    return () => {
      this.#told.delete(thing);
      if (this.thing === thing || this.#aimed === thing) this.close();
    };
  }

  close = (): void => {
    clearTimeout(this.#timer);
    this.#aimed = this.thing = null;
  };

  #around(target: EventTarget | null): Element | null {
    for (let at = target instanceof Element ? target : null; at; at = at.parentElement)
      if (this.#told.has(at)) return at;
    return null;
  }

  #openIn(ms: number, thing: Element, then?: () => void): void {
    clearTimeout(this.#timer);
    this.#aimed = thing;
    this.#timer = setTimeout(() => {
      this.thing = thing;
      then?.();
    }, ms);
  }

  move = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') {
      if (Math.hypot(event.clientX - this.#from.x, event.clientY - this.#from.y) > SLACK_PX) this.close();
    } else if (pointerMoved() && event.buttons === 0) {
      const thing = this.#around(event.target);
      if (thing !== this.thing) this.close();
      if (thing && !this.thing) this.#openIn(REST_MS, thing);
    }
  };

  /** The pointer is over something else, whichever of the two has moved. */
  over = (event: PointerEvent): void => {
    const thing = this.#around(event.target);
    if (event.pointerType !== 'touch' && this.#aimed && thing !== this.#aimed) this.close();
  };

  /** It has left the window. */
  out = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch' && !event.relatedTarget) this.close();
  };

  down = (event: PointerEvent): void => {
    this.close();
    this.#pressed = false;
    this.#from = { x: event.clientX, y: event.clientY };
    const thing = this.#around(event.target);
    if (thing && event.pointerType === 'touch') this.#openIn(PRESS_MS, thing, () => (this.#pressed = true));
  };

  up = (): void => {
    if (!this.thing) this.close();
  };

  click = (event: Event): void => {
    if (!this.#pressed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  focus = ({ target }: FocusEvent): void => {
    const thing = this.#around(target);
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
    this.close();
    this.#aimed = this.thing = thing;
  };

  /** Whoever presses a key has read enough; Escape means the card and nothing else. */
  key = (event: KeyboardEvent): void => {
    if (!this.thing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    if (!['Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) this.close();
  };
}

export const inspection = new Inspection();

/** `{@attach inspect(() => ({ title, lines }))}`; a thing that has nothing to tell just now gives null. */
export const inspect =
  (about: About): Attachment<Element> =>
  (thing) =>
    inspection.tell(thing, about);
