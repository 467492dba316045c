// What an answer changes in what the round will bring when it ends, and in what can be built and bought.

import { t } from '../../i18n/index.svelte';
import type { Seat } from '../../wire';
import { answerOf } from './answers';
import { BOX, jewelCalled, spaceCalled, type RitualSpace } from './inventory';
import { jewel } from './says';
import type { View } from './view';

/** A God tile is a god that needs no offering, or so many points at the end: it is worth a little more than these. */
const GOD_TILE = BOX.god_tiles.end_points + 1;

/** Material that can become a building with another, and each free space where another may come. */
const PAIR = 3;
const OPEN = 0.1;

/** How many points more the status track will bring. */
export function statusBrings(now: View, then: View, seat: Seat): number {
  const [before, after] = [now, then].map(({ survey }) => survey.status?.[seat] ?? 0);
  return after! - before!;
}

/** In points, as far as they can be counted. */
export const worth = (now: View, then: View, seat: Seat, path: string[]): number =>
  statusBrings(now, then, seat) +
  bestBuy(then, seat).points -
  bestBuy(now, seat).points +
  GOD_TILE * (Number(isFavourite(then, seat)) - Number(isFavourite(now, seat))) +
  PAIR * pairsOf(now, seat, path) +
  OPEN * openBeside(now, seat, path);

export function prospects(now: View, then: View, seat: Seat, path: string[]): string[] {
  const n = statusBrings(now, then, seat);
  return [
    n > 0 ? t('borabora-note-status', { n }) : '',
    !goesFirst(now, seat) && goesFirst(then, seat) ? t('borabora-note-first') : '',
    !isFavourite(now, seat) && isFavourite(then, seat) ? t('borabora-note-favourite') : '',
    buys(now, then, seat),
    pairsOf(now, seat, path) > 0 || (!hasPair(now, seat) && hasPair(then, seat))
      ? t('borabora-note-pair')
      : '',
  ].filter(Boolean);
}

/** Every second round a building scores less than before. */
export function fewerSoon({ round }: View, path: string[]): string {
  const [verb, , to] = answerOf(path).aim;
  const [a = 0, b = 0] = BOX.rounds.building_points.slice(round - 1);
  return (verb === 'build' || to === 'build') && b > 0 && b < a
    ? t('borabora-note-fewer-soon', { a, b })
    : '';
}

/** A priest scores in every round for as long as it stays; where it pushes out one's own, it adds none. */
export function stays({ round, temple }: View, seat: Seat, path: string[]): string {
  const [verb, die, to] = answerOf(path).aim;
  const all = BOX.rounds.priest_points.slice(round - 1);
  if (verb !== 'die' || to !== 'temple' || all.length < 2) return '';
  const reached = Array.from({ length: Number(die) }, (_, n) => temple[n + 1]);
  if (reached[0] === seat && reached.every((priest) => priest !== undefined))
    return t('borabora-note-stays-same');
  return t('borabora-note-stays', { list: all.join(' + ') });
}

const goesFirst = ({ survey }: View, seat: Seat): boolean => survey.next?.[0] === seat;

const isFavourite = ({ survey }: View, seat: Seat): boolean => survey.favourite === seat;

/** The jewel of this round that the shells buy only then. */
function buys(now: View, then: View, seat: Seat): string {
  const best = bestBuy(then, seat);
  return best.points > bestBuy(now, seat).points ? t('borabora-note-buys', { what: jewel(best.id) }) : '';
}

/** The best jewel of this round that the shells are enough for; of those of the round before nothing is left. */
function bestBuy({ jewels, round, boards, phase }: View, seat: Seat): { id: string; points: number } {
  const shells = boards[seat]?.shells ?? 0;
  const open = BUYING.includes(phase) ? (jewels[round - 1] ?? []) : [];
  const within = open.map(jewelCalled).filter(({ cost }) => cost <= shells);
  return within.sort((one, other) => other.points - one.points)[0] ?? { id: '', points: 0 };
}

/** The phases before jewellery is bought. */
const BUYING = ['dice', 'people'];

/** Two materials lie side by side, as a building needs them. */
function hasPair(view: View, seat: Seat): boolean {
  const filled = filledBy(view, seat);
  return filled.some((one) => filled.some((other) => areNeighbours(one, other)));
}

const filledBy = ({ boards }: View, seat: Seat): RitualSpace[] =>
  BOX.ritual_spaces.filter(({ id }) => boards[seat]?.ritual.includes(id));

/** The space that material is put on, where it is asked which. */
function storedOn(path: string[]): RitualSpace | null {
  const [verb, id = ''] = answerOf(path).aim;
  return verb === 'store' ? spaceCalled(id) : null;
}

/** How many materials lie beside the one that is put there. */
function pairsOf(now: View, seat: Seat, path: string[]): number {
  const space = storedOn(path);
  return space ? filledBy(now, seat).filter((one) => areNeighbours(one, space)).length : 0;
}

/** How many spaces beside it are neither filled nor built over. */
function openBeside(now: View, seat: Seat, path: string[]): number {
  const space = storedOn(path);
  const { ritual = [], built = {} } = now.boards[seat] ?? {};
  const taken = new Set([...ritual, ...Object.values(built).flat()]);
  const beside = space ? BOX.ritual_spaces.filter((one) => areNeighbours(one, space)) : [];
  return beside.filter(({ id }) => !taken.has(id)).length;
}

export const areNeighbours = (one: RitualSpace, other: RitualSpace): boolean =>
  Math.abs(one.row - other.row) + Math.abs(one.col - other.col) === 1;
