import type { Said } from '../../live.svelte';
import type { TableInfo } from '../../wire';

const LONGEST_S = 900;

/** Whoever shows a table to the world looks at it as a stranger does, and some time later. */
export interface Watching {
  /** In milliseconds. */
  delay: number;
}

/** As the address of the page says: `?eyes=none&delay=60`. */
export function watching(search: string): Watching | null {
  const asked = new URLSearchParams(search);
  if (asked.get('eyes') !== 'none') return null;
  const seconds = Number(asked.get('delay')) || 0;
  return { delay: Math.min(LONGEST_S, Math.max(0, seconds)) * 1000 };
}

/** The same table for somebody who has no seat at it, and may not invite anybody. */
export function asStranger(table: TableInfo): TableInfo {
  const seats = table.seats.map((seat) => ({ ...seat, mine: false, invitation: null }));
  return { ...table, seats };
}

/** The same message for such a one. */
export const toStranger = (message: Said): Said =>
  'table' in message ? { ...message, table: asStranger(message.table) } : message;
