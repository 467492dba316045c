// The lines of the log, and the places they speak of.

import { isSeat, seatOf } from '../../board/events';
import { t } from '../../i18n/index.svelte';
import type { Entry, LogContext } from '../../table/game';
import { doer, type Who } from '../../table/names';
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
  if (event === null) return entry.seat < 0 ? null : (MOVES[kind]?.(args, doer(ctx, entry.seat)) ?? null);
  if (CELL.test(kind)) return t('tigris-log-unites', { cell: kind });
  if (isSeat(kind)) return deed(seatOf(kind), args, ctx);
  return EVENTS[kind]?.(args, ctx) ?? null;
}

type Move = (args: string[], who: Who) => string | null;

const MOVES: Record<string, Move> = {
  tile: ([colour = '', cell = ''], who) => t('tigris-log-tile', { ...who, colour, cell }),
  leader: ([colour = '', cell = ''], who) => t('tigris-log-leader', { ...who, colour, cell }),
  withdraw: ([colour = ''], who) => t('tigris-log-withdraw', { ...who, colour }),
  catastrophe: ([cell = ''], who) => t('tigris-log-catastrophe', { ...who, cell }),
  swap: () => null, // told by its event
  pass: (_, who) => t('tigris-log-pass', who),
  war: ([colour = ''], who) => t('tigris-log-chose', { ...who, colour }),
  commit: ([n], who) => t('tigris-log-commit', { ...who, n: Number(n) }),
  build: () => null, // told by its event
  decline: (_, who) => t('tigris-log-decline', who),
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
  const rival = doer(ctx, seatOf(q));
  return { ...doer(ctx, seatOf(p)), colour, q: rival.p, rival: rival.me, a: Number(a), b: Number(b) };
}

/** What begins with a seat: `p1 draws 3`, `p1 wins 5 to 3`, `p2 green leader leaves I3`. */
function deed(seat: number, args: string[], ctx: LogContext): string {
  const who = doer(ctx, seat);
  const [verb = ''] = args;
  if (verb === 'draws' || verb === 'swaps') return drawn(who, verb, args.slice(1));
  if (verb === 'wins') return wins(who, Number(args[1]), Number(args[3]));
  if (verb === 'gains') return gains(who, args);
  if (verb === 'takes') return takes(who, args.slice(2));
  const [colour = '', , , cell = ''] = args;
  return t('tigris-log-leaves', { ...who, colour, cell });
}

function drawn(who: Who, verb: string, what: string[]): string {
  const own = what.filter((word) => (COLOURS as readonly string[]).includes(word)) as Colour[];
  if (own.length > 0) return t(`tigris-log-${verb}-own`, { ...who, list: tilesOf(own) });
  return t(`tigris-log-${verb}`, { ...who, n: Number(what[0]) });
}

/** The winner's total first; a tie is the defender's. */
function wins(who: Who, attack: number, defence: number): string {
  if (attack === defence) return t('tigris-log-wins-tie', { ...who, a: attack });
  return t('tigris-log-wins', { ...who, a: Math.max(attack, defence), b: Math.min(attack, defence) });
}

/** `gains 3 green for monument J2` */
function gains(who: Who, [, n, colour = '', , reason = '', cell = '']: string[]): string {
  return t('tigris-log-gains', { ...who, n: Number(n), colour, reason, cell });
}

/** `N5 P2 leaving M5` */
function takes(who: Who, words: string[]): string {
  const at = words.indexOf('leaving');
  const cells = words.slice(0, at);
  return t('tigris-log-takes', {
    ...who,
    n: cells.length,
    cells: cells.join(', '),
    cell: words[at + 1] ?? '',
  });
}
