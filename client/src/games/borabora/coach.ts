// What a learner may overlook: tasks, great works, and what a god costs.

import { sentences } from '../../coach/sentences';
import { gainedBy } from '../../coach/striking';
import type { Care, CoachWords } from '../../coach/words';
import { list, t } from '../../i18n/index.svelte';
import type { PromptContext } from '../../table/game';
import type { Merit, Preview, Seat } from '../../wire';
import { isRivals, nameOfPart } from '../../table/merits';
import { answerOf } from './answers';
import { dicing } from './dicing';
import { comeLater, later } from './later.svelte';
import { BOX, fishCalled, ROUNDS, type RitualSpace } from './inventory';
import { areNeighbours, fewerSoon, prospects, statusBrings, stays, worth } from './prospects';
import { payment, region, task, toRegion } from './says';
import { isClosed, progressOf } from './tasks';
import type { View } from './view';

/** So many turns are advised: three rounds. In two of them everything comes up that a round asks. */
const ADVISED = 18;
/** From this round on great works are spoken of, where so much is missing at most. */
const LATE = 4;
const MISSING = 2;
const BUILDINGS = 'six buildings';
const JEWELS = 'six jewels';
/** A priest of one's own that falls is worth so many points. */
const FALLEN = 4;
/** A seat rolls so many a round. */
const DICE = 3;

/** Of a die it is said that its building would score less later on, and not once more of the building. */
const note = (ctx: PromptContext): string =>
  sentences(fewerSoon(ctx.view as View, ctx.choice.path), brings(ctx));

