// The tasks of a seat, or of the board, with what is there and what is missing.

import type { Picture } from './art/pictures';
import { typeSign } from './art/pictures';
import { taskCalled, type Need } from './inventory';
import { below, tileOf, viewerOf, type View } from './view';

const SIGNS: Record<string, Picture> = {
  women: 'woman',
  men: 'man',
  different_women: 'woman',
  different_men: 'man',
  slid_women: 'woman',
  slid_men: 'man',
  slid_people: 'helper',
  priests_in_temple: 'temple',
  jewelry: 'ring',
  different_jewelry: 'necklace',
  turn_order_1: 'status',
  regions: 'map',
  islands: 'map',
  regions_of_terrain: 'map',
  identical_god_cards: 'prayer',
  god_cards_of_color: 'prayer',
  different_god_cards: 'prayer',
  buildings: 'build',
  god_tiles: 'god-tile',
  offerings: 'offering',
  shells: 'shell',
  materials_any: 'material',
  huts_on_slot_12: 'village',
};

export function signOf({ what, of = '' }: Need): Picture {
  if (what === 'material' || what === 'jewelry_of_symbol') return of as Picture;
  if (what === 'regions_with_fish') return `fish-${of}` as Picture;
  return what === 'people_of_type' ? typeSign(of) : (SIGNS[what] ?? 'invocation');
}

export const signsOf = (task: string): Picture[] => [...new Set(taskCalled(task).needs.map(signOf))];

/** How many units a seat has of how many, the one who looks unless said; null where its hand decides and is hidden. */
export const progressOf = (view: View, task: string, seat = viewerOf(view)): [number, number] | null =>
  view.survey.progress?.[seat]?.[task] ?? null;

export const isMet = ([there, needed]: [number, number]): boolean => there >= needed;

/** Where a die brings what is needed; people may, too, and what is not here comes otherwise. */
const BY_DIE: Record<string, string[]> = {
  women: ['woman'],
  different_women: ['woman'],
  slid_women: ['helper'],
  men: ['man'],
  different_men: ['man'],
  slid_men: ['helper'],
  slid_people: ['helper'],
  priests_in_temple: ['temple'],
  buildings: ['build'],
  regions: ['land', 'water'],
  islands: ['water'],
  regions_of_terrain: ['land', 'water'],
  regions_with_fish: ['land', 'water'],
};

/** No die of the seat fits any more where something of the task would come from. */
export function isClosed(view: View, task: string, seat: number): boolean {
  const dice = view.boards[seat]?.dice ?? [];
  const fits = (action: string): boolean => dice.some((die) => die < below(view, tileOf(view, action)));
  return taskCalled(task).needs.some(({ what }) => BY_DIE[what] !== undefined && !BY_DIE[what].some(fits));
}
