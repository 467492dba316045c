import { get, post, Refusal } from '../api';
import { me } from '../me.svelte';
import type { Learnt, LineMove, School } from '../wire';

/** What this browser remembers of a school. */
interface Kept {
  version: string;
  /** The step that was begun last, and how far one had come. */
  step: string;
  moves: LineMove[];
  finished: string[];
}

/** How far somebody has come in the school of a game: known here, and with the person on the server. */
export class Progress {
  finished: ReadonlySet<string> = $state.raw(new Set());
  #kept: Kept;

  constructor(
    readonly game: string,
    readonly school: School,
    known: string[] = [],
  ) {
    this.#kept = read(game) ?? { version: school.version, step: '', moves: [], finished: [] };
    this.#add([...this.#kept.finished, ...known]);
  }

  /** The first lesson that is not finished, counted from 1. */
  get next(): number {
    return (
      1 +
      Math.max(
        0,
        this.school.steps.findIndex(({ id }) => !this.finished.has(id)),
      )
    );
  }

  /** What was finished elsewhere is finished here, and the other way round. */
  async share(): Promise<void> {
    await me.start();
    if (me.name === null) return;
    const known = new Set((await get<Learnt>('/me/learnt')).games[this.game] ?? []);
    const news = [...this.finished].filter((id) => !known.has(id));
    this.#add([...known]);
    this.#write();
    if (news.length > 0) await this.#tell(news);
  }

  finish(id: string): void {
    if (this.finished.has(id)) return;
    this.#add([id]);
    this.#write();
    // Where nobody hears it, this browser knows it still, and says it next time.
    if (me.name !== null)
      void this.#tell([id]).catch((error) => {
        if (!(error instanceof Refusal)) throw error;
      });
  }

  /** Here one is, after these moves. */
  keep(step: string, moves: LineMove[]): void {
    this.#kept = { ...this.#kept, version: this.school.version, step, moves };
    this.#write();
  }

  /** How far one had come in this step, unless the school has changed since. */
  movesOf(step: string): LineMove[] {
    const { version, step: last, moves } = this.#kept;
    return version === this.school.version && last === step ? moves : [];
  }

  #add(ids: string[]): void {
    const known = this.school.steps.map(({ id }) => id);
    this.finished = new Set([...this.finished, ...ids.filter((id) => known.includes(id))]);
  }

  #tell(steps: string[]): Promise<Learnt> {
    return post<Learnt>('/me/learnt', { game: this.game, steps });
  }

  #write(): void {
    this.#kept = { ...this.#kept, finished: [...this.finished] };
    localStorage.setItem(keyOf(this.game), JSON.stringify(this.#kept));
  }
}

/** Whether anything of this school is finished or under way in this browser. */
export function isBegun(game: string): boolean {
  const kept = read(game);
  return kept !== null && (kept.finished.length > 0 || kept.step !== '');
}

const keyOf = (game: string) => `ludarium-school-${game}`;

function read(game: string): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null') as Kept | null;
    return kept && Array.isArray(kept.finished) && Array.isArray(kept.moves) ? kept : null;
  } catch {
    return null;
  }
}