function brings({ view, seat, choice, preview }: PromptContext): string {
  const [now, path] = [view as View, choice.path];
  if (path[0] === 'pass') return ''; // what the end of a round brings comes without it as well
  const then = preview ? (preview.view as View) : null;
  const came = then
    ? [...changed(now, then, seat), ...done(now, then, seat), ...called(now, then, seat, path)]
    : [];
  return sentences(
    costs(path),
    dicing(now, seat, path),
    fished(now, path),
    stays(now, path),
    drafted(now, seat, path),
    ...came,
    ...(then ? prospects(now, then, seat, path) : []),
    ...(preview ? fallen(seat, preview) : []),
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
function against({ view, seat, preview }: PromptContext): string {
  if (!preview) return '';
  const [now, then] = [view as View, preview.view as View];
  return [...broken(now, then, seat), ...farther(now, then, seat), ...fallen(seat, preview)].join(' ');
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
const pays = ({ view, seat, preview }: PromptContext): boolean =>
  preview !== null &&
  (gainedBy(preview.events).has(seat) || statusBrings(view as View, preview.view as View, seat) > 0);

/** Points that come of it, or will when the round ends, tasks that are met, and what brings one nearer to others. */
function weight({ view, seat, choice, preview }: PromptContext): number {
  if (!preview) return 0;
  const [now, then] = [view as View, preview.view as View];
  const scored = gainedBy(preview.events).get(seat) ?? 0;
  const tasks = tasksOf(now, then, seat).map(
    ({ before, after }) =>
      BOX.task_scores.points * (Number(isMet(after)) - Number(isMet(before))) + after[0] - before[0],
  );
  return [scored, ...tasks, ...drafts(now, seat, choice.path)].reduce(
    (a, b) => a + b,
    worth(now, then, seat, choice.path) - FALLEN * fallen(seat, preview).length,
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

const fallen = (seat: Seat, { events }: Preview): string[] =>
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
function titled(words: string, ctx: PromptContext | null): string {
  const answer = answerOf(words.split(' '));
  const [verb, what = ''] = answer.aim;
  if (verb === 'hut') return t('borabora-plan-hut', { to: toRegion(what), what: region(what) });
  if (verb === 'priest') return t('borabora-plan-priest', { n: what });
  if (!ctx?.preview || verb === 'pass') return '';
  return later()?.planned({ ...ctx, view: ctx.preview.view, preview: null }, answer).title ?? '';
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

/** Great works that are complete with it. */
function done(now: View, then: View, seat: Seat): string[] {
  const before = now.survey.works?.[seat] ?? {};
  return worksOf(then, seat)
    .filter(([name, work]) => isMet(work) && !isMet(before[name] ?? work))
    .map(([name]) => t('borabora-note-work', { what: named(name), n: BOX.end.points_for_each }));
}

const worksOf = ({ survey }: View, seat: Seat) => Object.entries(survey.works?.[seat] ?? {});

const named = (work: string): string => t(`borabora-why-${work.replace(' ', '-')}`);

const isMet = ([there, needed]: [number, number]): boolean => there >= needed;

const SETTLING = ['fish', 'regions', 'slots', 'bonus'];
const PRIESTS = ['temple', 'gods'];
const PEOPLE = ['people', 'bonus'];
/**
 * The parts that a deed is about. What else it is judged by comes of what is done later, and rivals play beside one,
 * but in the temple: nobody could follow that a priest is good for the fish. That one has more of what one takes goes
 * without saying.
 */
const ABOUT: Record<string, string[]> = {
  hut: SETTLING,
  land: SETTLING,
  water: SETTLING,
  temple: PRIESTS,
  priest: PRIESTS,
  build: ['buildings', 'bonus'],
  store: ['buildings'],
  material: ['buildings'],
  woman: PEOPLE,
  man: PEOPLE,
  take: PEOPLE,
  helper: ['status', 'order', 'shells'],
  tattoo: ['status', 'order'],
  collect: ['jewels'],
  fire: ['status', 'order', 'jewels'],
  red: ['fish'],
  buy: ['jewels', 'bonus'],
};
/** Deeds that people do for one. */
const DONE_BY: Record<string, string> = {
  hike: 'land',
  canoe: 'water',
  build: 'build',
  material: 'material',
  prayer: 'card',
  offering: 'offering',
  tattoo: 'tattoo',
  shells: 'collect',
};
const TASKS = 'tasks';
const GIFTS = ['card', 'offering'];

function tells(merit: Merit, words: string): boolean {
  const [word = '', what = '', action = ''] = answerOf(words.split(' ')).aim;
  const group = what.split(' ').at(-1) ?? '';
  const deed = word === 'die' ? action : word === 'use' ? (DONE_BY[group] ?? '') : word;
  if (deed === 'pass') return false;
  if (isRivals(merit)) return ABOUT[deed] === PRIESTS && PRIESTS.includes(nameOfPart(merit));
  // What is given up brings nothing.
  return (merit.part === TASKS && deed !== 'drop') || (ABOUT[deed] ?? []).includes(merit.part);
}

function cares(seen: unknown, seat: Seat): Care[] {
  const view = seen as View;
  if (view.phase === 'people') return works(view, seat);
  if (view.phase !== 'dice') return [];
  return [...allTasks(view), ...works(view, seat), ...nearest(view, seat), ...temple(view, seat)];
}

/** Before the end: whoever gives up a task that could still be met loses it for nothing. */
function allTasks({ round }: View): Care[] {
  if (round !== ROUNDS - 1) return [];
  const points = BOX.task_scores.points;
  return [{ key: 'all-tasks', text: t('borabora-care-all', { points }), once: true }];
}

/** Where one more priest may decide who gains the god tile. */
function temple(view: View, seat: Seat): Care[] {
  const { boards, pile } = view;
  const priests = boards.map((_, one) => priestsOf(view, one));
  const own = priests[seat] ?? 0;
  const theirs = Math.max(...priests.filter((_, one) => one !== seat));
  if (pile === 0 || own + theirs === 0 || own - theirs > 1) return [];
  const key = view.round < LATE ? 'temple' : 'temple-late';
  return [{ key, text: t('borabora-care-temple', { own, theirs }), once: true }];
}

const priestsOf = ({ temple: spaces }: View, seat: Seat): number =>
  Object.values(spaces).filter((one) => one === seat).length;

/** Great works of which little is missing. */
function works(view: View, seat: Seat): Care[] {
  if (view.round < LATE) return [];
  const n = BOX.end.points_for_each;
  return worksOf(view, seat)
    .filter(([, [has, needs]]) => has < needs && needs - has <= Math.min(MISSING, within(view, seat)))
    .filter(([name]) => name !== BUILDINGS || pairUp(uncovered(view, seat)))
    .filter(([name, [has, needs]]) => name !== JEWELS || needs - has <= purchases(view))
    .map(([name, [a, b]]) => ({
      key: `work-${name}`,
      text: t('borabora-care-work', { what: named(name), a, b, n }),
    }));
}

/** One piece of jewellery a round, until this one is over. */
const purchases = ({ round }: View): number => ROUNDS - round + 1;

/** The ritual spaces that no building covers. */
function uncovered({ boards }: View, seat: Seat): RitualSpace[] {
  const covered = new Set(Object.values(boards[seat]?.built ?? {}).flat());
  return BOX.ritual_spaces.filter(({ id }) => !covered.has(id));
}

/** Whether buildings could cover them all, two neighbours each: none is walled in. */
function pairUp([first, ...others]: RitualSpace[]): boolean {
  if (!first) return true;
  const beside = others.filter((other) => areNeighbours(first, other));
  return beside.some((one) => pairUp(others.filter((other) => other !== one)));
}

/** How much can still come: mostly one thing a die and round, and one more by people. */
function within({ round, boards }: View, seat: Seat): number {
  return (ROUNDS - round) * (DICE + 1) + (boards[seat]?.dice.length ?? 0) + 1;
}

function nearest(view: View, seat: Seat): Care[] {
  const tasks = view.boards[seat]?.tasks ?? [];
  const left = tasks.flatMap((id) => {
    const [a, b] = progressOf(view, id) ?? [0, Infinity];
    return b - a <= within(view, seat) ? [{ id, a, b }] : [];
  });
  const closed = ({ id, a, b }: (typeof left)[0]): number => Number(a < b && isClosed(view, id, seat));
  const [next] = left.sort(
    (one, other) => closed(one) - closed(other) || one.b - one.a - (other.b - other.a) || other.a - one.a,
  );
  if (!next) return [];
  const { id, a, b } = next;
  const n = BOX.task_scores.points;
  const open = view.round < ROUNDS ? 'task' : 'last';
  const text = t(`borabora-care-${a < b ? open : 'met'}`, { what: task(id), a, b, n });
  if (a < b) return [{ key: `task-${view.round}-open`, text }];
  return [{ key: `task-${view.round}-met`, text, once: true }];
}

/** Of a deed: not which goods came with it, nor which gods were called for it. */
const ASIDE = /^p\d (gains|calls) /;
const isNews = (event: string): boolean => !ASIDE.test(event);

/** What a rival took: a place in the temple, or the fish of a region, which whoever settled there last holds. */
function strikes(event: string, seen: unknown, seat: Seat): string {
  if (event === `priest p${seat + 1} falls`)
    return t('borabora-care-fell', { n: priestsOf(seen as View, seat) });
  const [, by, region = ''] = /^p(\d) settles (\w+)/.exec(event) ?? [];
  const { map, fish } = seen as View;
  const [holder, before] = map[region] ?? [];
  if (holder !== Number(by) - 1 || holder === seat || before !== seat) return '';
  return t('borabora-care-lost', { n: fishCalled(fish[region]!).value });
}

/** The lesson on what brings these points. */
const lessonOn: Record<string, string> = {
  fish: 'B7',
  task: 'B12',
  status: 'B10',
  temple: 'B10',
  building: 'B5',
  jewels: 'B11',
  bonus: 'B17',
  helper: 'B14',
};

const words: CoachWords = {
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
