// What the chosen move leads to, fact by fact, read from the server's answer: its events, and the question that
// follows. For display only. Whether something may be done is never decided here.

import { isSeat, seatOf } from '../../board/events';
import { t } from '../../i18n/index.svelte';
import { nameOf, who } from '../../table/names';
import type { Preview, Seat, TableInfo } from '../../wire';
import { typeSign } from './art/pictures';
import { fishCalled, jewelCalled, spaceCalled, type God, type Material } from './inventory';
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
} from './says';
import { progressOf, signsOf } from './tasks';
import { below, groupsOf, type View } from './view';

export interface Fact {
  /** A drawing of the game, or whose fact it is. */
  sign?: string;
  seat?: Seat;
  text: string;
  /** Points. */
  gain?: number;
  /** It cannot be changed later, and one may regret it. */
  mind?: boolean;
  /** Only how it is done: who is paid for it, which group does it. */
  by?: 'god' | 'group';
}

interface Now {
  view: View;
  table: TableInfo;
  seat: Seat;
}

interface Told extends Now {
  after: View;
  events: string[];
}

export interface Forecast {
  facts: Fact[];
  /** What is asked then, if that is known. */
  next: string;
}

export function forecast(now: Now, preview: Preview): Forecast {
  const after = preview.view as View;
  const told = { ...now, after, events: withCard(preview, now.seat) };
  const all = [...told.events.flatMap((event) => factOf(event, told)), ...pointsIn(told)];
  // What a group does is said by what it yields, if that is known.
  const yields = all.some(({ by }) => !by);
  const facts = yields ? all.filter(({ by }) => by !== 'group') : all;
  return { facts, next: preview.luck ? '' : nextOf(after.ask, now) };
}

/** A card is drawn by luck, so the server's answer ends before it; what the move itself says comes all the same. */
function withCard({ events, words, luck }: Preview, seat: Seat): string[] {
  const [verb, first = '', source = '', second = ''] = words.split(' ');
  const fire = verb === 'fire' && first === 'card';
  if (!luck || (verb !== 'card' && !fire)) return events;
  const p = `p${seat + 1}`;
  const from = fire ? source : first;
  const drawn = from === 'deck' ? `${p} draws a card` : `${p} takes ${from}`;
  const rest = fire ? [second === 'shell' ? `${p} gains 1 shell` : `${p} gains 1 step`] : [];
  return [...new Set([...events, drawn, ...rest])];
}

function factOf(event: string, told: Told): Fact[] {
  const [head = '', ...args] = event.split(' ');
  if (!isSeat(head)) return EVENTS[head]?.(args, told, event) ?? [];
  const [verb = '', ...rest] = args;
  if (verb === 'gains' && rest[0] === 'god') return godTile(told, seatOf(head));
  return seatOf(head) === told.seat ? (DEEDS[verb]?.(rest, told, event) ?? []) : [];
}

type Tell = (args: string[], told: Told, event: string) => Fact[];

const godTile = ({ table, seat: eyes }: Told, seat: Seat): Fact[] => [
  { sign: 'god-tile', text: t('borabora-fact-god-tile', who(table, seat, eyes)) },
];

const EVENTS: Record<string, Tell> = {
  round: ([n]) => [{ sign: 'dice', text: t('borabora-fact-round', { n: Number(n) }) }],
  order: (seats, { table }) => {
    const list = allOf(seats.map((one) => nameOf(table, seatOf(one))));
    return [{ sign: 'status', text: t('borabora-fact-order', { list }) }];
  },
  god: () => [{ sign: 'god-tile', text: t('borabora-fact-tile-leaves') }],
  over: () => [{ sign: 'invocation', text: t('borabora-fact-over') }],
  priest: ([one = '', to = ''], { events, table, seat: eyes }, event) => {
    const seat = seatOf(one);
    const sent = events.find((other) => other.startsWith('priest ')) === event;
    const key = to === 'falls' ? to : sent ? 'priest' : 'pushed';
    const n = Number(to) || 0;
    return [{ seat, text: t(`borabora-fact-${key}`, { ...who(table, seat, eyes), n }) }];
  },
};

const GOODS = { shells: 'shell', offerings: 'offering', steps: 'status' } as const;

