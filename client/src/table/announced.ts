import type { TableInfo } from '../wire';

const KEY = 'ludarium-announced';
const MOST = 200;

/** What a table showed this browser when it saw it first, after so many moves. */
export interface Announced {
  commit: string;
  key: string | null;
  version: number;
}

/** Keeps what is shown now, unless something was shown before or the game is over. */
export function keepAnnounced({ id, commit, key, version, status }: TableInfo): void {
  const kept = read();
  if (status === 'over' || kept.some(([table]) => table === id)) return;
  localStorage.setItem(KEY, JSON.stringify([[id, { commit, key, version }], ...kept].slice(0, MOST)));
}

/** Null if this browser saw the table for the first time after the game. */
export function announced(id: string): Announced | null {
  return read().find(([table]) => table === id)?.[1] ?? null;
}

function read(): [string, Announced][] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}
