// What of a rival's turn and of a search a learner is told.

import { t } from '../../i18n/index.svelte';
import { nameOfPart } from '../../table/merits';
import type { Merit, Seat } from '../../wire';
import { isOwn } from './caring';
import type { TreeName } from './view';

/** Of the parts that answers are judged by those that can be followed; a druid that is put somewhere does nothing yet. */
const ABOUT = ['tokens', 'fights'];
export const tells = (merit: Merit, answer: string): boolean =>
  !answer.startsWith('place ') && ABOUT.includes(nameOfPart(merit));

/** Fights and trees are; where spirits danced and lie now is seen. */
const NEWS = ['win', 'lost', 'move', 'end'];
export const isNews = (event: string): boolean => NEWS.includes(event.split(' ')[0]!);

/** A tree of one's own is lost: `lost M1 starved`. */
export function strikes(event: string, _: unknown, seat: Seat): string {
  const [kind, tree = ''] = event.split(' ');
  return kind === 'lost' && isOwn(tree as TreeName, seat) ? t('druids-care-lost') : '';
}

/** The lesson on what brings these points. */
export const lessonOn: Record<string, string> = {
  conquered: 'D6',
  starved: 'D7',
};
