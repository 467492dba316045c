import type { TableInfo } from '../wire';

export type Aid = TableInfo['without'][number];

/** In the order in which they are told of. */
export const AIDS: Aid[] = ['overlays', 'projections', 'previews', 'counts', 'hints', 'analysis'];

/** Whether an aid may be had at this table; what is over is anybody's to look into. */
export const may = ({ status, without }: TableInfo, aid: Aid): boolean =>
  status === 'over' || !without.includes(aid);
