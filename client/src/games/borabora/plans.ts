// What the chosen move is, and what follows from it.

import { t } from '../../i18n/index.svelte';
import { seatOf } from '../../board/events';
import { isFinal } from '../../table/final';
import { nameOf, who, type Who } from '../../table/names';
import type { Prompt, PromptContext } from '../../table/game';
import type { Answer } from './answers';
import {
  BOX,
  fishCalled,
  isGod,
  jewelCalled,
  personCalled,
  spaceCalled,
  typeCalled,
  type Material,
  type Sex,
} from './inventory';
import { joined, placed } from './forecast';
import { reached, rowOf } from './light';
import {
  action,
  allOf,
  amount,
  begun,
  building,
  card,
  effect,
  god,
  group,
  jewel,
  material,
  payment,
  person,
  region,
  task,
  toRegion,
  yields,
} from './says';
import type { Question } from './questions';
import { progressOf } from './tasks';
import { groupsOf, stepsOf, type PlayerBoard, type View } from './view';

interface Context extends PromptContext {
  view: View;
  me: PlayerBoard;
  answer: Answer;
  /** What comes after the verb. */
  what: string;
}
type Plan = (ctx: Context) => [title: string, ...detail: string[]];

export function planned(ctx: PromptContext, answer: Answer): Prompt {
  const view = ctx.view as View;
  const me = view.boards[ctx.seat];
  const [verb = '', ...rest] = answer.aim;
  const plan = PLANS[verb];
  if (!me || !plan) return { title: '' };
  const [title, ...detail] = plan({ ...ctx, view, me, answer, what: rest.join(' ') });
  const luck = isFinal(ctx.table, told(ctx)) ? t('borabora-plan-luck') : '';
  const said = [...detail, luck].filter(Boolean).join(' ');
  return { title: helped(title, answer), ...(said && { detail: said }) };
}

const told = ({ choice, preview }: Pick<Context, 'choice' | 'preview'>) =>
  preview?.words === choice.words ? preview : null;

/** What will be, once the server has said so. */
function then(ctx: Pick<Context, 'choice' | 'preview'>, says: (after: View) => string): string {
  const after = told(ctx)?.view as View | undefined;
  return after ? says(after) : '';
}

/** "A 4 on Helper, with Blue and White" */
function helped(title: string, { calls, aim }: Answer): string {
  if (calls.length === 0 || aim[0] === 'red') return title;
  return t('borabora-plan-with', { what: title, list: allOf(calls.map((one) => god(one.god))) });
}

const PLANS: Record<string, Plan> = {
  hut: settling,
  die: placing,
  store: ({ view, what }) => {
    const kind = view.ask?.kind ?? 'sand';
    const { row, col } = spaceCalled(what);
    return [t('borabora-plan-store', { of: kind, a: row + 1, b: col + 1 }), neighbour(view, what)];
  },
  red: ({ view, answer }) => [
    t('borabora-plan-red', { n: fishCalled(view.fish[view.ask!.region!]!).value }),
    t('borabora-plan-pays', { what: payment((answer.calls[0]?.pay ?? '').split(' ')) }),
  ],
  take: taking,
  tattoo: (ctx) => sliding(ctx, 'tattoo'),
  collect: (ctx) => sliding(ctx, 'collect'),
  point: ({ view }) => [t('borabora-plan-point'), left(view, 'point')],
  offering: ({ view }) => [t('borabora-plan-offering'), left(view, 'offering')],
  card: ({ view, what }) => [
    what === 'deck' ? t('borabora-plan-deck') : t('borabora-plan-open', { of: what }),
    offered(what),
    view.ask?.question === 'Spend' ? left(view, 'card') : '',
  ],
  material: ({ view, what }) => [
    t('borabora-plan-material', { of: what, what: begun(material(what as Material)) }),
    t(`borabora-plan-material-${roomFor(view, what as Material)}`),
    view.ask?.question === 'Spend' ? left(view, 'material') : '',
  ],
  move: ({ view, what, ...ctx }) => [
    t('borabora-plan-move', { n: Number(what) }),
    then(ctx, ({ survey }) => t('borabora-plan-free', { n: survey.free[ctx.seat]! })),
    view.ask?.question === 'Spend' ? left(view, 'move') : '',
  ],
  priest: sending,
  build: ({ view, what }) => {
    const [tile = '', ...spaces] = what.split(' ');
    const n = BOX.rounds.building_points[view.round - 1]!;
    const [a, b] = spaces.map((one) => material(spaceCalled(one).material));
    return [
      t('borabora-plan-build', { what: begun(building(tile)), a: a!, b: b! }),
      t('borabora-plan-build-detail', { n }),
    ];
  },
  fire: (ctx) => [
    firing(ctx.answer),
    offered(ctx.answer.aim[1]?.split(' ')[1] ?? ''),
    then(ctx, stepped(ctx)),
  ],
  use: using,
  buy: ({ what, ...ctx }) => [
    t('borabora-plan-buy', { what: begun(jewel(what)) }),
    then(ctx, ({ boards }) =>
      t('borabora-plan-buy-detail', { a: jewelCalled(what).cost, b: boards[ctx.seat]!.shells }),
    ),
  ],
  task: resolving,
  draft: ({ view, what }) => {
    const title = t('borabora-plan-draft', { what: task(what) });
    const far = progressOf(view, what);
    return far ? [title, t('borabora-plan-progress', { a: far[0], b: far[1] })] : [title];
  },
  pass: passing,
};

