// What can be taken back: until luck has its say, and where a coach sits by, all of it.
import type { Preview, TableInfo } from '../wire';

/** Whether what follows cannot be taken back. */
export function isFinal(table: Pick<TableInfo, 'guide'>, preview: Pick<Preview, 'luck'> | null): boolean {
  return Boolean(preview?.luck) && !table.guide;
}
