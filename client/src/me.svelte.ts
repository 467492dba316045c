import { api } from './api';

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

  /** Makes sure that the server knows a name; false if the person would rather not. */
  async known(): Promise<boolean> {
    return this.name !== null || this.rename();
  }

  rename(): Promise<boolean> {
    this.asking = true;
    return new Promise((resolve) => (this.#answer = resolve));
  }

  async call(name: string): Promise<void> {
    this.name = (await api.call(name)).name;
    this.done(true);
  }

  done(named: boolean): void {
    this.asking = false;
    this.#answer?.(named);
    this.#answer = null;
  }
}

export const me = new Person();
