import { get, post, Refusal } from '../api';
import { me } from '../me.svelte';
import type { PuzzleResult, Solved } from '../wire';

/** How many in a row were right at once: the last ones, and the most there ever were. */
export function runs(results: PuzzleResult[]): { now: number; best: number } {
  let [now, best] = [0, 0];
  for (const { clean } of results) {
    now = clean ? now + 1 : 0;
    best = Math.max(best, now);
  }
  return { now, best };
}

/** Which puzzles of a game somebody has solved: known here, and with the person on the server. */
export class Results {
  all: readonly PuzzleResult[] = $state.raw([]);
  /** Those whose answer this person doubts. */
  doubted: readonly string[] = $state.raw([]);

  constructor(readonly game: string) {
    this.all = read(game);
  }

  /** Whether it was right at once; null if it is not solved. */
  of(id: string): boolean | null {
    return this.all.find((one) => one.id === id)?.clean ?? null;
  }

  get runs(): { now: number; best: number } {
    return runs([...this.all]);
  }

  /** What was solved elsewhere is solved here, and the other way round. */
  async share(): Promise<void> {
    await me.start();
    if (me.name === null) return;
    const known = this.#heard(await get<Solved>('/me/puzzles'));
    const news = this.all.filter(({ id }) => !known.some((one) => one.id === id));
    this.#keep([...known, ...news]);
    if (news.length > 0) await this.#tell(news);
  }

  /** Of each puzzle the first result counts. */
  add(id: string, clean: boolean): void {
    if (this.of(id) !== null) return;
    this.#keep([...this.all, { id, clean }]);
    // Where nobody hears it, this browser knows it still, and says it next time.
    if (me.name !== null)
      void this.#tell([{ id, clean }]).catch((error) => {
        if (!(error instanceof Refusal)) throw error;
      });
  }

  /** Whoever has a name here doubts what is called right in it, or no longer. */
  async doubt(id: string, doubted: boolean): Promise<void> {
    this.#heard(await post<Solved>('/me/puzzles/doubts', { game: this.game, id, doubted }));
  }

  #heard({ games, doubted }: Solved): PuzzleResult[] {
    this.doubted = doubted[this.game] ?? [];
    return games[this.game] ?? [];
  }

  #tell(results: PuzzleResult[]): Promise<Solved> {
    return post<Solved>('/me/puzzles', { game: this.game, results });
  }

  #keep(results: PuzzleResult[]): void {
    this.all = results;
    localStorage.setItem(keyOf(this.game), JSON.stringify(results));
  }
}

const keyOf = (game: string) => `ludarium-puzzles-${game}`;

function read(game: string): PuzzleResult[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isResult) : [];
  } catch {
    return [];
  }
}

const isResult = (one: unknown): one is PuzzleResult =>
  typeof one === 'object' && one !== null && 'id' in one && 'clean' in one;
