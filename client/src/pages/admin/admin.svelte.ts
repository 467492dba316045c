import { get, post, Refusal } from '../../api';
import { t } from '../../i18n/index.svelte';
import type { Overview, Who } from '../../wire';

/** What an operator can do, as the server calls it. */
export type What =
  | 'close'
  | 'repair'
  | 'sign-out'
  | 'block'
  | 'unblock'
  | 'quiet'
  | 'unquiet'
  | 'operator'
  | 'dismiss'
  | 'done'
  | 'drain';

/** Something that is about to be done: what, to whom or what, and what becomes of the page afterwards. */
export interface Deed {
  what: What;
  on: Who;
  /** Of `repair`: the entry that the table goes back to, or the rules that it goes on by. */
  more?: { to: number } | { rules: number };
  /** Of `drain`: how many other servers people can go to. */
  others?: number;
  then: () => void;
}

const KINDS = { close: 'tables', repair: 'tables', done: 'reports', drain: 'nodes' } as Record<
  What,
  string | undefined
>;

/** Whoever looks after this server, at this page. */
class Admin {
  overview = $state.raw<Overview | null>(null);
  /** Whoever asks is no operator, as far as the server tells. */
  stranger = $state(false);
  /** It is too long ago that a passkey was shown here. */
  locked = $state(false);
  problem = $state('');
  /** What is being done, and what was done last. */
  deed = $state.raw<Deed | null>(null);
  said = $state('');
  #waiting: (() => Promise<void>)[] = [];

  /** Whoever comes here may be somebody else than before. */
  start(): Promise<void> {
    this.overview = this.deed = null;
    this.stranger = this.locked = false;
    this.said = this.problem = '';
    this.#waiting = [];
    return this.look();
  }

  look = (): Promise<void> =>
    this.act(async () => {
      this.overview = await get<Overview>('/admin/overview');
    });

  /** Does it, once it is certain who is there. */
  async act(does: () => Promise<void>): Promise<void> {
    this.problem = '';
    try {
      await does();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.key === 'confirm-first') this.#wait(does);
      else if (error.key === 'not-found' && this.overview === null) this.stranger = true;
      else this.problem = t(`error-${error.key}`, error.args);
    }
  }

  #wait(does: () => Promise<void>): void {
    this.locked = true;
    this.#waiting.push(does);
  }

  /** A passkey was shown: what waited for it is done now. */
  async unlock(): Promise<void> {
    const waiting = this.#waiting;
    this.#waiting = [];
    this.locked = false;
    for (const does of waiting) await this.act(does);
  }

  begin(deed: Deed): void {
    this.problem = '';
    this.said = '';
    this.deed = deed;
  }

  /** With the reason, and what else was chosen. */
  finish = (deed: Deed, why: string, chosen: object): Promise<void> =>
    this.act(async () => {
      const where = `${KINDS[deed.what] ?? 'people'}/${encodeURIComponent(deed.on.id)}/${deed.what}`;
      await post(`/admin/${where}`, { why, ...deed.more, ...chosen });
      this.deed = null;
      this.said = t('admin-did', { what: t(`deed-${deed.what}`), name: deed.on.name });
      deed.then();
      await this.look();
    });
}

export const admin = new Admin();

/** What the server tells about something; asked again whenever something was done about it. */
export class Told<T> {
  told = $state.raw<T | null>(null);
  readonly #path: () => string;

  constructor(path: () => string) {
    this.#path = path;
  }

  again = (): Promise<void> => {
    const path = this.#path();
    return admin.act(async () => {
      const told = await get<T>(`/admin/${path}`);
      if (path === this.#path()) this.told = told; // nobody has asked for something else meanwhile
    });
  };
}

/** The words of an address, without those that say nothing. */
export function asked(path: string, words: Record<string, string | number>): string {
  const said = Object.entries(words).filter(([, value]) => value !== '');
  return `${path}?${new URLSearchParams(said.map(([name, value]) => [name, String(value)]))}`;
}
