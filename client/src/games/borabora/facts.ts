// The facts of a forecast in words, each with its drawing.

import { t } from '../../i18n/index.svelte';
import { nameOf } from '../../table/names';
import type { Seat, TableInfo } from '../../wire';
import type { Fact } from './forecast';
import { fishCalled, jewelCalled, spaceCalled } from './inventory';
import { typeSign } from './art/pictures';
import {
  action,
  allOf,
  amount,
  begun,
  building,
  effect,
  god,
  godWhy,
  material,
  payment,
  region,
  task,
  who,
} from './says';
import { progressOf, signsOf } from './tasks';
import { groupsOf, type View } from './view';

export interface Shown {
  /** A drawing of the game, or whose fact it is. */
  sign?: string;
  seat?: Seat;
  text: string;
  /** Points. */
  gain?: number;
  /** It cannot be changed later, and one may regret it. */
  mind?: boolean;
}

interface Context {
  view: View;
  after: View;
  table: TableInfo;
  seat: Seat;
}
type Of<K extends Fact['kind']> = Extract<Fact, { kind: K }>;
type Say = { [K in Fact['kind']]: (fact: Of<K>, ctx: Context) => Shown };

export const shownOf = (fact: Fact, ctx: Context): Shown =>
  (SAY[fact.kind] as (fact: Fact, ctx: Context) => Shown)(fact, ctx);

const SAY: Say = {
  pays: ({ god: one, pay }) => ({
    sign: pay[0] === 'tile' ? 'god-tile' : `god ${pay[0] === 'pair' ? pay[1] : one}`,
    text: t('borabora-fact-pays', { what: god(one), list: payment(pay) }),
  }),
  below: ({ tile, n }) => ({
    sign: 'dice',
    text: t(n > 1 ? 'borabora-fact-below' : 'borabora-fact-closed', { what: action(tile), n }),
  }),
  hut: ({ region: id, pushed }, { table }) => ({
    sign: 'village',
    text:
      pushed === null
        ? t('borabora-fact-hut', { what: begun(region(id)) })
        : t('borabora-plan-pushes', { p: nameOf(table, pushed) }),
  }),
  fish: ({ id }) => {
    const { species, value } = fishCalled(id);
    return { sign: `fish-${species}`, text: t('borabora-fact-fish', { n: value }) };
  },
  goods: ({ goods, n }) => ({
    sign: { shells: 'shell', offerings: 'offering', steps: 'status' }[goods],
    text: t('borabora-fact-gain', { what: amount(goods, n) }),
  }),
  material: ({ of, aside }) => ({
    sign: of,
    text: t(aside ? 'borabora-fact-aside' : 'borabora-fact-stores', { what: begun(material(of)) }),
    mind: aside,
  }),
  card: ({ of }) => ({
    sign: of ? `god ${of}` : 'god',
    text: of ? `${god(of)}. ${godWhy(of)}` : t('borabora-plan-deck'),
  }),
  person: ({ tile }, { after, seat }) => ({ sign: `person ${tile}`, text: joined(after, seat, tile) }),
  status: ({ n, place }) => ({ sign: 'status', text: t('borabora-fact-status', { n, a: place }) }),
  free: ({ n }) => ({ sign: 'move_hut', text: t('borabora-plan-free', { n }) }),
  priest: ({ seat, space: n, pushed }, { table, seat: eyes }) => {
    const key = n === null ? 'falls' : pushed ? 'pushed' : 'priest';
    return { seat, text: t(`borabora-fact-${key}`, { ...who(table, seat, eyes), n: n ?? 0 }) };
  },
  building: ({ n, spaces }) => ({
    sign: 'build',
    text: t('borabora-fact-building', {
      what: begun(building(n)),
      list: allOf(spaces.map((id) => material(spaceCalled(id).material))),
    }),
  }),
  uses: ({ type, n }) => ({ sign: typeSign(type), text: begun(effect(type, n)) }),
  points: ({ seat, n, whys }, { table, seat: eyes }) => {
    const each = whys.map((one) => `${t(`borabora-why-${one.why}`)}${whys.length > 1 ? ` ${one.n}` : ''}`);
    return {
      seat,
      gain: n,
      text: t('borabora-fact-points', { ...who(table, seat, eyes), list: allOf(each) }),
    };
  },
  order: ({ seats }, { table }) => ({
    sign: 'status',
    text: t('borabora-fact-order', { list: allOf(seats.map((one) => nameOf(table, one))) }),
  }),
  'god-tile': ({ seat }, { table, seat: eyes }) => ({
    sign: 'god-tile',
    text:
      seat === null ? t('borabora-fact-tile-leaves') : t('borabora-fact-god-tile', who(table, seat, eyes)),
  }),
  bought: ({ jewel }) => {
    const { symbol, points, cost } = jewelCalled(jewel);
    return { sign: symbol, text: t('borabora-fact-bought', { n: points, what: amount('shells', cost) }) };
  },
  drafted: ({ task: id }, { view }) => {
    const far = progressOf(view, id);
    const text = far ? t('borabora-plan-progress', { a: far[0], b: far[1] }) : task(id);
    return { sign: signsOf(id)[0] ?? 'helper', text };
  },
  round: ({ n }) => ({ sign: 'dice', text: t('borabora-fact-round', { n }) }),
  over: () => ({ sign: 'invocation', text: t('borabora-fact-over') }),
};

/** What the group of a person can do now: "With 2 of them: expand by land up to 4." */
export function joined(view: View, seat: Seat, tile: string): string {
  const group = groupsOf(view, seat).find(({ people }) => people.some((one) => one.tile === tile));
  if (!group) return '';
  const { type, strength, people } = group;
  return t('borabora-plan-take-group', { n: people.length, what: effect(type, strength) });
}

/** What is asked next: of the own seat, or of somebody else. */
export function nextOf(ask: View['ask'], { view, table, seat }: Omit<Context, 'after'>): string {
  if (!ask) return '';
  if (ask.seat !== seat) return t('borabora-next-other', { p: nameOf(table, ask.seat) });
  const same = ask.question === 'UsePeople' && view.ask?.question === 'UsePeople';
  return same
    ? ''
    : t(`borabora-next-${ask.question}`, { n: ask.points ?? ask.left ?? 0, of: ask.kind ?? '' });
}
