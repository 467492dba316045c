// What of a rival's turn and of a search a learner is told.

import { t } from '../../i18n/index.svelte';
import { isRivals, nameOfPart } from '../../table/merits';
import type { Merit, Seat } from '../../wire';
import { answerOf } from './answers';
import { priestsOf } from './caring';
import { fishCalled } from './inventory';
import type { View } from './view';

const SETTLING = ['fish', 'regions', 'slots', 'bonus'];
const PRIESTS = ['temple', 'gods'];
const PEOPLE = ['people', 'bonus'];
/**
 * The parts that a deed is about. What else it is judged by comes of what is done later, and rivals play beside one,
 * but in the temple: nobody could follow that a priest is good for the fish. That one has more of what one takes goes
 * without saying.
 */
const ABOUT: Record<string, string[]> = {
  hut: SETTLING,
  land: SETTLING,
  water: SETTLING,
  temple: PRIESTS,
  priest: PRIESTS,
  build: ['buildings', 'bonus'],
  store: ['buildings'],
  material: ['buildings'],
  woman: PEOPLE,
  man: PEOPLE,
  take: PEOPLE,
  helper: ['status', 'order', 'shells'],
  tattoo: ['status', 'order'],
  collect: ['jewels'],
  fire: ['status', 'order', 'jewels'],
  red: ['fish'],
  buy: ['jewels', 'bonus'],
};
/** Deeds that people do for one. */
export const DONE_BY: Record<string, string> = {
  hike: 'land',
  canoe: 'water',
  build: 'build',
  material: 'material',
  prayer: 'card',
  offering: 'offering',
  tattoo: 'tattoo',
  shells: 'collect',
};
const TASKS = 'tasks';

export function tells(merit: Merit, words: string): boolean {
  const [word = '', what = '', action = ''] = answerOf(words.split(' ')).aim;
  const group = what.split(' ').at(-1) ?? '';
  const deed = word === 'die' ? action : word === 'use' ? (DONE_BY[group] ?? '') : word;
  if (deed === 'pass') return false;
  if (isRivals(merit)) return ABOUT[deed] === PRIESTS && PRIESTS.includes(nameOfPart(merit));
  // What is given up brings nothing.
  return (merit.part === TASKS && deed !== 'drop') || (ABOUT[deed] ?? []).includes(merit.part);
}

/** Of a deed: not which goods came with it, nor which gods were called for it. */
const ASIDE = /^p\d (gains|calls) /;
export const isNews = (event: string): boolean => !ASIDE.test(event);

/** What a rival took: a place in the temple, or the fish of a region, which whoever settled there last holds. */
export function strikes(event: string, view: View, seat: Seat): string {
  if (event === `priest p${seat + 1} falls`) return t('borabora-care-fell', { n: priestsOf(view, seat) });
  const [, by, region = ''] = /^p(\d) settles (\w+)/.exec(event) ?? [];
  const { map, fish } = view;
  const [holder, before] = map[region] ?? [];
  if (holder !== Number(by) - 1 || holder === seat || before !== seat) return '';
  return t('borabora-care-lost', { n: fishCalled(fish[region]!).value });
}

/** The lesson on what brings these points. */
export const lessonOn: Record<string, string> = {
  fish: 'B7',
  task: 'B12',
  status: 'B10',
  temple: 'B10',
  building: 'B5',
  jewels: 'B11',
  bonus: 'B17',
  helper: 'B14',
};
