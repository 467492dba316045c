import { LONGEST, pack, type Thought } from './link';

/** The link to all that was thought of; null if it is too long to be one. */
export async function linkTo(thought: Thought): Promise<string | null> {
  const line = await pack(thought);
  return line.length <= LONGEST ? `${location.origin}${location.pathname}#line=${line}` : null;
}

let newest = 0;

/** Puts it into the address bar, and where that is too short beside it: loading the page anew loses nothing. */
export async function keep(thought: Thought): Promise<void> {
  const number = ++newest;
  const url = await linkTo(thought);
  if (number !== newest) return;
  history.replaceState(url ? null : { thought: thought }, '', url ?? location.pathname);
}

/** What did not fit into the address bar. */
export function kept(): Thought | null {
  return (history.state as { thought?: Thought } | null)?.thought ?? null;
}
