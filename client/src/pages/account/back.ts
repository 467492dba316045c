const BACK = 'ludarium-back';

/** The page that somebody came from to sign in, and goes on with then. */
export const remember = (address: string): void => sessionStorage.setItem(BACK, address);

/** Somebody else is there now: the page begins anew, so that nothing is left of who was there before. */
export function beginAnew(): void {
  const address = sessionStorage.getItem(BACK) ?? '/';
  sessionStorage.removeItem(BACK);
  location.replace(address);
}
