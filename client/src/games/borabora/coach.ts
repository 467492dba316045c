// What a learner can see in an answer: whom it is for, which tasks it meets, and what a god costs.

import { sentences } from '../../coach/sentences';
import { gainedBy } from '../../coach/striking';
import type { CoachWords, Deed } from '../../coach/words';
import { list, t } from '../../i18n/index.svelte';
import type { Seat } from '../../wire';
import { answerOf } from './answers';
import { cares } from './caring';
import { dicing } from './dicing';
import { comeLater, later } from './later.svelte';
import { BOX, fishCalled, ROUNDS } from './inventory';
import { fewerSoon, prospects, statusBrings, stays, worth } from './prospects';
import { payment, region, task, toRegion } from './says';
import { isMet, progressOf } from './tasks';
import { DONE_BY, isNews, lessonOn, strikes, tells } from './telling';
import type { View } from './view';
import { done } from './works';

/** So many turns are advised: three rounds. In two of them everything comes up that a round asks. */
const ADVISED = 18;
/** A priest of one's own that falls is worth so many points. */
const FALLEN = 4;

/** Of a die it is said that its building would score less later on, and not once more of the building. */
const note = (deed: Deed<View>): string => sentences(fewerSoon(deed.now, deed.path), brings(deed));

function brings({ now, then, seat, path, events }: Deed<View>): string {
  if (path[0] === 'pass') return ''; // what the end of a round brings comes without it as well
  const came = then
    ? [...changed(now, then, seat), ...done(now, then, seat), ...called(now, then, seat, path)]
    : [];
  return sentences(
    costs(path),
    dicing(now, seat, path),
    fished(now, path),
    stays(now, seat, path),
    drafted(now, seat, path),
    ...came,
    ...(then ? prospects(now, then, seat, path) : []),
    ...fallen(seat, events),
  );
}

/** Of a task that is taken: that it is met, or nearly, by oneself or by a rival who would take it. */
function drafted(view: View, seat: Seat, path: string[]): string {
  const [verb, id = ''] = answerOf(path).aim;
  if (verb !== 'draft') return '';
  const lacks = lacking(view, id, seat);
  const last = view.round === ROUNDS ? 'yes' : 'no'; // nothing more is done then
  const theirs = view.boards.some((_, other) => other !== seat && lacking(view, id, other) === 0);
  return sentences(
    lacks === 0 ? t('borabora-note-draft-met') : lacks === 1 ? t('borabora-note-draft-nearly', { last }) : '',
    theirs ? t('borabora-note-draft-theirs') : '',
  );
}

/** How much of a task is missing; more than any task needs where that is not known. */
function lacking(view: View, id: string, seat: Seat): number {
  const [there, needed] = progressOf(view, id, seat) ?? [0, Infinity];
  return Math.max(0, needed - there);
}

/** Own tasks that are no longer met, or lack more, and an own priest that falls. */
function against({ now, then, seat, events }: Deed<View>): string {
  if (!then) return '';
  return sentences(...broken(now, then, seat), ...farther(now, then, seat), ...fallen(seat, events));
}

const farther = (now: View, then: View, seat: Seat): string[] =>
  tasksOf(now, then, seat)
    .filter(({ before, after }) => !isMet(before) && after[0] < before[0])
    .map(({ what, after: [a, b] }) => t('borabora-note-farther', { what, a, b }));

/** What the fish of a region is worth, for whom a hut goes there. */
function fished({ fish }: View, path: string[]): string {
  const [verb, region = ''] = answerOf(path).aim;
  const tile = verb === 'hut' ? fish[region] : undefined;
  return tile ? t('borabora-note-fish', { n: fishCalled(tile).value }) : '';
}

/** What a die is good for is no reason yet to place it there: points are, and what is sure to bring them. */
const pays = ({ now, then, seat, events }: Deed<View>): boolean =>
  then !== null && (gainedBy(events).has(seat) || statusBrings(now, then, seat) > 0);

/** Points that come of it, or will when the round ends, tasks that are met, and what brings one nearer to others. */
function weight({ now, then, seat, path, events }: Deed<View>): number {
  if (!then) return 0;
  const scored = gainedBy(events).get(seat) ?? 0;
  const tasks = tasksOf(now, then, seat).map(
    ({ before, after }) =>
      BOX.task_scores.points * (Number(isMet(after)) - Number(isMet(before))) + after[0] - before[0],
  );
  return [scored, ...tasks, ...drafts(now, seat, path)].reduce(
    (a, b) => a + b,
    worth(now, then, seat, path) - FALLEN * fallen(seat, events).length,
  );
}

