// What an address shows first comes beside the words of the page: on a bad line each way there and back counts.

import { api } from '../api';
import { lessonsOf } from '../school/lessons';
import type { TableInfo } from '../wire';

export const home = () => import('./Home.svelte');
export const tablePage = () => import('./TablePage.svelte');
export const elsewhere = () => import('./Elsewhere.svelte');

const asked = new Map<string, Promise<TableInfo>>();

/** Asks for what stands at this address; whoever shows it is told if it fails. */
export function fetchAhead(path: string): void {
  const [page, of = '', further, ...more] = path.split('/').filter(Boolean);
  const coming: Promise<unknown>[] = [];
  if (!page) coming.push(home());
  else if (page === 'table' && of && !further) coming.push(tablePage(), tableAhead(of));
  else coming.push(elsewhere());
  if (page === 'learn' && further && more.length === 0) coming.push(lessonsOf(of));
  coming.forEach((one) => one.catch(() => {}));
}

function tableAhead(id: string): Promise<TableInfo> {
  const table = asked.get(id) ?? api.table(id);
  asked.set(id, table);
  return table;
}

/** The table as it is now: what was asked for ahead is told once. */
export function tableOf(id: string): Promise<TableInfo> {
  const table = asked.get(id) ?? api.table(id);
  asked.delete(id);
  return table;
}
