// The lines of the log, and the places they speak of.

import { isSeat, seatOf } from '../../board/events';
import { t } from '../../i18n/index.svelte';
import type { Entry, LogContext } from '../../table/game';
import { tilesOf } from './says';
import { squareOf } from './valley';
import { COLOURS, type Colour } from './view';

const CELL = /^[A-P](?:[1-9]|1[01])$/;

/** The spaces that some words mention, each once; of a monument its whole square. */
export function placesIn(words: string): string[] {
  const cells = words.split(' ').filter((word) => CELL.test(word));
  const square = /^build|^monument|for monument/.test(words);
  return [...new Set(square ? cells.flatMap(squareOf) : cells)];
}

/** Answers to what somebody's action has caused. */
export const follows = ({ words }: Entry): boolean => /^(war|commit|build|decline|leave)\b/.test(words);

/** One line for the move (`event` null) or for one of its events; null where another line says it already. */
export function logLine(entry: Entry, event: string | null, ctx: LogContext): string | null {
  const [kind = '', ...args] = (event ?? entry.words).split(' ');
  if (event === null) return entry.seat < 0 ? null : (MOVES[kind]?.(args, of(ctx, entry.seat)) ?? null);
  if (CELL.test(kind)) return t('tigris-log-unites', { cell: kind });
  if (isSeat(kind)) return deed(seatOf(kind), args, ctx);
  return EVENTS[kind]?.(args, ctx) ?? null;
}

/** Whose deed it is: the reader's own, or somebody's. */
type Doer = { p: string; me: 'you' | 'other' };

const of = ({ name, seat }: LogContext, doer: number): Doer => ({
  p: name(doer),
  me: doer === seat ? 'you' : 'other',
});

type Move = (args: string[], doer: Doer) => string | null;

const MOVES: Record<string, Move> = {
  tile: ([colour = '', cell = ''], doer) => t('tigris-log-tile', { ...doer, colour, cell }),
  leader: ([colour = '', cell = ''], doer) => t('tigris-log-leader', { ...doer, colour, cell }),
  withdraw: ([colour = ''], doer) => t('tigris-log-withdraw', { ...doer, colour }),
  catastrophe: ([cell = ''], doer) => t('tigris-log-catastrophe', { ...doer, cell }),
  swap: () => null, // told by its event
  pass: (_, doer) => t('tigris-log-pass', doer),
  war: ([colour = ''], doer) => t('tigris-log-chose', { ...doer, colour }),
  commit: ([n], doer) => t('tigris-log-commit', { ...doer, n: Number(n) }),
  build: () => null, // told by its event
  decline: (_, doer) => t('tigris-log-decline', doer),
  leave: () => null, // told by its event
};

type Told = (args: string[], ctx: LogContext) => string | null;

const EVENTS: Record<string, Told> = {
  revolt: (args, ctx) => t('tigris-log-revolt', conflict(args, ctx)),
  war: (args, ctx) => t('tigris-log-war', conflict(args, ctx)),
  removed: ([colour = '', ...cells]) =>
    t('tigris-log-removed', { colour, n: cells.length, cells: cells.join(', ') }),
  monument: ([name = '', , cell = '']) => t('tigris-log-monument', { name, cell }),
  turn: () => null, // the heading says it
  over: ([why = '']) => t(`tigris-log-over-${why}`),
};

/** `black p2 G4 2 against p1 H2 1` */
function conflict([colour = '', p = '', , a, , q = '', , b]: string[], ctx: LogContext) {
  const rival = of(ctx, seatOf(q));
  return { ...of(ctx, seatOf(p)), colour, q: rival.p, rival: rival.me, a: Number(a), b: Number(b) };
}

/** What begins with a seat: `p1 draws 3`, `p1 wins 5 to 3`, `p2 green leader leaves I3`. */
function deed(seat: number, args: string[], ctx: LogContext): string {
  const doer = of(ctx, seat);
  const [verb = ''] = args;
  if (verb === 'draws' || verb === 'swaps') return drawn(doer, verb, args.slice(1));
  if (verb === 'wins') return wins(doer, Number(args[1]), Number(args[3]));
  if (verb === 'gains') return gains(doer, args);
  if (verb === 'takes') return takes(doer, args.slice(2));
  const [colour = '', , , cell = ''] = args;
  return t('tigris-log-leaves', { ...doer, colour, cell });
}

function drawn(doer: Doer, verb: string, what: string[]): string {
  const own = what.filter((word) => (COLOURS as readonly string[]).includes(word)) as Colour[];
  if (own.length > 0) return t(`tigris-log-${verb}-own`, { ...doer, list: tilesOf(own) });
  return t(`tigris-log-${verb}`, { ...doer, n: Number(what[0]) });
}

/** The winner's total first; a tie is the defender's. */
function wins(doer: Doer, attack: number, defence: number): string {
  if (attack === defence) return t('tigris-log-wins-tie', { ...doer, a: attack });
  return t('tigris-log-wins', { ...doer, a: Math.max(attack, defence), b: Math.min(attack, defence) });
}

/** `gains 3 green for monument J2` */
function gains(doer: Doer, [, n, colour = '', , reason = '', cell = '']: string[]): string {
  return t('tigris-log-gains', { ...doer, n: Number(n), colour, reason, cell });
}

/** `N5 P2 leaving M5` */
function takes(doer: Doer, words: string[]): string {
  const at = words.indexOf('leaving');
  const cells = words.slice(0, at);
  return t('tigris-log-takes', {
    ...doer,
    n: cells.length,
    cells: cells.join(', '),
    cell: words[at + 1] ?? '',
  });
}