/** A task that is met brings its points; of another the less the more is missing. */
function drafts(now: View, seat: Seat, path: string[]): number[] {
  const [verb, id = ''] = answerOf(path).aim;
  if (verb !== 'draft') return [];
  const lacks = lacking(now, id, seat);
  return [lacks === 0 ? BOX.task_scores.points : -Math.min(lacks, BOX.task_scores.points)];
}

const broken = (now: View, then: View, seat: Seat): string[] =>
  tasksOf(now, then, seat)
    .filter(({ before, after }) => isMet(before) && !isMet(after))
    .map(({ what }) => t('borabora-note-breaks', { what }));

const fallen = (seat: Seat, events: string[]): string[] =>
  events.includes(`priest p${seat + 1} falls`) ? [t('borabora-note-falls')] : [];

/** Of Red and Yellow the price is told with what they score. */
function costs(path: string[]): string {
  const { calls, aim } = answerOf(path);
  if (calls.length === 0 || ['red', 'task'].includes(aim[0] ?? '')) return '';
  if (calls.length > 1 && calls.every(({ pay }) => pay === 'card'))
    return t('borabora-note-costs-cards', { n: calls.length });
  return t('borabora-note-costs', { list: list(calls.map(({ pay }) => payment(pay.split(' ')))) });
}

/** What a die leads to, in the words that say it where it is chosen. */
function titled(words: string, before: Deed<View> | null): string {
  const answer = answerOf(words.split(' '));
  const [verb, what = ''] = answer.aim;
  if (verb === 'hut') return t('borabora-plan-hut', { to: toRegion(what), what: region(what) });
  if (verb === 'priest') return t('borabora-plan-priest', { n: what });
  if (!before?.then || verb === 'pass') return '';
  return later()?.planned({ ...before.ctx, view: before.then, preview: null }, answer).title ?? '';
}

/** Own tasks that are met by it, or no longer, or come nearer. */
function changed(now: View, then: View, seat: Seat): string[] {
  const tasks = tasksOf(now, then, seat);
  const met = tasks.filter(({ before, after }) => !isMet(before) && isMet(after));
  const nearer = tasks
    .filter(({ before, after }) => after[0] > before[0] && !isMet(after))
    .map(({ what, after: [a, b] }) => t('borabora-note-so-far', { what, a, b }));
  return [
    ...met.map(({ what }) => t('borabora-note-meets', { what })),
    ...broken(now, then, seat),
    ...farther(now, then, seat),
    ...(nearer.length > 0 ? [t('borabora-note-nearer', { list: list(nearer) })] : []),
  ];
}

/** Own tasks, and how much of each there is now and then, where that is known. */
const tasksOf = (now: View, then: View, seat: Seat) =>
  (now.boards[seat]?.tasks ?? []).flatMap((id) => {
    const [before, after] = [progressOf(now, id, seat), progressOf(then, id, seat)];
    return before && after ? [{ what: task(id), before, after }] : [];
  });

const GIFTS = ['card', 'offering'];

/** What cards and offerings are for, with the answer that takes them. */
function called(now: View, then: View, seat: Seat, path: string[]): string[] {
  const [verb = '', what = ''] = answerOf(path).aim;
  const taken = [verb, DONE_BY[what.split(' ').at(-1) ?? ''] ?? ''];
  const n = payable(then, seat);
  return taken.some((one) => GIFTS.includes(one)) && n > 0 && payable(now, seat) === 0
    ? [t('borabora-note-gods', { n })]
    : [];
}

/** So many gods can be called with a card and an offering each. */
function payable({ boards }: View, seat: Seat): number {
  const { cards, offerings } = boards[seat]!;
  return Math.min(Array.isArray(cards) ? cards.length : cards, offerings);
}

const words: CoachWords<View> = {
  advised: ADVISED,
  ready: comeLater,
  note,
  brings,
  against,
  pays,
  weight,
  titled,
  tells,
  cares,
  isNews,
  strikes,
  lessonOn,
  scoresOpenly: true,
};

export default words;
