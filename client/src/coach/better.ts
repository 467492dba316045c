// What speaks against an answer that was given, and which was better.

import { t } from '../i18n/index.svelte';
import { afterwards, answerAt, titlesOf } from '../review/told';
import type { Desk, Shown } from '../table/desk.svelte';
import { upTo } from '../table/entries';
import { consequences, lines } from '../table/lines';
import type { Entry, Verdict } from '../wire';
import type { Coaching } from './coaching.svelte';
import { means } from './means';

/** So much of what came of an answer is told, or would have come. */
const MOST = 2;

/** What would have been better than the answer of entry `v`, and the board as if it were chosen then. */
export function betterThan(
  coach: Coaching,
  { v, better, events }: Pick<Verdict, 'v' | 'better' | 'events'>,
): { text: string; imagined: Shown } | null {
  const { desk, play } = coach;
  const before = coach.questionOf(v);
  if (!better || !before || play.eyes === null) return null;
  const made = play.log.find((one) => one.v === v)?.words ?? '';
  const [best, given] = [better, made].map((words) => answerAt(before, play.eyes!, words));
  const [title = ''] = titlesOf(desk.game, play.table, [best!, given!]);
  const came = cameWith(desk, { v, seat: play.eyes, words: better, events });
  const said = t('coach-better', { what: title.replace(/\.$/, '') });
  return {
    text: came.length > 0 ? `${said} ${t('coach-afterwards', { came: came.join(' ') })}` : said,
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

/** What would have come of it, for whom it would have been; an answer that is told by its first event is known. */
function cameWith({ game, play, ctx }: Desk, entry: Entry): string[] {
  const deed = lines({ ...entry, events: [] }, game, ctx).length === 0 ? 1 : 0;
  const came = consequences(game, play.table, entry, entry.seat);
  return came.slice(deed, deed + MOST).map(({ text }) => text);
}

/** What came of the entry at this step of the log, until its seat was on turn again. */
export const cameOf = ({ game, play }: Desk, step: number): string =>
  afterwards(game, play.table, play.log, step).slice(0, MOST).join(' ');

/** What there was to see in it, and what came of it; else what a search has found. */
export function againstIt(coach: Coaching, { v, why }: Pick<Verdict, 'v' | 'why'>): string {
  const { desk, play } = coach;
  const step = play.log.findIndex((one) => one.v === v);
  const entry = play.log[step];
  if (!entry) return '';
  const said = [...coach.seenIn(entry), cameOf(desk, step)].filter(Boolean).join(' ');
  return said || (why.length > 0 ? means(play.table.game, why, true) : '');
}
