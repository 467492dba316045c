import { t, words } from '../../i18n/index.svelte';
import type { Channel, NewWebhook, Notices, Wishes } from '../../wire';
import { Owner } from '../account/owner.svelte';
import { calls } from './calls';
import { subscribe, subscription, unsubscribe } from './push';

export type Way = Channel['kind'];
export type Kind = Wishes[Way][number];

/** Where a channel leads, as its owner knows it. */
export function nameOf({ kind, style, name }: Channel): string {
  if (kind === 'webhook') return t('channel-hook', { style: style ?? '' });
  return name || t('channel-push');
}

/** How somebody is told what happens at their tables, and what they change about it. */
export class Notified {
  known = $state.raw<Notices | null>(null);
  /** Where this browser is pushed to. */
  here = $state<string | null>(null);
  /** What has come of the last press. */
  said = $state('');
  /** What a webhook is signed with, until the page is left. */
  secret = $state('');
  readonly owner = new Owner();
  #wishing = Promise.resolve();

  look(): Promise<void> {
    return this.#act(async () => {
      this.here = (await subscription())?.endpoint ?? null;
      return calls.notices();
    });
  }

  isHere = ({ endpoint }: Channel): boolean => endpoint !== null && endpoint === this.here;

  addPush = (key: string): Promise<void> =>
    this.#act(async () => {
      const { endpoint = '', keys } = await subscribe(key);
      await this.#begin();
      this.here = endpoint;
      return calls.addPush({ endpoint, p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' });
    });

  addMail = (address: string): Promise<void> =>
    this.#act(async () => {
      await this.#begin();
      return calls.addMail(address);
    });

  addWebhook = (webhook: NewWebhook): Promise<void> =>
    this.#act(async () => {
      await this.#begin();
      const { secret, notices } = await calls.addWebhook(webhook);
      this.secret = secret ?? '';
      return notices;
    });

  remove = (channel: Channel): Promise<void> =>
    this.#act(async () => {
      if (this.isHere(channel)) await unsubscribe();
      return calls.remove(channel.id);
    });

  switchOn = (channel: Channel): Promise<void> => this.#act(() => calls.switchOn(channel.id));

  test = (channel: Channel): Promise<void> =>
    this.#act(async () => {
      const { result, notices } = await calls.test(channel.id);
      this.said = t('channel-tested', { what: nameOf(channel), result });
      return notices;
    });

  /** What is wished stands on the page at once; whatever is wished next goes out after it. */
  wish(change: Partial<Wishes>): Promise<void> {
    if (!this.known) return this.#wishing;
    const wishes = { ...this.known.wishes, ...change };
    this.known = { ...this.known, wishes };
    this.#wishing = this.#wishing.then(() =>
      this.#act(async () => {
        const found = await calls.wish(wishes);
        const last = this.known?.wishes ?? wishes;
        return last === wishes ? found : { ...found, wishes: last };
      }),
    );
    return this.#wishing;
  }

  /** Before the first of all channels: how this browser speaks, and which clock it has. */
  async #begin(): Promise<void> {
    if (!this.known || this.known.channels.length > 0) return;
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    this.known = await calls.wish({ ...this.known.wishes, zone: timeZone, language: words.lang });
  }

  async #act(does: () => Promise<Notices>): Promise<void> {
    this.said = '';
    await this.owner.act(async () => {
      this.known = await does();
      return this.owner.account;
    });
  }
}
