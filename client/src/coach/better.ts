// What speaks against an answer that was given, and which was better.

import { t } from '../i18n/index.svelte';
import { afterwards, answerAt, titlesOf, type Answer, type Question } from '../review/told';
import type { Desk, Shown } from '../table/desk.svelte';
import { upTo } from '../table/entries';
import { consequences, lines } from '../table/lines';
import { hinted, type Questioned } from '../table/prompt';
import type { Entry, Merit, Preview, Verdict } from '../wire';
import type { Coaching } from './coaching.svelte';
import { means } from './means';
import { sentences } from './sentences';
import { sightOf } from './sight';
import { gainedBy } from './striking';

/** So much of what came of an answer is told, or would have come. */
const MOST = 2;

/** An answer that would have been better, what there is to see in it, and the board as if it were chosen then. */
export interface Better {
  text: string;
  why: string;
  /** One can see that it is better, and not only what it is. */
  plain: boolean;
  /** What there is to see that speaks against it, all the same. */
  against: string;
  imagined: Shown;
}

type Blamed = Pick<Verdict, 'v' | 'better' | 'wins'>;

/** Who did otherwise than was advised hears that again: it is as good as the best, and no second opinion. */
function betterOf({ memory }: Coaching, { v, better, wins }: Blamed, made: string): string {
  const { counsel } = memory.before({ v });
  const known = !better || wins || counsel.includes(better) || counsel.includes(made);
  return known ? better : (counsel[0] ?? better);
}

/** What would have been better than the answer of entry `v`; null where nobody knows any more what was asked. */
export function betterThan(
  coach: Coaching,
  verdict: Blamed,
  key: 'coach-better' | 'coach-instead' = 'coach-better',
): Better | null {
  const { desk, play } = coach;
  const { v } = verdict;
  const made = play.log.find((one) => one.v === v)?.words ?? '';
  const better = betterOf(coach, verdict, made);
  const { question: before, of } = coach.memory.before({ v });
  if (!better || !before || play.eyes === null) return null;
  const [best, given] = [better, made].map((words) => answerAt(before, play.eyes!, words));
  const [title = ''] = titlesOf(desk.game, play.table, [best!, given!]);
  const { preview } = of(better);
  const { why, plain, against } = preview
    ? seenIn(coach, best!, preview)
    : { why: '', plain: false, against: '' };
  const said = t(key, { what: title.replace(/\.$/, '') });
  return {
    text: why ? `${said} ${why}` : said,
    why,
    plain,
    against,
    imagined: {
      view: before.view,
      choice: best!.choice,
      preview,
      highlight: [],
      last: [],
      log: upTo(play.log, v - 1),
    },
  };
}

/** What was advised instead of it, and what that would have had. */
export const advisedInstead = (coach: Coaching, v: number): Better | null =>
  betterThan(coach, { v, better: coach.memory.before({ v }).counsel[0] ?? '', wins: false }, 'coach-instead');

/** What whoever had chosen it would have read, or else what would have come of it; and what speaks against it. */
function seenIn(
  coach: Coaching,
  { before, seat, choice }: Answer<Question>,
  preview: Preview,
): Pick<Better, 'why' | 'plain' | 'against'> {
  const { desk, play, words } = coach;
  const then: Questioned = {
    ...before,
    table: play.table,
    eyes: seat,
    log: [],
    mine: play.mine,
    choice,
    preview,
  };
  const sight = sightOf(words, then, { choice, preview });
  const { detail } = hinted(then, desk.game, { choice, preview });
  const seen = sentences(detail, sight.note);
  const came = seen ? [] : cameWith(coach, { v: 0, seat, words: choice.words, events: preview.events });
  return {
    why: seen || (came.length > 0 ? t('coach-afterwards', { came: came.join(' ') }) : ''),
    plain: sight.note !== '' || sight.pays,
    against: sight.against,
  };
}

/** What would have come of it, for whom it would have been; an answer that is told by its first event is known. */
function cameWith({ desk, words }: Coaching, entry: Entry): string[] {
  const { game, play, ctx } = desk;
  const deed = lines({ ...entry, events: [] }, game, ctx).length === 0 ? 1 : 0;
  const came = consequences(game, play.table, entry, entry.seat, words.isNews);
  return came.slice(deed, deed + MOST).map(({ text }) => text);
}

/** What came of the entry at this step of the log, until its seat was on turn again; `isNews` of its events. */
export const cameOf = ({ game, play }: Desk, step: number, isNews?: (event: string) => boolean): string =>
  afterwards(game, play.table, play.log, step, isNews).slice(0, MOST).join(' ');

/** The points that an answer to this question gained for the learner, or would have. */
const pointsOf = ({ play }: Coaching, events: string[] = []): number =>
  gainedBy(events).get(play.eyes ?? -1) ?? 0;

/** How a good answer is praised, and for what: it was as good as what was advised, unless it plainly brought more. */
export function praiseOf(
  coach: Coaching,
  { v, why, asAdvised }: { v: number; why: Merit[]; asAdvised: boolean },
): { key: 'coach-good' | 'coach-good-too'; more: string } {
  const { desk, play, words } = coach;
  const step = play.log.findIndex((one) => one.v === v);
  const { counsel, of } = coach.memory.before({ v });
  const points = pointsOf(coach, play.log[step]?.events);
  const brought = points > pointsOf(coach, of(counsel[0] ?? '').preview?.events);
  return {
    key: asAdvised && !brought ? 'coach-good-too' : 'coach-good',
    more: points > 0 ? cameOf(desk, step, words.isNews) : means(play.table.game, why, true),
  };
}

/** What there was to see that speaks against it, and what came of it; else what a search has found. */
export function againstIt(coach: Coaching, { v, why }: Pick<Verdict, 'v' | 'why'>): string {
  const { desk, play, words } = coach;
  const step = play.log.findIndex((one) => one.v === v);
  const entry = play.log[step];
  if (!entry) return '';
  const said = sentences(coach.memory.given(entry).against, cameOf(desk, step, words.isNews));
  return said || means(play.table.game, why, true);
}
