// The lessons of "how to play", and which of them explains what is being asked.

import type { LessonContext } from '../../table/game';
import { consequenceOf } from './consequence';
import { pickingOf } from './picking.svelte';
import type { View } from './view';

export const LESSONS = [
  'goal',
  'turn',
  'kingdoms',
  'leaders',
  'tiles',
  'revolt',
  'war',
  'monuments',
  'treasures',
  'catastrophe',
  'swap',
  'end',
] as const;
export type LessonName = (typeof LESSONS)[number];

const BY_QUESTION: Record<string, LessonName> = {
  ChooseWar: 'war',
  BuildMonument: 'monuments',
  LeaveTreasure: 'treasures',
};

const BY_WORD: Record<string, LessonName> = {
  tile: 'tiles',
  leader: 'leaders',
  withdraw: 'leaders',
  catastrophe: 'catastrophe',
  swap: 'swap',
  pass: 'end',
};

export function lesson({ view, asked, choice }: LessonContext): LessonName {
  if (asked.question === 'Support') return (view as View).ask?.conflict ?? 'war';
  const [word = ''] = choice.path;
  const after = consequenceOf(view, choice.path, pickingOf(choice).outlook.eventsOf(choice.path));
  if (after?.kind === 'war' || after?.kind === 'revolt') return after.kind;
  return BY_QUESTION[asked.question] ?? BY_WORD[word] ?? 'turn';
}
