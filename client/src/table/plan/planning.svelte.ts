import type { Preview, Seat, Supposed, View } from '../../wire';
import { Choice } from '../choice.svelte';
import type { GameClient, LogContext } from '../game';
import type { Play } from '../play.svelte';
import * as tree from './tree';
import type { Plan, Step } from './tree';

/**
 * What may come is looked at on the board, one step after the other: what others may do, and what the own seat then
 * answers. The server says what may be answered at each of them, and an own answer is kept as soon as it is given.
 */
export class Planning {
  readonly choice = new Choice();
  /** What is supposed to have happened since now. */
  steps = $state.raw<Step[]>([]);
  /** The table after these steps, once the server has said so. */
  here = $state.raw<Supposed | null>(null);
  /** The table after the answer that is chosen. */
  #next = $state.raw<Supposed | null>(null);
  /** What steps do that have been looked at, by all that lead to them. */
  #events = $state.raw<Record<string, string[]>>({});
  readonly #play: Play;
  #v: number;

  view: View | null = $derived.by(() => this.here?.view ?? this.#play.view);
  asked = $derived(this.here?.asked ?? null);
  ends = $derived(this.here?.ends ?? null);
  /** The own seat answers. */
  own = $derived(this.asked?.seat === this.seat);
  plan: Plan = $derived.by(() => tree.read(this.#play.plan));
  /** What the plan answers here already. */
  #answer = $derived(this.own ? tree.answerTo(this.plan, this.steps, this.seat) : null);
  preview: Preview | null = $derived.by(() => {
    const next = this.#next;
    if (!next || !this.choice.complete) return null;
    const { v, events, view, survey = null, ends } = next;
    return { v, words: this.choice.words, events, view, survey, luck: ends === 'luck', passes: false };
  });
  /** The step that is chosen, and the one that the plan has here. */
  chosen: Step = $derived(tree.stepOf(this.asked?.seat ?? 0, this.choice.words));
  kept: Step | null = $derived(this.#answer === null ? null : tree.stepOf(this.seat, this.#answer));
  /** One more answer would be more than a plan may hold. */
  full = $derived.by(() => {
    if (!this.own || !this.choice.complete) return false;
    const more = this.#with(this.choice.words);
    return tree.answers(more) > tree.MOST_ANSWERS || tree.depth(more) > tree.DEEPEST;
  });

  constructor(play: Play) {
    this.#play = play;
    this.#v = play.told?.v ?? 0;
    play.supposed = (position) => this.#heard(position);
    this.go([]);
  }

  /** What others may do, and what a matter asks, is chosen by its words. */
  inWords(game: GameClient, ctx: LogContext): boolean {
    if (!this.own || !game.Tray) return true;
    return this.view !== null && (game.matter?.(this.view, ctx) ?? null) !== null;
  }

  get seat(): Seat {
    return this.#play.eyes ?? 0;
  }

  /** What the last of these steps does, as far as it has been looked at. */
  events(steps: Step[]): string[] {
    return this.#events[steps.join('\n')] ?? [];
  }

  close(): void {
    this.#play.supposed = () => undefined;
  }

  /** Looks at the table after these steps. */
  go(steps: Step[], known: Supposed | null = null): void {
    this.steps = steps;
    this.here = this.#next = null;
    this.choice.ask(null);
    if (known) this.#show(known);
    else this.#ask(steps);
  }

  #show(position: Supposed): void {
    this.here = position;
    this.choice.ask(position.options);
    if (!this.own) this.#begin();
  }

  /** The table has moved on: steps that have come are no longer to come, and after others nothing is left of them. */
  follow(): void {
    const { told, log } = this.#play;
    if (!told || told.v === this.#v) return;
    const come = log.filter(({ v }) => v > this.#v).map(({ seat, words }) => tree.stepOf(seat, words));
    this.#v = told.v;
    this.#events = {};
    const foreseen = come.length <= this.steps.length && come.every((step, n) => step === this.steps[n]);
    this.go(foreseen ? this.steps.slice(come.length) : []);
  }

  /** Asks what the answer that is chosen would lead to. */
  forecast(): void {
    if (!this.choice.complete || !this.asked) this.#next = null;
    else if (this.#next?.steps.at(-1) !== this.chosen) this.#ask([...this.steps, this.chosen]);
  }

  /** Supposes what is chosen, or plans it if it is an own answer. */
  confirm = (): void => {
    if (!this.choice.complete || !this.asked || this.full) return;
    const { own, seat } = this;
    const steps = [...this.steps, this.chosen];
    if (own) this.#keep(tree.add(this.plan, steps, seat));
    const next = this.#next;
    this.go(steps, next?.steps.at(-1) === steps.at(-1) ? next : null);
  };

  back = (): void => {
    if (this.choice.path.length > 0) this.choice.back();
    else this.go(this.steps.slice(0, -1));
  };

  remove(steps: Step[]): void {
    this.#keep(tree.without(this.plan, steps, this.seat));
  }

  #with(words: string): Plan {
    return tree.add(this.plan, [...this.steps, tree.stepOf(this.seat, words)], this.seat);
  }

  /** Where all that others may do begins alike, so does the choice. */
  #begin(): void {
    const { choice } = this;
    while (choice.next.length === 1 && choice.under(...choice.path).length > 1) choice.take(choice.next[0]!);
  }

  #keep(plan: Plan): void {
    this.#play.say({ plan: tree.write(plan) });
  }

  #ask(steps: Step[]): void {
    this.#play.say({ v: this.#v, suppose: steps });
  }

  #heard(position: Supposed): void {
    const [steps, here] = [position.steps, this.steps];
    this.#events = { ...this.#events, [steps.join('\n')]: position.events };
    if (position.v !== this.#v || !here.every((step, n) => step === steps[n])) return;
    if (steps.length > here.length) this.#next = position;
    else if (!this.here) this.#show(position); // said twice where it was looked at before it was taken
  }
}
