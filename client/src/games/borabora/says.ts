// The words of the game for everything in the box, and a sentence that explains it, in the language of the page.

import { list, LOCALES, maybe, t, words } from '../../i18n/index.svelte';
import type { Reason } from '../../wire';
import {
  BOX,
  jewelCalled,
  personCalled,
  spaceCalled,
  taskCalled,
  typeCalled,
  type God,
  type Material,
  type Need,
  type Sex,
} from './inventory';

/** With a capital letter, where a name stands alone. */
export const begun = (text: string): string =>
  text.replace(/^[^\p{L}\p{N}]*\p{L}/u, (first) => first.toLocaleUpperCase(LOCALES[words.lang]));

/** "a and b" */
export const allOf = (texts: string[]): string => list(texts);
/** "a or b" */
export const oneOf = (texts: string[]): string => list(texts, 'disjunction');

// Amounts.

export type Goods =
  | 'points'
  | 'shells'
  | 'offerings'
  | 'god-cards'
  | 'god-tiles'
  | 'materials'
  | 'huts'
  | 'people'
  | 'priests'
  | 'steps'
  | 'die-points';
/** "3 shells" */
export const amount = (goods: Goods, n: number): string => t(`borabora-${goods}`, { n });

// Action tiles. Also those that offer two actions, and `fish`.

export const action = (id: string): string => t(`borabora-action-${id}`);
export const actionWhy = (id: string): string => t(`borabora-action-${id}-why`, { n: BOX.fishing.points });

// Gods. `tile` is a God tile.

const GOD_NUMBER: Record<string, number> = {
  yellow: BOX.task_scores.with_yellow,
  tile: BOX.god_tiles.end_points,
};
export const god = (id: God | 'tile'): string => t(`borabora-god-${id}`);
export const godWhy = (id: God | 'tile'): string => t(`borabora-god-${id}-why`, { n: GOD_NUMBER[id] ?? 0 });
/** "blue god card" */
export const card = (of: God): string => t('borabora-card', { of });
/** How a god is paid for: `card`, `pair green`, `tile`. */
export const payment = ([kind = 'card', of = '']: string[]): string => t(`borabora-pay-${kind}`, { of });

// People.

/** "Hike" */
export const type = (id: string): string => t(`borabora-type-${id}`);
/** "expand by land up to 4" */
export const effect = (id: string, n: number): string => t(`borabora-effect-${id}`, { n });
/** "woman: Hike" */
export function person(id: string): string {
  const { sex, type: of } = personCalled(id);
  return t('borabora-person', { sex, what: type(of) });
}
/** "2 women: Hike" */
export const group = (sex: Sex, of: string, n: number): string =>
  t('borabora-group', { sex, n, what: type(of) });
/** What one, two and three of this type and sex do. */
export function groupWhy(sex: Sex, of: string): string {
  const [a, b, c] = typeCalled(of).strength.map((n) => effect(of, n));
  return t('borabora-strengths', { sex, a: a!, b: b!, c: c! });
}
/** What it does in a group, and what sliding it brings or has brought. */
export function personWhy(id: string, slid = false): string {
  const { sex, type: of, marks } = personCalled(id);
  return `${groupWhy(sex, of)} ${slid ? t('borabora-slid', { sex }) : t('borabora-marks', { sex, n: marks })}`;
}

// The map.

export const region = (id: string): string => t(`borabora-region-${id}`);
/** Where a hut goes: "the east beach", "a keleti partra", "den Oststrand". */
export const toRegion = (id: string): string => t(`borabora-to-${id}`);

// Goods.

export const material = (kind: Material): string => t(`borabora-material-${kind}`);
/** "gives sand" */
export const yields = (kind: Material | 'offering'): string => t(`borabora-yield-${kind}`);

// Jewellery, buildings, spaces.

export const symbol = (id: string): string => t(`borabora-symbol-${id}`);
/** "ring, 9 points" */
export function jewel(id: string): string {
  const { symbol: of, points } = jewelCalled(id);
  return t('borabora-jewel', { of, n: points });
}
/** "costs 4 shells" */
export const jewelCost = (id: string): string => t('borabora-jewel-cost', { a: jewelCalled(id).cost });
export const building = (n: number | string): string => t('borabora-building', { n: Number(n) });
/** "ritual space for sand, row 1, column 2" */
export function space(id: string): string {
  const { material: of, row, col } = spaceCalled(id);
  return t('borabora-space', { of, a: row + 1, b: col + 1 });
}

// Tasks.

const argsOf = ({ what, n, of = '' }: Need) => ({
  n,
  of,
  what: what === 'people_of_type' ? type(of) : '',
});
const need = (one: Need): string => t(`borabora-need-${one.what}`, argsOf(one));
/** "a woman and a priest in the temple" */
export const task = (id: string): string => list(taskCalled(id).needs.map(need));
/** A shorter name, where there is one: its sign stands beside it. */
const briefly = (one: Need): string => maybe(`borabora-brief-${one.what}`, argsOf(one)) ?? need(one);
export const taskBrief = (id: string): string => taskCalled(id).needs.map(briefly).join(' + ');
export function taskWhy(id: string): string {
  const { points, with_yellow } = BOX.task_scores;
  const why = t('borabora-task-why', { a: points, b: with_yellow });
  return taskCalled(id).no_yellow_card ? `${why} ${t('borabora-task-no-yellow')}` : why;
}

/** Why something cannot be answered, in one sentence or two. */
export function reasonText({ key, args }: Reason): string {
  const fits = String(args['fits'] ?? '')
    .split(' ')
    .filter(Boolean);
  return t(`borabora-refused-${key}`, { ...args, n: fits.length, what: oneOf(fits.map(action)) });
}
