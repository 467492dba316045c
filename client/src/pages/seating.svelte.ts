import { plain, t } from '../i18n/index.svelte';
import type { NewSeat } from '../wire';
import { LEVELS, type Level } from './bots';

/** Who may sit on a chair: oneself, a bot of some level, whoever gets the link, somebody at this device. */
export type Sitter = 'me' | Level | 'link' | 'device';

export const LEVEL_NAMES = Object.keys(LEVELS) as Level[];
export const SITTERS: Sitter[] = ['me', ...LEVEL_NAMES, 'link', 'device'];
export const isBot = (sitter: string | null): sitter is Level => sitter !== null && sitter in LEVELS;

interface Chair {
  sitter: Sitter | null;
  /** Of somebody at this device. */
  name: string;
}

/** The chairs around a new table, in the order of play; those that stay free are taken away. */
export class Seating {
  chairs = $state<Chair[]>([]);
  /** Who has been picked, and is looking for a chair. */
  picked = $state<Sitter | null>(null);

  readonly taken = $derived(this.chairs.filter(({ sitter }) => sitter !== null));
  /** Somebody else comes, and may go. */
  readonly invites = $derived(this.chairs.some(({ sitter }) => sitter === 'link'));
  /** One person and bots: nobody is harmed by what this person sees. */
  readonly alone = $derived(this.taken.every(({ sitter }) => sitter === 'me' || isBot(sitter!)));

  /** So many chairs, the first few taken: oneself on this one, bots on the others. */
  set(chairs: number, taken: number, mine: number, bots: Level = 'steady'): void {
    this.chairs = Array.from({ length: chairs }, (_, n) => ({
      sitter: n === mine ? 'me' : n < taken ? bots : null,
      name: '',
    }));
  }

  pick(sitter: Sitter): void {
    this.picked = this.picked === sitter ? null : sitter;
  }

  /** A tap on a chair: whoever was picked sits down; with nobody picked it is freed, or a bot sits down. */
  tap(n: number): void {
    const there = this.chairs[n]?.sitter ?? null;
    this.sit(n, this.picked ?? (there === null ? 'steady' : null));
  }

  /** One sits on one chair only. */
  sit(n: number, sitter: Sitter | null): void {
    const before = this.chairs.findIndex((chair) => chair.sitter === 'me');
    if (sitter === 'me' && before >= 0) this.swap(before, n);
    else this.#put(n, sitter);
    this.picked = null;
  }

  swap(n: number, m: number): void {
    const [one, other] = [this.chairs[n], this.chairs[m]];
    if (one && other) [this.chairs[n], this.chairs[m]] = [other, one];
  }

  wire(): NewSeat[] {
    return this.taken.map(({ sitter, name }, n) => {
      if (isBot(sitter!)) return { kind: 'bot', ...LEVELS[sitter] };
      if (sitter === 'device')
        return { kind: sitter, name: name.trim() || plain(t('device-name', { n: n + 1 })) };
      return { kind: sitter as 'me' | 'link' };
    });
  }

  #put(n: number, sitter: Sitter | null): void {
    const chair = this.chairs[n];
    if (chair) chair.sitter = sitter;
  }
}

export function sitterName(sitter: Sitter): string {
  return isBot(sitter) ? t('level-name', { level: sitter }) : t(`kind-${sitter}`);
}

/** What there is to say about them, in a few words. */
export function sitterNote(sitter: Sitter): string {
  return isBot(sitter)
    ? t('level-pace', { level: sitter, n: LEVELS[sitter].seconds })
    : t(`kind-${sitter}-why`);
}
