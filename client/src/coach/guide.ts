import { words } from '../i18n/index.svelte';
import { schoolOf } from '../school/schools';
import type { School } from '../wire';
import AtTheEnd from './AtTheEnd.svelte';
import Guide from './Guide.svelte';
import { learnMeanings } from './means';
import { wordsOf } from './words';

const NO_LESSONS: Pick<School, 'firsts' | 'steps'> = { firsts: [], steps: [] };

/** The coach, with all that it speaks of; a game without lessons has one that points out less. */
export async function guide(game: string) {
  const [school, said] = await Promise.all([
    schoolOf(game).catch(() => null),
    wordsOf(game),
    words.learn(`${game}/school`),
    learnMeanings(game),
  ]);
  return { Guide, AtTheEnd, school: school ?? NO_LESSONS, words: said };
}
