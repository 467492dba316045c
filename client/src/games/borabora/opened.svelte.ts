// What all eyes are on: what somebody looks at over the beach, and what is being counted.

import { Playback } from '../../board/playback.svelte';
import type { Entry, ScoringStep } from '../../table/game';
import type { Seat } from '../../wire';
import type { Flyer, Scene, Where } from './story';
import type { View } from './view';

/** The board of a rival, or the course of the scoring. */
export type Opened = number | 'scoring' | null;

const PILES = ['god-tiles', 'jewels', 'tasks', 'ritual', 'buildings', 'village'];

class Lookout {
  what = $state.raw<Opened>(null);
  readonly played = new Playback<View, Flyer, Where, Scene>();
  /** The part that the scoring of a round has come to, while that is played. */
  part = $derived.by(() => this.played.scene?.part ?? null);
  /** What is counted at the end. */
  scored = $state.raw<ScoringStep | null>(null);

  /** The scoring of a round has opened by itself. */
  held = $state.raw(false);
  /** Somebody has chosen something beside it. */
  looked = false;
  #seen = 0;

  toggle(what: Opened): void {
    this.held = false;
    this.what = this.what === what ? null : what;
  }

  close = (): void => {
    this.held = false;
    this.what = null;
  };

  /** Whoever comes now has seen what was scored before, but for what is being scored. */
  come(log: Entry[], scoring: boolean): void {
    this.#seen = scoring ? 0 : (log.at(-1)?.v ?? 0);
  }

  /** The scoring of a round is held until somebody has looked at it. */
  hold(log: Entry[]): void {
    const at = log.findLast(({ events }) => events.some((event) => event.startsWith('order ')))?.v ?? 0;
    const before = this.#seen;
    this.#seen = at;
    // What was taken back is scored again.
    if (at < before && this.held) this.close();
    if (at <= before) return;
    this.what = 'scoring';
    this.held = true;
    this.looked = false;
  }

  counts = (part: string): boolean => this.part === part || this.#places.some(({ place }) => place === part);

  /** What a place brings to a seat at the end, as far as it is counted just now. */
  gained = (part: string, seat: Seat): number =>
    this.#places
      .filter((one) => one.place === part && one.seat === seat)
      .reduce((sum, { points = 0 }) => sum + points, 0);

  /** Who gains most by what lies before the players: oneself if one gains at all. */
  gaining(own: Seat | null): Seat | null {
    const sums = new Map<Seat | null, number>();
    for (const { place, seat, points = 0 } of this.#places)
      if (PILES.includes(place)) sums.set(seat, (sums.get(seat) ?? 0) + points);
    if (sums.has(own)) return own;
    return [...sums].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? null;
  }

  get #places() {
    return this.scored?.places ?? [];
  }
}

/** Player lines and the bar open what the board shows: one table stands on a page. */
export const lookout = new Lookout();
