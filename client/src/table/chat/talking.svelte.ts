import { get, post, Refusal } from '../../api';
import { t } from '../../i18n/index.svelte';
import { me } from '../../me.svelte';
import type { Chatted, ChatLine, Muted, Saying } from '../../wire';

/** What was said at one table, as far as this person hears it, and what they do about it. */
export class Talking {
  lines = $state.raw<ChatLine[]>([]);
  earlier = $state(false);
  chat = $state<Chatted['chat'] | null>(null);
  muted = $state.raw<Muted[]>([]);
  problem = $state('');
  reported = $state('');
  /** What was said while it was asked what had been. */
  #meanwhile: ChatLine[] = [];
  #path: string;

  constructor(table: string) {
    this.#path = `/tables/${encodeURIComponent(table)}/chat`;
    void this.look();
  }

  look = () =>
    this.#try(async () => {
      this.#meanwhile = [];
      const told = await get<Chatted>(this.#path);
      [this.lines, this.earlier, this.chat] = [told.lines, told.earlier, told.chat];
      this.hear(this.#meanwhile);
      if (me.name !== null) this.muted = await get<Muted[]>('/me/mutes');
    });

  back = () =>
    this.#try(async () => {
      const told = await get<Chatted>(`${this.#path}?until=${this.lines[0]?.id ?? ''}`);
      [this.lines, this.earlier] = [[...told.lines, ...this.lines], told.earlier];
    });

  /** Said by whomever, here or elsewhere; what is told twice is told once. */
  hear(said: ChatLine[]): void {
    this.#meanwhile = [...this.#meanwhile, ...said];
    const known = new Set(this.lines.map(({ id }) => id));
    const fresh = said.filter(({ id, at }) => !known.has(id) && at >= (this.lines[0]?.at ?? 0));
    if (fresh.length > 0) this.lines = [...this.lines, ...fresh].sort((a, b) => a.at - b.at);
  }

  /** Others see a name; whether it was said. */
  async say(saying: Saying): Promise<boolean> {
    if (!(await me.known())) return false;
    await this.#try(async () => this.hear([await post<ChatLine>(this.#path, saying)]));
    return this.problem === '';
  }

  async mute({ id }: ChatLine): Promise<void> {
    if (!(await me.known())) return;
    await this.#try(async () => void (await post<Muted[]>(`${this.#path}/${id}/mute`)));
    await this.look();
  }

  async hearAgain({ id }: Muted): Promise<void> {
    await this.#try(async () => void (await post<Muted[]>(`/me/mutes/${id}/lift`)));
    await this.look();
  }

  async report({ id }: ChatLine): Promise<void> {
    if (!(await me.known())) return;
    await this.#try(async () => {
      await post<null>(`${this.#path}/${id}/report`);
      this.reported = id;
    });
  }

  async #try(act: () => Promise<void>): Promise<void> {
    try {
      await act();
      this.problem = '';
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.problem = t(`error-${error.key}`, error.args);
    }
  }
}
