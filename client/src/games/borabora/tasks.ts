// The tasks of a seat, or of the board, with what is there and what is missing.

import type { Picture } from './art/pictures';
import { typeSign } from './art/pictures';
import { taskCalled, type Need } from './inventory';
import { viewerOf, type View } from './view';

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
