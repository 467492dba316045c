// The words of the game for seats and features, in the language of the page.

import { list, t } from '../../i18n/index.svelte';
import { nameOf } from '../../table/names';
import type { Reason, Seat, TableInfo } from '../../wire';
import type { Feature } from './features';
import type { Change } from './forecast';
import type { Kind } from './tile';

/** Arguments for sentences about whose a feature is: "your city", "the city of Jonas", "a shared city". */
export function whose(table: TableInfo, { owners }: Pick<Feature, 'owners'>, eyes: Seat | null) {
  const name = (seat: Seat) => (seat === eyes ? t('ark-you') : nameOf(table, seat));
  const [first] = owners;
  return {
    whose: first === undefined ? 'free' : owners.length > 1 ? 'shared' : first === eyes ? 'you' : 'other',
    p: first === undefined ? '' : nameOf(table, first),
    list: list(owners.map(name)),
  };
}

const KINDS = ['city', 'road', 'field'] as const;

/** "a city, a road and 2 fields" */
export function kindsOf(kinds: Kind[]): string {
  const count = (kind: Kind) => kinds.filter((one) => one === kind).length;
  const present = KINDS.filter((kind) => count(kind) > 0);
  return list(present.map((kind) => t('ark-kinds', { kind, n: count(kind) })));
}

/**
 * "5 → 6", "3 + 4 → 8", or what it is worth where that does not change; nothing where it is not told.
 * Of what becomes one, nobody misses what was worth nothing.
 */
export function valueOf({ was, feature }: Change): string {
  if (feature.value === null) return '';
  const worth = was.filter((n) => n !== 0);
  const had = worth.length > 0 ? worth : was.slice(0, 1);
  const changes = had.some((n) => n !== feature.value);
  return changes ? t('ark-preview-change', { a: had.join(' + '), b: feature.value }) : `${feature.value}`;
}

/** Why something cannot be done; who is in the way is named. */
export function reasonText({ key, args }: Reason, table: TableInfo): string {
  const named = 'seat' in args ? { ...args, p: nameOf(table, Number(args['seat'])) } : args;
  return t(`ark-refused-${key}`, named);
}
