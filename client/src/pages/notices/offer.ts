import { get } from '../../api';
import type { Notices } from '../../wire';
import { ability } from './push';

const OFFERED = 'ludarium-tell-me';

/** Whether somebody could be told of their turn elsewhere, is not, and may be offered it. */
export async function couldBeTold(): Promise<boolean> {
  if (localStorage.getItem(OFFERED) === 'no') return false;
  const { offers, channels } = await get<Notices>('/me/notices');
  const pushed = offers.push !== null && ability() !== 'none';
  return (pushed || offers.mail || offers.webhooks) && channels.length === 0;
}

export const offerNoMore = (): void => localStorage.setItem(OFFERED, 'no');
