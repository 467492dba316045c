// What all parts of the table look at, without handing it on from one to the next.

import { getContext, setContext } from 'svelte';
import { Choice } from '../../table/choice.svelte';
import type { BoardProps } from '../../table/game';
import { nameOf } from '../../table/names';
import type { Seat } from '../../wire';
import { leadsTo, lightOf, type Light } from './light';
import { pickingOf, type Aim } from './picking.svelte';
import type { Place } from './questions';
import type { View } from './view';

type Given = Pick<BoardProps, 'view' | 'seat' | 'table'> & Partial<BoardProps> & { light?: Light };
/** Says beside the thing that was pressed why these words are no answer. */
type AskWhy = (words: string, thing: Element) => void;

const ROOM = Symbol('room');
const IDLE = new Choice();

export class Room {
  readonly #of: () => Given;

  /** For everything inside the component that makes it; without a choice nothing can be pressed there. */
  constructor(of: () => Given, ask: AskWhy = () => undefined) {
    this.#of = of;
    this.ask = ask;
    setContext(ROOM, this);
  }

  readonly ask: AskWhy;
  private get given(): Given {
    return this.#of();
  }

  view = $derived(this.given.view as View);
  seat = $derived(this.given.seat);
  /** Who only watches sees what is before whoever's turn it is. */
  shown = $derived(this.seat ?? this.view.turn ?? this.view.order[0] ?? 0);
  table = $derived(this.given.table);
  picking = $derived(pickingOf(this.given.choice ?? IDLE));
  light = $derived(this.given.light ?? lightOf(this.view, this.picking, this.given.preview));
  highlight = $derived(this.given.highlight ?? []);
  last = $derived(this.given.last ?? []);
  scored = $derived(this.given.scored ?? null);

  confirm = (): void => this.given.confirm?.();

  /** What was pressed before it was asked for, and the question that stood then. */
  #ahead: { aim: Aim; of: Choice['options'] } | null = null;

  /** A place that is lit for the die that is chosen: pressing it confirms the die, and is the next choice. */
  goAhead(aim: Aim): boolean {
    const { choice } = this.picking;
    if (!choice.complete || !this.given.confirm || !leadsTo(this.light, aim)) return false;
    this.#ahead = { aim, of: choice.options };
    this.confirm();
    return true;
  }

  /** Another question: what was pressed before it came is chosen now, if it is an answer. */
  arrive(options: Choice['options']): void {
    const ahead = this.#ahead;
    if (!ahead || options === null || options === ahead.of) return;
    this.#ahead = null;
    this.picking.tap(ahead.aim);
  }
  name = (seat: Seat): string => nameOf(this.table, seat);
  /** The question is about this part, or about none, and then all are bright. */
  bright = (place: Place): boolean => this.light.places?.includes(place) ?? true;
}

export const roomOf = (): Room => getContext<Room>(ROOM);
