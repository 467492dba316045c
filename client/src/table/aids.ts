import type { TableInfo } from '../wire';

export type Aid = TableInfo['without'][number];

/** Whether an aid may be had at this table; what is over is anybody's to look into. */
export const may = ({ status, without }: TableInfo, aid: Aid): boolean =>
  status === 'over' || !without.includes(aid);
