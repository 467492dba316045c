// What an address shows first comes beside the words of the page: on a bad line each way there and back counts.

import { api } from '../api';
import type { TableInfo } from '../wire';

export const home = () => import('./Home.svelte');
export const elsewhere = () => import('./Elsewhere.svelte');

const asked = new Map<string, Promise<TableInfo>>();

/** Whoever shows it is told if it fails. */
export function fetchAhead(path: string): void {
  const id = /^\/table\/([^/]+)\/?$/.exec(path)?.[1];
  if (id) asked.set(id, api.table(id));
  const first = (id && asked.get(id)) || (path === '/' ? home() : elsewhere());
  first.catch(() => {});
}

/** The table as it is now: what was asked for ahead is told once. */
export function tableOf(id: string): Promise<TableInfo> {
  const table = asked.get(id) ?? api.table(id);
  asked.delete(id);
  return table;
}
