import { Refusal } from '../../api';
import { t } from '../../i18n/index.svelte';
import type { Account } from '../../wire';
import { calls } from './calls';

/** Does what a button is for; what the server refuses is said beside it, everything else is a mistake of ours. */
export async function trying(does: () => Promise<void>): Promise<string> {
  try {
    await does();
    return '';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return t(`error-${error.key}`, error.args);
  }
}

/** The account of whoever is at this page, and what they do with it. */
export class Owner {
  account = $state.raw<Account | null>(null);
  problem = $state('');
  /** What waits until it is proved who is there. */
  waiting = $state.raw<(() => Promise<void>) | null>(null);

  look = () => this.act(calls.account);

  /** Whatever is known after it; where it has to be proved first who is there, it is done after that. */
  async act(does: () => Promise<Account | null>): Promise<void> {
    this.problem = await trying(async () => {
      try {
        this.account = (await does()) ?? (await calls.account());
      } catch (error) {
        if (!(error instanceof Refusal) || error.key !== 'confirm-first') throw error;
        this.waiting = () => this.act(does);
      }
    });
  }

  async proved(): Promise<void> {
    const next = this.waiting;
    this.waiting = null;
    await next?.();
  }
}

/** Whether this person can come back once this browser has forgotten them. */
export const canComeBack = ({ passkeys, recovery, handle, mail }: Account): boolean =>
  passkeys.length > 0 || recovery > 0 || handle !== null || mail !== null;
