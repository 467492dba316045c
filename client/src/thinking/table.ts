import { t } from '../i18n/index.svelte';
import type { SeatInfo, TableInfo } from '../wire';

const SEAT: SeatInfo = {
  kind: 'device',
  name: null,
  taken: true,
  mine: false,
  online: true,
  bot: null,
  seconds: null,
  stood_in: false,
  out: null,
  hints: 0,
  invitation: null,
};
const TABLE = {
  id: 'board',
  rules: 0,
  commit: '',
  key: null,
  seed: null,
  version: 0,
  asked: null,
  created: '',
  changed: '',
  stand_in: null,
  stand_in_at: null,
  hints: false,
  without: [],
  clock: null,
  second: null,
  at_zero: 'nothing',
  vacations: false,
  substitutes: false,
  chat: 'none',
  begun: null,
  next: null,
  listed: null,
  language: null,
  needs: null,
  guide: false,
} as const satisfies Partial<TableInfo>;

/** What boards want to know of a table, where there is none: somebody thinks for all seats, or for their own. */
export function tableOf(
  game: string,
  { players, options, names }: { players: number; options: TableInfo['options']; names: string[] },
  result: number[][] | null,
  mine: number | null,
): TableInfo {
  const seats = Array.from({ length: players }, (_, n) => ({
    ...SEAT,
    mine: n === mine,
    name: names[n] ?? t('board-player', { n: n + 1 }),
  }));
  const over = result
    ? ({ status: 'over', ended: 'played' } as const)
    : { status: 'playing' as const, ended: null };
  return { ...TABLE, without: [], game, options, seats, result, ...over };
}
