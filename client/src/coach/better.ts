// Another answer than the one that was given.

import { t } from '../i18n/index.svelte';
import { answerAt, titlesOf } from '../review/told';
import type { Shown } from '../table/desk.svelte';
import { upTo } from '../table/entries';
import type { Verdict } from '../wire';
import type { Coaching } from './coaching.svelte';

/** What would have been better than the answer of entry `v`, and the board as if it were chosen then. */
export function betterThan(
  coach: Coaching,
  { v, better }: Pick<Verdict, 'v' | 'better'>,
): { text: string; imagined: Shown } | null {
  const { desk, play } = coach;
  const before = coach.questionOf(v);
  if (!better || !before || play.eyes === null) return null;
  const made = play.log.find((one) => one.v === v)?.words ?? '';
  const [best, given] = [better, made].map((words) => answerAt(before, play.eyes!, words));
  const [title = ''] = titlesOf(desk.game, play.table, [best!, given!]);
  return {
    text: t('coach-better', { what: title.replace(/\.$/, '') }),
    imagined: {
      view: before.view,
      choice: best!.choice,
      preview: null,
      highlight: [],
      last: [],
      log: upTo(play.log, v - 1),
    },
  };
}
