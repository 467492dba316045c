import { unsubscribe } from '../notices/push';

const BACK = 'ludarium-back';

/** The page that somebody came from to sign in, and goes on with then. */
export const remember = (address: string): void => sessionStorage.setItem(BACK, address);

/**
 * Somebody else is there now: the page begins anew, so that nothing is left of who was there before, whose notices
 * are not for their eyes.
 */
export async function beginAnew(): Promise<void> {
  await unsubscribe().catch(() => undefined);
  const address = sessionStorage.getItem(BACK) ?? '/';
  sessionStorage.removeItem(BACK);
  location.replace(address);
}