function settling(ctx: Context): [string, ...string[]] {
  const { view, table, seat, answer } = ctx;
  const [, to = ''] = answer.aim;
  const free = view.survey.free[seat]!;
  const holder = view.map[to]?.[0];
  const kind = BOX.regions.find(({ id }) => id === to)!.yields;
  return [
    t('borabora-plan-hut', { to: toRegion(to), what: region(to) }),
    holder === undefined || holder === seat ? '' : t('borabora-plan-pushes', { p: nameOf(table, holder) }),
    t('borabora-plan-yield', { what: begun(yields(kind)) }),
    then(ctx, ({ survey }) =>
      t(survey.free[seat]! > free ? 'borabora-plan-frees' : 'borabora-plan-frees-none'),
    ),
  ];
}

function placing(ctx: Context): [string, ...string[]] {
  const [, face = '', to = ''] = ctx.answer.aim;
  return [t('borabora-plan-die', { n: Number(face), what: action(to) }), leading(ctx, to)];
}

const BEGUN: readonly Question[] = ['Expand', 'TakePerson', 'Spend', 'Priest', 'Build'];

/** What the action will be able to do, as the server tells it. */
function leading(ctx: Context, to: string): string {
  if (to === 'fish') return t('borabora-plan-fish', { n: BOX.fishing.points });
  const after = told(ctx)?.view as View | undefined;
  if (!after) return '';
  const next = after.ask;
  if (!(next?.seat === ctx.seat && BEGUN.includes(next.question))) return t('borabora-plan-block');
  const n = next.reach ?? next.points ?? 0;
  if (to === 'land' || to === 'water') {
    const { regions } = reached(after, to, n);
    return t('borabora-plan-reach', { n: regions.length, list: allOf(regions.map(region)) });
  }
  if (to === 'woman' || to === 'man') {
    const there = rowOf(after, to).slice(0, n).filter(Boolean).length;
    return t(`borabora-plan-people`, { sex: to, n: there });
  }
  const a = BOX.rounds.building_points[ctx.view.round - 1]!;
  return t(`borabora-plan-${to === 'build' ? 'build-value' : to}`, { n, a, left: amount('die-points', n) });
}

const roomFor = ({ survey }: View, kind: Material): 'aside' | 'one' | 'some' =>
  (['aside', 'one'] as const)[survey.asked?.room[kind].length ?? 0] ?? 'some';

/** Whether a building could cover this space and one beside it. */
const neighbour = ({ survey }: View, id: string): string => {
  const beside = survey.asked?.beside;
  if (!beside) return '';
  return t(beside.includes(id) ? 'borabora-plan-store-pair' : 'borabora-plan-store-alone');
};

function taking({ view, what, ...ctx }: Context): [string, ...string[]] {
  const [sex = 'woman', n = '1'] = what.split(' ');
  const tile = rowOf(view, sex as Sex)[Number(n) - 1];
  if (!tile) return [''];
  const after = told(ctx)?.view as View | undefined;
  return [
    t('borabora-plan-take', { what: begun(person(tile)) }),
    after ? joined(after, ctx.seat, tile) : '',
    t('borabora-marks', { sex, n: personCalled(tile).marks }),
  ];
}

function sliding({ view, what, ...ctx }: Context, how: 'tattoo' | 'collect'): [string, ...string[]] {
  const { type, marks } = personCalled(what);
  return [
    t(`borabora-plan-${how}`, { what: t(`borabora-type-${type}`) }),
    how === 'tattoo'
      ? then(ctx, (after) => t('borabora-plan-status', { a: marks, n: stepsOf(after, ctx.seat) }))
      : t('borabora-plan-shells', { n: marks }),
    left(view, how),
  ];
}

/** What is left of the die afterwards. */
function left({ ask }: View, line: string): string {
  const n = (ask?.points ?? 0) - (BOX.helper[line] ?? 0);
  return t('borabora-plan-left', { n });
}