/** What begins with the own seat. */
const DEEDS: Record<string, Tell> = {
  calls: ([of, ...pay]) => {
    const sign = pay[0] === 'tile' ? 'god-tile' : `god ${pay[0] === 'pair' ? pay[1] : of}`;
    const text = t('borabora-fact-pays', { what: god(of as God), list: payment(pay) });
    return [{ sign, text, by: 'god' }];
  },
  // From now on only lower dice fit on the tile.
  places: ([, , tile = ''], { after }) => {
    const n = below(after, tile);
    const key = n > 1 ? 'borabora-fact-below' : 'borabora-fact-closed';
    return tile === 'fish' ? [] : [{ sign: 'dice', text: t(key, { what: action(tile), n }) }];
  },
  settles: ([to = ''], told) => {
    const { view, table, seat } = told;
    const holder = view.map[to]?.[0] ?? seat;
    const text =
      holder === seat
        ? t('borabora-fact-hut', { what: begun(region(to)) })
        : t('borabora-plan-pushes', { p: nameOf(table, holder) });
    const hut = { sign: 'village', text };
    if (view.phase === 'huts') return [hut, freed(told)];
    const { species, value: n } = fishCalled(view.fish[to] ?? '');
    return [hut, freed(told), { sign: `fish-${species}`, text: t('borabora-fact-fish', { n }) }];
  },
  gains: ([what = '', how = '']) => {
    const goods = (['shells', 'offerings', 'steps'] as const).find((one) => `${how}s`.startsWith(one));
    if (goods)
      return [{ sign: GOODS[goods], text: t('borabora-fact-gain', { what: amount(goods, Number(what)) }) }];
    const mind = how === 'aside';
    const key = mind ? 'borabora-fact-aside' : 'borabora-fact-stores';
    return [{ sign: what, text: t(key, { what: begun(material(what as Material)) }), mind }];
  },
  draws: () => [{ sign: 'god', text: t('borabora-plan-deck') }],
  takes: ([what = ''], { after, seat }) =>
    what.includes('-')
      ? [{ sign: `person ${what}`, text: joined(after, seat, what) }]
      : [{ sign: `god ${what}`, text: `${god(what as God)}. ${godWhy(what as God)}` }],
  status: ([n], { after, seat }) => [
    { sign: 'status', text: t('borabora-fact-status', { n: Number(n), a: placed(after, seat) }) },
  ],
  moves: (_, told) => [freed(told)],
  builds: ([n = '', , ...spaces]) => {
    const list = allOf(spaces.map((id) => material(spaceCalled(id).material)));
    return [{ sign: 'build', text: t('borabora-fact-building', { what: begun(building(n)), list }) }];
  },
  uses: ([, type = '', n]) => [{ sign: typeSign(type), text: begun(effect(type, Number(n))), by: 'group' }],
  buys: ([jewel = '']) => {
    const { symbol, points, cost } = jewelCalled(jewel);
    const text = t('borabora-fact-bought', { n: points, what: amount('shells', cost) });
    return [{ sign: symbol, text }];
  },
  drafts: ([id = ''], { view }) => {
    const far = progressOf(view, id);
    const text = far ? t('borabora-plan-progress', { a: far[0], b: far[1] }) : task(id);
    return [{ sign: signsOf(id)[0] ?? 'helper', text }];
  },
};

const freed = ({ after, seat }: Told): Fact => ({
  sign: 'move_hut',
  text: t('borabora-plan-free', { n: after.survey.free[seat] ?? 0 }),
});

/** The place in turn order that its marker would have, if the round were scored now. */
export const placed = ({ status }: View, seat: Seat): number =>
  1 + status.flatMap(({ seats }) => seats).indexOf(seat);

/** All that a seat scores, in one fact. */
function pointsIn({ events, table, seat: eyes }: Told): Fact[] {
  const scores = events.map((event) => event.split(' ')).filter(([, verb]) => verb === 'scores');
  const seats = [...new Set(scores.map(([one = '']) => seatOf(one)))];
  return seats.map((seat) => {
    const own = scores.filter(([one = '']) => seatOf(one) === seat);
    const whys = own.map(([, , n, ...why]) => {
      const said = t(`borabora-why-${why.join('-')}`);
      return own.length > 1 ? `${said} ${n}` : said;
    });
    const text = t('borabora-fact-points', { ...who(table, seat, eyes), list: allOf(whys) });
    return { seat, gain: own.reduce((sum, [, , n]) => sum + Number(n), 0), text };
  });
}

/** What the group of a person can do now: "With 2 of them: expand by land up to 4." */
export function joined(view: View, seat: Seat, tile: string): string {
  const group = groupsOf(view, seat).find(({ people }) => people.some((one) => one.tile === tile));
  if (!group) return '';
  const { type, strength, people } = group;
  return t('borabora-plan-take-group', { n: people.length, what: effect(type, strength) });
}

/** What is asked next: of the own seat, or of somebody else. */
function nextOf(ask: View['ask'], { view, table, seat }: Now): string {
  if (!ask) return '';
  if (ask.seat !== seat) return t('borabora-next-other', { p: nameOf(table, ask.seat) });
  if (ask.question === 'UsePeople' && view.ask?.question === 'UsePeople') return '';
  return t(`borabora-next-${ask.question}`, { n: ask.points ?? ask.left ?? 0, of: ask.kind ?? '' });
}
