const KEY = 'ludarium-seen';
const COUNTED = 'ludarium-counted';
const MOST = 60;

/** Up to which version this device has seen a table; null if it never has. */
export function seenUpTo(table: string): number | null {
  return read().find(([id]) => id === table)?.[1] ?? null;
}

export function markSeen(table: string, version: number): void {
  const others = read().filter(([id]) => id !== table);
  localStorage.setItem(KEY, JSON.stringify([[table, version], ...others].slice(0, MOST)));
}

/** Whether the end of this table has been counted before the eyes of whoever uses this device. */
export const wasCounted = (table: string): boolean => read<string>(COUNTED).includes(table);

export function markCounted(table: string): void {
  const others = read<string>(COUNTED).filter((id) => id !== table);
  localStorage.setItem(COUNTED, JSON.stringify([table, ...others].slice(0, MOST)));
}

function read<T = [string, number]>(key = KEY): T[] {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}
