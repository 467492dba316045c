import { me } from '../me.svelte';
import type { TurnTried } from '../wire';
import { calls } from './turns';

/** What the turns of somebody brought in a game, of each position the first: known here, and on the server. */
export class Tries {
  all: readonly TurnTried[] = $state.raw([]);

  constructor(readonly game: string) {
    this.all = read(game);
  }

  /** How many points it brought; null if it has not been tried. */
  of(id: string): number | null {
    return this.all.find((one) => one.id === id)?.points ?? null;
  }

  /** What was tried elsewhere was tried; what the server counts is what counts. */
  async learn(): Promise<void> {
    await me.start();
    if (me.name === null) return;
    const known = (await calls.tried()).games[this.game] ?? [];
    this.#keep([...known, ...this.all.filter(({ id }) => !known.some((one) => one.id === id))]);
  }

  /** Of each position the first counts. */
  add(id: string, points: number): void {
    if (this.of(id) === null) this.#keep([...this.all, { id, points }]);
  }

  #keep(tries: TurnTried[]): void {
    this.all = tries;
    localStorage.setItem(keyOf(this.game), JSON.stringify(tries));
  }
}

const keyOf = (game: string) => `ludarium-turns-${game}`;

function read(game: string): TurnTried[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isTry) : [];
  } catch {
    return [];
  }
}

const isTry = (one: unknown): one is TurnTried =>
  typeof one === 'object' && one !== null && 'id' in one && 'points' in one && typeof one.points === 'number';
