// The lines of the log, and the places they speak of.

import { isSeat, seatOf } from '../../board/events';
import { list, t } from '../../i18n/index.svelte';
import type { Entry, LogContext } from '../../table/game';
import { doer, type Who } from '../../table/names';
import { BOX, jewelCalled, personCalled, type Material } from './inventory';
import { action, effect, jewel, material, payment, region, symbol, task, toRegion, type } from './says';

const PLACE =
  /^(?:[nscwe][bmpf]|helper|temple|build|woman|man|land|water|woman_man|land_water|fish|r\d+|t\d\d|[wm]-[a-z_]+-\d|[a-z]+-\d)$/;

/** The parts of the table that some words mention: regions, tiles, ritual spaces, people, jewels, tasks. */
export function placesIn(words: string): string[] {
  const [first, second, third] = words.split(' ');
  if (first === 'priest') return [third === undefined ? `temple-${second}` : `temple-${third}`, 'temple'];
  if (second === 'status' || third === 'status' || first === 'order') return ['status'];
  // A fish that is scored was not caught with a die, and people who are used were not taken.
  if (second === 'scores' || second === 'uses') return [];
  return [...new Set(words.split(' ').filter((word) => PLACE.test(word)))];
}

/** What carries on the move before it: goods are stored, a fire bonus and the points of the Helper are taken. */
export const follows = ({ words }: Entry): boolean =>
  /^(store|fire|point|offering|card|material|move)\b/.test(words);

/** One line for the move (`event` null) or for one of its events; null where another line says it already. */
export function logLine(entry: Entry, event: string | null, ctx: LogContext): string | null {
  if (event === null) return entry.seat < 0 ? null : answered(entry, doer(ctx, entry.seat));
  const [head = '', ...args] = event.split(' ');
  if (!isSeat(head)) return EVENTS[head]?.(args, entry, ctx, event) ?? null;
  const [verb = '', ...rest] = args;
  return DEEDS[verb]?.(doer(ctx, seatOf(head)), rest) ?? null;
}

/** Of an answer of which no event tells: nothing was done, or where a material goes is asked after it. */
function answered({ words, events }: Entry, who: Who): string | null {
  const [word, what = ''] = words.split(' ');
  if (word === 'pass') return t('borabora-log-pass', who);
  return word === 'material' && events.length === 0
    ? t('borabora-log-material', { ...who, what: material(what as Material) })
    : null;
}

type Told = (args: string[], entry: Entry, ctx: LogContext, event: string) => string;

const EVENTS: Record<string, Told> = {
  round: ([n]) => t('borabora-log-round', { n: Number(n) }),
  display: ([of = '']) => t('borabora-log-display', { of }),
  shuffle: () => t('borabora-log-shuffle'),
  order: (seats, _, { name }) =>
    t('borabora-log-order', { list: list(seats.map((one) => name(seatOf(one)))) }),
  priest: ([seat = '', to = ''], { events }, ctx, event) => {
    const arrives = events.find((one) => one.startsWith('priest ')) === event;
    const key = to === 'falls' ? 'falls' : arrives ? 'priest' : 'pushed';
    return t(`borabora-log-${key}`, { ...doer(ctx, seatOf(seat)), n: to === 'falls' ? 0 : Number(to) });
  },
  god: () => t('borabora-log-tile-leaves'),
  over: () => t('borabora-log-over'),
};

type Deed = (who: Who, args: string[]) => string;

/** What begins with a seat: `p1 places 3 on helper`. */
const DEEDS: Record<string, Deed> = {
  rolls: (who, dice) => t('borabora-log-rolls', { ...who, list: list(dice) }),
  calls: (who, [of = '', ...pay]) => t('borabora-log-calls', { ...who, of, what: payment(pay) }),
  places: (who, [n, , to = '']) => t('borabora-log-places', { ...who, n: Number(n), what: action(to) }),
  settles: (who, [to = '']) => t('borabora-log-settles', { ...who, to: toRegion(to), what: region(to) }),
  gains,
  draws: (who) => t('borabora-log-draws', who),
  takes: (who, [what = '']) =>
    what.includes('-') ? takes(who, what) : t('borabora-log-takes-card', { ...who, of: what }),
  slides: (who, [tile = '']) => {
    const { sex, type: of } = personCalled(tile);
    return t('borabora-log-slides', { ...who, sex, what: type(of) });
  },
  status: (who, [n]) => t('borabora-log-status', { ...who, n: Number(n) }),
  moves: (who, [n]) => t('borabora-log-moves', { ...who, n: Number(n) }),
  builds: (who, [n]) => t('borabora-log-builds', { ...who, n: Number(n) }),
  uses: (who, [sex = '', of = '', n]) =>
    t('borabora-log-uses', { ...who, sex, what: type(of), effect: effect(of, Number(n)) }),
  buys: (who, [id = '']) => {
    const { symbol: of, cost } = jewelCalled(id);
    return t('borabora-log-buys', { ...who, n: cost, what: symbol(of), jewel: jewel(id) });
  },
  fulfils: (who, [id = '']) => t('borabora-log-fulfils', { ...who, what: task(id) }),
  drops: (who, [id = '']) => t('borabora-log-drops', { ...who, what: task(id) }),
  drafts: (who, [id = '']) => t('borabora-log-drafts', { ...who, what: task(id) }),
  scores: (who, [n, ...why]) =>
    t('borabora-log-scores', { ...who, n: Number(n), what: t(`borabora-why-${why.join('-')}`) }),
};

/** `1 offering`, `3 shells`, `sand on r4`, `sand aside`, `god tile` */
function gains(who: Who, [what = '', how = '']: string[]): string {
  if (what === 'god') return t('borabora-log-god-tile', who);
  const kind = BOX.ritual_spaces.find((one) => one.material === what)?.material;
  if (kind)
    return t(how === 'on' ? 'borabora-log-stores' : 'borabora-log-aside', { ...who, what: material(kind) });
  const goods = how.startsWith('shell') ? 'shells' : 'offerings';
  return t(`borabora-log-${goods}`, { ...who, n: Number(what) });
}

function takes(who: Who, tile: string): string {
  const { sex, type: of } = personCalled(tile);
  return t('borabora-log-takes', { ...who, sex, what: type(of) });
}
