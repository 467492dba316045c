// The lessons of "how to play", which of them explains what is being asked, and the positions they show.

import type { LessonContext } from '../../table/game';
import { view as position } from './fixtures';

import type { Cell, Lying, View } from './view';

export const LESSONS = [
  'goal',
  'turn',
  'tile',
  'follower',
  'road',
  'city',
  'prophet',
  'temple',
  'field',
  'ark',
  'end',
] as const;
export type LessonName = (typeof LESSONS)[number];

const ABOUT: Record<string, LessonName> = { c: 'city', r: 'road', f: 'field' };

export function lesson({ view, asked, choice }: LessonContext): LessonName {
  const [word = '', first = ''] = choice.path;
  if (asked.question === 'EnterArk' || word === 'ark') return 'ark';
  if (word === 'prophet') return 'prophet';
  if (word === 'follower') return ABOUT[first[0] ?? ''] ?? 'follower';
  if (asked.question === 'Deploy') return 'follower';
  return (view as View).tiles.length > 1 ? 'tile' : 'turn';
}

/** A picture: a position, and what is in the making there. */
export interface Example {
  view: View;
  ghost?: Lying;
  walk?: Cell[];
}

const CITY = 'cN.f0+1 0,0 e p1@c0\ncNS+1 1,0 e\ncN 2,0 w';

export const EXAMPLES = {
  tile: {
    view: position('rEW -1,-1\ncNE.f0+1 1,-1 w\nrEW+1 -1,0\ncN.rEW 0,0\nrSW.f0-1.f1+2 1,0'),
    ghost: { name: 'cNE.rSW', cell: '0,-1', turn: 'e' },
  },
  follower: { view: position('cNE+1.rSW 0,0 w p1@c0\nrEW+1 1,0 n p2@r0\ncN.rS.f0+2 2,0 e p3@f0') },
  road: { view: position('xNE+1SW 0,0\nrEW+1 1,0 n p2@r0\ntNESW+1 2,0') },
  city: { view: position(CITY) },
  prophet: { view: position(`${CITY} p2*@c0`) },
  temple: {
    view: position('rEW.f0+1 0,-1 e p1@f0\nrSW -1,0 w\ntNESW 0,0 n p2@r2\nrEW.f1-1 1,0 n p1@r0\nrSW 0,1 s'),
  },
  field: { view: position('rEW.f0+2 0,0\nrEW.f0-1.f1+1 1,0 n p4@f0\nrEW.f0+1 2,0') },
  ark: {
    view: position('cN.rEW 0,0\nrEW+1 1,0 n p1@r0\nrSW 2,0 n p3@f1\nrEW.f1+1 1,1\nrSW.f0+1 2,1 e p1@r0', {
      ark: '0,0',
    }),
    walk: ['0,0', '1,0', '2,0', '2,1', '1,1'],
  },
} satisfies Partial<Record<LessonName, Example>>;
