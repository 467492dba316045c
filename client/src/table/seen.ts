const KEY = 'ludarium-seen';
const MOST = 60;

/** Up to which version this device has seen a table; null if it never has. */
export function seenUpTo(table: string): number | null {
  return read().find(([id]) => id === table)?.[1] ?? null;
}

export function markSeen(table: string, version: number): void {
  const others = read().filter(([id]) => id !== table);
  localStorage.setItem(KEY, JSON.stringify([[table, version], ...others].slice(0, MOST)));
}

function read(): [string, number][] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}
