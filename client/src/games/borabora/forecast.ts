// What the chosen move leads to, read from the server's answer: its events, and the question that follows.
// For display only. Whether something may be done is never decided here.

import type { Preview, Seat } from '../../wire';
import type { God, Material } from './inventory';
import { isSeat, seatOf } from './log';
import { below, type Ask, type View } from './view';

export type Fact =
  | { kind: 'pays'; god: God; pay: string[] }
  /** From now on only lower dice fit on the tile. */
  | { kind: 'below'; tile: string; n: number }
  | { kind: 'hut'; region: string; pushed: Seat | null }
  | { kind: 'fish'; id: string }
  | { kind: 'goods'; goods: 'offerings' | 'shells' | 'steps'; n: number }
  | { kind: 'material'; of: Material; aside: boolean }
  /** From the deck if there is no colour. */
  | { kind: 'card'; of: God | null }
  | { kind: 'person'; tile: string }
  /** `place`: in turn order, if the round were scored now. */
  | { kind: 'status'; n: number; place: number }
  | { kind: 'free'; n: number }
  | { kind: 'priest'; seat: Seat; space: number | null; pushed: boolean }
  | { kind: 'building'; n: number; spaces: string[] }
  | { kind: 'uses'; type: string; n: number }
  | { kind: 'points'; seat: Seat; n: number; whys: { why: string; n: number }[] }
  | { kind: 'order'; seats: Seat[] }
  | { kind: 'god-tile'; seat: Seat | null }
  | { kind: 'bought'; jewel: string }
  | { kind: 'drafted'; task: string }
  | { kind: 'round'; n: number }
  | { kind: 'over' };

export interface Forecast {
  facts: Fact[];
  /** What is asked then, if that is known. */
  next: Ask | null;
  luck: boolean;
}

export function forecast(before: View, preview: Preview, seat: Seat): Forecast {
  const after = preview.view as View;
  const events = withCard(preview, seat);
  const deeds = events.flatMap((event) => factOf(event, { before, after, seat, events }));
  const all = [...deeds, ...points(events)];
  // What a group does is said by what it yields, if that is known.
  const yields = all.some(({ kind }) => kind !== 'pays' && kind !== 'uses');
  const facts = yields ? all.filter(({ kind }) => kind !== 'uses') : all;
  return { facts, next: preview.luck ? null : after.ask, luck: preview.luck };
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

interface Told {
  before: View;
  after: View;
  seat: Seat;
  events: string[];
}

function factOf(event: string, told: Told): Fact[] {
  const [head = '', ...args] = event.split(' ');
  if (!isSeat(head)) return EVENTS[head]?.(args, told, event) ?? [];
  const [verb = '', ...rest] = args;
  if (verb === 'gains' && rest[0] === 'god') return [{ kind: 'god-tile', seat: seatOf(head) }];
  return seatOf(head) === told.seat ? (DEEDS[verb]?.(rest, told) ?? []) : [];
}

type Tell = (args: string[], told: Told) => Fact[];

const EVENTS: Record<string, (args: string[], told: Told, event: string) => Fact[]> = {
  round: ([n]) => [{ kind: 'round', n: Number(n) }],
  order: (seats) => [{ kind: 'order', seats: seats.map(seatOf) }],
  god: () => [{ kind: 'god-tile', seat: null }],
  over: () => [{ kind: 'over' }],
  priest: ([who = '', to = ''], { events }, event) => [
    {
      kind: 'priest',
      seat: seatOf(who),
      space: to === 'falls' ? null : Number(to),
      pushed: events.find((one) => one.startsWith('priest ')) !== event,
    },
  ],
};

/** What begins with the own seat. */
const DEEDS: Record<string, Tell> = {
  calls: ([of, ...pay]) => [{ kind: 'pays', god: of as God, pay }],
  places: ([, , tile = ''], { after }) =>
    tile === 'fish' ? [] : [{ kind: 'below', tile, n: below(after, tile) }],
  settles: ([to = ''], { before, after, seat }) => {
    const holder = before.map[to]?.[0] ?? null;
    const hut: Fact = { kind: 'hut', region: to, pushed: holder === seat ? null : holder };
    const free: Fact = { kind: 'free', n: after.survey.free[seat] ?? 0 };
    const fish: Fact = { kind: 'fish', id: before.fish[to] ?? '' };
    return before.phase === 'huts' ? [hut, free] : [hut, free, fish];
  },
  gains: ([what = '', how = '']) => {
    const goods = (['shells', 'offerings', 'steps'] as const).find((one) => `${how}s`.startsWith(one));
    if (goods) return [{ kind: 'goods', goods, n: Number(what) }];
    return [{ kind: 'material', of: what as Material, aside: how === 'aside' }];
  },
  draws: () => [{ kind: 'card', of: null }],
  takes: ([what = '']) =>
    what.includes('-') ? [{ kind: 'person', tile: what }] : [{ kind: 'card', of: what as God }],
  status: ([n], { after, seat }) => [{ kind: 'status', n: Number(n), place: placed(after, seat) }],
  moves: (_, { after, seat }) => [{ kind: 'free', n: after.survey.free[seat] ?? 0 }],
  builds: ([n, , ...spaces]) => [{ kind: 'building', n: Number(n), spaces }],
  uses: ([, type = '', n]) => [{ kind: 'uses', type, n: Number(n) }],
  buys: ([jewel = '']) => [{ kind: 'bought', jewel }],
  drafts: ([task = '']) => [{ kind: 'drafted', task }],
};

/** The place in turn order that its marker would have. */
const placed = ({ status }: View, seat: Seat): number =>
  1 + status.flatMap(({ seats }) => seats).indexOf(seat);

/** All that a seat scores, in one fact. */
function points(events: string[]): Fact[] {
  const found = new Map<Seat, { why: string; n: number }[]>();
  for (const event of events) {
    const [who = '', verb, n, ...why] = event.split(' ');
    if (verb !== 'scores') continue;
    const seat = seatOf(who);
    found.set(seat, [...(found.get(seat) ?? []), { why: why.join('-'), n: Number(n) }]);
  }
  return [...found].map(([seat, whys]) => ({
    kind: 'points',
    seat,
    n: whys.reduce((sum, one) => sum + one.n, 0),
    whys,
  }));
}
