// The lessons of "how to play", and which of them explains what is being asked.

import type { LessonContext } from '../../table/game';
import type { View } from './view';

export const LESSONS = ['goal', 'oval', 'turn', 'waltz', 'trees', 'hand', 'tips'] as const;
export type LessonName = (typeof LESSONS)[number];

export function lesson({ view, asked, choice }: LessonContext): LessonName {
  if (asked.question === 'PlaceDruids') return 'oval';
  if (asked.question === 'NextFight' || choice.path[0] === 'waltz') return 'waltz';
  if (['drop', 'clear'].includes(choice.path[0] ?? '')) return 'hand';
  return ((view as View).ask?.bare ?? []).length > 0 ? 'trees' : 'turn';
}
