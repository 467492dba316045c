// The lessons of "how to play", and which of them explains what is being asked.

import type { LessonContext } from '../../table/game';
import { answerOf } from './answers';
import { pickingOf } from './picking.svelte';
import type { Question } from './view';

export const LESSONS = [
  'goal',
  'start',
  'round',
  'dice',
  'expand',
  'people',
  'helper',
  'temple',
  'build',
  'fire',
  'fishing',
  'groups',
  'gods',
  'scoring',
  'jewels',
  'tasks',
  'end',
] as const;
export type LessonName = (typeof LESSONS)[number];

const BY_QUESTION: Record<Question, LessonName> = {
  FirstHut: 'start',
  PlaceDie: 'dice',
  Expand: 'expand',
  Store: 'build',
  ScoreFish: 'gods',
  TakePerson: 'people',
  Spend: 'helper',
  Priest: 'temple',
  Build: 'build',
  Fire: 'fire',
  UsePeople: 'groups',
  Gather: 'build',
  Pray: 'gods',
  MoveHuts: 'people',
  BuyJewel: 'jewels',
  ResolveTask: 'tasks',
  TakeTask: 'tasks',
  LastTasks: 'tasks',
};

/** By the action on which a die is being put. */
const BY_ACTION: Record<string, LessonName> = {
  helper: 'helper',
  temple: 'temple',
  build: 'build',
  woman: 'people',
  man: 'people',
  land: 'expand',
  water: 'expand',
  fish: 'fishing',
};

export function lesson({ asked, choice }: LessonContext): LessonName {
  const question = asked.question as Question;
  if (question !== 'PlaceDie') return BY_QUESTION[question];
  if (choice.path.length > 0 && answerOf(choice.path).calls.length > 0) return 'gods';
  const [, , action] = pickingOf(choice).aim;
  return BY_ACTION[action ?? ''] ?? 'dice';
}
