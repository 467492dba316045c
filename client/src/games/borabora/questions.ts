// What is asked, with what belongs to it: the parts of the table that are bright, the lesson that explains it, and
// where on a phone it is answered.

import type { LessonName } from './lessons';

export type Place = 'map' | 'people' | 'temple' | 'village' | 'jewels' | 'tasks' | 'display';

/** The pages of a phone; the village is a drawer over them. */
export const PAGES = ['island', 'people'] as const;
export type Page = (typeof PAGES)[number];

/** Where on a phone a place of the table lies; dice and goods are always in sight. */
export function pageOf(place: string): Page | 'village' | null {
  if (/^(r\d+|(slot|building)-\d+)$/.test(place)) return 'village';
  if (/^die-\d$/.test(place)) return null;
  return /-\w+$|^t\d+$/.test(place) ? 'people' : 'island';
}

interface Asking {
  /** Without them the whole table is bright. */
  places?: Place[];
  lesson: LessonName;
  page?: Page | 'village';
  /** Answered by choosing one of a few things (`cardsOf`). */
  cards?: true;
}

const asking = <Name extends string>(all: Record<Name, Asking>): Record<Name, Asking> => all;

export const QUESTIONS = asking({
  FirstHut: { places: ['map'], lesson: 'start' },
  PlaceDie: { lesson: 'dice' },
  Expand: { places: ['map'], lesson: 'expand' },
  Store: { places: ['village'], lesson: 'build', page: 'village' },
  ScoreFish: { places: ['map'], lesson: 'gods', cards: true },
  TakePerson: { places: ['people'], lesson: 'people', page: 'people' },
  Spend: { places: ['village', 'display'], lesson: 'helper', cards: true },
  Priest: { places: ['temple'], lesson: 'temple', page: 'people' },
  Build: { places: ['village'], lesson: 'build', page: 'village' },
  Fire: { places: ['display'], lesson: 'fire', cards: true },
  UsePeople: { places: ['village'], lesson: 'groups' },
  Gather: { places: ['village'], lesson: 'build', cards: true },
  Pray: { places: ['display'], lesson: 'gods', cards: true },
  MoveHuts: { places: ['village'], lesson: 'people', cards: true },
  BuyJewel: { places: ['jewels'], lesson: 'jewels', page: 'people' },
  ResolveTask: { places: ['tasks'], lesson: 'tasks', page: 'people' },
  TakeTask: { places: ['tasks'], lesson: 'tasks', page: 'people' },
  LastTasks: { places: ['tasks'], lesson: 'tasks', page: 'people' },
});
export type Question = keyof typeof QUESTIONS;
