// The lessons of "how to play", and which of them explains what is being asked.

import type { LessonContext } from '../../table/game';
import { answerOf } from './answers';
import { pickingOf } from './picking.svelte';
import { QUESTIONS, type Question } from './questions';

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
  if (question !== 'PlaceDie') return QUESTIONS[question].lesson;
  if (choice.path.length > 0 && answerOf(choice.path).calls.length > 0) return 'gods';
  const [, , action] = pickingOf(choice).aim;
  return BY_ACTION[action ?? ''] ?? 'dice';
}
