import { api } from '../api';
import { Live, liveUrl, type Said } from '../live.svelte';
import { lastOf, standing, whole } from '../table/entries';
import type { Entry, Moment, Seat, TableInfo } from '../wire';

/** A game as a tape: step 0 is the set-up, and every move that stands is one step more. */
export class Tape {
  table = $state.raw() as TableInfo;
  steps = $state.raw<Entry[]>([]);
  scores = $state.raw<number[][] | null>(null);
  step = $state(0);
  /** Whose eyes: an own seat first, anybody's once the game is over. */
  eyes = $state<Seat | null>(null);
  last = $derived(Math.max(0, this.steps.length - 1));

  #live: Live;
  #known = new Map<string, Promise<Moment>>();

  constructor(table: TableInfo, wanted: number) {
    this.table = table;
    this.eyes = this.seatsToSee[0] ?? null;
    this.#live = new Live(
      liveUrl(table.id),
      () => ({ as: null, since: null }),
      (message) => void this.#heard(message, wanted),
    );
  }

  /** The seats whose eyes may be borrowed, the own ones first. */
  get seatsToSee(): Seat[] {
    const all = this.table.seats.map((_, seat) => seat);
    const mine = all.filter((seat) => this.table.seats[seat]?.mine);
    return this.table.status === 'over' ? [...new Set([...mine, ...all])] : mine;
  }

  close(): void {
    this.#live.close();
  }

  go(step: number): void {
    this.step = Math.min(Math.max(step, 0), this.last);
  }

  look(eyes: string): void {
    this.eyes = eyes === 'null' ? null : Number(eyes);
  }

  entryAt(step: number): Entry | null {
    return this.steps[step] ?? null;
  }

  /** Which step led to this version. */
  stepOf(version: number): number {
    return this.steps.findIndex(({ v }) => v === version);
  }

  /** Whether the second version is the step right after the first. */
  follows(before: number, after: number): boolean {
    const here = this.steps.findIndex((entry) => entry.v === before);
    return here >= 0 && this.steps[here + 1]?.v === after;
  }

  moment(step: number, eyes: Seat | null): Promise<Moment> {
    const n = this.steps[step]?.v ?? 0;
    const key = `${n} ${eyes}`;
    const known = this.#known.get(key) ?? api.moment(this.table.id, n, eyes);
    this.#known.set(key, known);
    known.catch(() => this.#known.delete(key));
    return known;
  }

  async #heard(message: Said, wanted: number): Promise<void> {
    if (message.t !== 'told') return;
    this.#live.close();
    const entries = await whole(message, (n) => api.before(this.table.id, n, null));
    this.scores = message.scores;
    this.table = message.table;
    this.steps = standing(entries);
    this.go(wanted > 0 ? wanted : Math.max(0, lastOf(this.steps, [-1])));
  }
}
