import { api } from './api';
import { t } from './i18n/index.svelte';

const LENT = 'ludarium-name-lent';

/** The person at this browser: a guest, who gets a name only when one is first needed. */
class Person {
  name = $state<string | null>(null);
  /** Whether the page is asking for a name just now. */
  asking = $state(false);
  #answer: ((named: boolean) => void) | null = null;

  /** Asks who this is, if this browser has ever been called something. */
  async start(): Promise<void> {
    this.name ??= (await api.me())?.name ?? null;
  }

  /** Makes sure that the server knows a name they chose; false if the person would rather not. */
  async known(): Promise<boolean> {
    const chosen = this.name !== null && localStorage.getItem(LENT) !== this.name;
    return chosen || this.rename();
  }

  /** Makes sure that the server knows a name; whoever has none is lent one until others see it. */
  async anyone(): Promise<boolean> {
    if (this.name !== null) return true;
    await this.call(this.suggestion());
    localStorage.setItem(LENT, this.name ?? '');
    return true;
  }

  /** A friendly name for whoever has none. */
  suggestion(): string {
    const names = t('guest-names').split(', ');
    return this.name ?? names[Math.floor(Math.random() * names.length)] ?? '';
  }

  rename(): Promise<boolean> {
    this.asking = true;
    return new Promise((resolve) => (this.#answer = resolve));
  }

  async call(name: string): Promise<void> {
    this.name = (await api.call(name)).name;
    localStorage.removeItem(LENT);
    this.done(true);
  }

  done(named: boolean): void {
    this.asking = false;
    this.#answer?.(named);
    this.#answer = null;
  }
}

export const me = new Person();