/** Who is pushed, as the server tells it: of several priests of one seat in one sentence. */
function sending(ctx: Context): [string, ...string[]] {
  const events = (told(ctx)?.events ?? []).filter((event) => event.startsWith('priest ')).slice(1);
  const pushed = events.map((event) => event.split(' ').slice(1) as [seat: string, to: string]);
  const seats = [...new Set(pushed.map(([seat]) => seat))];
  const lines = seats.flatMap((seat) => {
    const places = pushed.filter(([one]) => one === seat).map(([, to]) => to);
    return given(who(ctx.table, seatOf(seat), ctx.seat), places);
  });
  return [t('borabora-plan-priest', { n: Number(ctx.what) }), ...lines, t('borabora-plan-priest-fire')];
}

/** Where the priests of one seat are pushed to. */
function given(whose: Who, places: string[]): string[] {
  const spaces = places.filter((to) => to !== 'falls').map(Number);
  const several = t('borabora-fact-pushed-several', { ...whose, n: spaces.length });
  const moved = spaces.length > 1 ? [several] : spaces.map((n) => t('borabora-fact-pushed', { ...whose, n }));
  return spaces.length < places.length ? [...moved, t('borabora-fact-falls', whose)] : moved;
}

/** What the god of an open card can do, in short: the preview has it in full. */
const offered = (word: string): string =>
  isGod(word) ? `${god(word)}: ${t(`borabora-table-brief-${word}`)}.` : '';

/** Where the second half of the fire bonus leads. */
const stepped =
  ({ seat, answer }: Context) =>
  (after: View): string => {
    if (answer.aim[1]?.startsWith('card')) return ''; // what it brings is seen before another card is drawn
    if (answer.aim[2] === 'shell') return t('borabora-plan-shells-then', { n: after.boards[seat]!.shells });
    return t('borabora-fact-status', { n: stepsOf(after, seat), a: placed(after, seat) });
  };

export function firing({ aim: [, first = '', second = ''] }: Answer): string {
  const [kind, of = ''] = first.split(' ');
  const what =
    kind === 'offering'
      ? t('borabora-an-offering')
      : of === 'deck'
        ? t('borabora-a-card')
        : card(of as 'red');
  return t('borabora-plan-fire', { what: begun(what), second: t(`borabora-fire-${second}`) });
}

function using({ view, seat, answer: { manner }, what }: Context): [string, ...string[]] {
  const [sex = 'woman', of = ''] = what.split(' ');
  const used = groupsOf(view, seat).find((one) => one.sex === sex && one.type === of);
  if (!used) return [''];
  const { people, strength, doubled } = used;
  const end = manner === 'use' || view.phase !== 'people' ? '' : t(`borabora-plan-${manner}`);
  const does = begun(effect(of, manner === 'double' ? doubled : strength));
  return [begun(group(sex as Sex, of, people.length)), `${does}.`, end, capped(of, people.length)];
}

/** Where one tile more than before does nothing. */
function capped(of: string, n: number): string {
  const { strength } = typeCalled(of);
  return n > 1 && strength[n - 1] === strength[n - 2] ? t('borabora-plan-capped') : '';
}

function resolving({ view, answer, what }: Context): [string, ...string[]] {
  const name = task(what);
  if (answer.manner === 'drop') {
    const title = t('borabora-plan-drop', { what: name });
    const far = progressOf(view, what);
    return far ? [title, t('borabora-plan-drop-detail', { a: far[0], b: far[1] })] : [title];
  }
  const { points, with_yellow } = BOX.task_scores;
  const [call] = answer.calls;
  const pays = call ? t('borabora-plan-pays', { what: payment(call.pay.split(' ')) }) : '';
  return [
    t('borabora-plan-fulfil', { what: name }),
    t('borabora-plan-score', { n: call ? with_yellow : points }),
    pays,
  ];
}

function passing(ctx: Context): [string, ...string[]] {
  const { view, me } = ctx;
  const question = view.ask?.question ?? '';
  if (question === 'Spend') {
    const kept = view.rules.spare_points === 'true' ? 'points' : 'lost';
    return [
      t('borabora-plan-pass-Spend'),
      t(`borabora-plan-pass-Spend-${kept}`, { n: view.ask?.points ?? 0 }),
    ];
  }
  if (question === 'UsePeople') return [t('borabora-plan-pass-UsePeople'), idle(ctx)];
  if (question === 'LastTasks')
    return [
      t('borabora-plan-pass-LastTasks'),
      t('borabora-plan-pass-LastTasks-detail', { n: me.tasks.length }),
    ];
  return [t(`borabora-plan-pass-${question}`), t(`borabora-plan-pass-${question}-detail`)];
}

/** Groups that could still act for nothing. */
function idle({ choice }: Context): string {
  const list = choice
    .under('use')
    .map(([, sex = 'woman', of = '']) => t('borabora-person', { sex, what: t(`borabora-type-${of}`) }));
  return list.length > 0 ? t('borabora-plan-idle', { list: allOf(list) }) : t('borabora-plan-no-idle');
}
