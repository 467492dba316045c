import { expect, it } from 'vitest';
import type { LastMove } from '../../table/game';
import { view } from './fixtures';
import { marksOf } from './marks';

const move = (number: number, seat: number, words: string, ...events: string[]) =>
  ({ number, seat, places: [], entry: { v: number, seat, words, events } }) as unknown as LastMove;

const land = view('rEW 0,0\nrEW 1,0 n p2@r0\nrEW 2,0');

it('marks a tile and whoever was set on it once, with both numbers', () => {
  const marks = marksOf([move(1, 1, 'tile 1,0 n'), move(2, 1, 'follower r0')], land);
  expect(marks).toMatchObject([
    { box: { x: 100, y: 0 }, seat: 1, number: 1, text: '1–2' },
    { seat: 1, number: 1, round: true },
  ]);
});

it('does not ring a follower that has come home again', () => {
  const marks = marksOf([move(1, 0, 'tile 2,0 n'), move(2, 0, 'follower r0')], land);
  expect(marks.map(({ round }) => round)).toEqual([undefined]);
});

it('marks the way of the Ark and not what was done without a place', () => {
  const marks = marksOf(
    [move(1, 0, 'pass'), move(2, 1, 'ark 2,0 ee', 'ark moves 0,0 1,0 2,0', 'p2 scores 1 at 1,0')],
    land,
  );
  expect(marks).toMatchObject([
    { box: { x: 200, y: 0 }, number: 2, from: { x: 50, y: 50 }, via: [{ x: 150, y: 50 }] },
  ]);
});

it('puts the number of a move where nobody stands', () => {
  const stands = view('rEW 1,0 n p2@r0\nrEW 2,0');
  const corner = marksOf([move(1, 1, 'tile 2,0 n')], stands)[0]!.pill!;
  const crowded = view('rEW 1,0 n p2@r0\nrEW 2,0\ncN 2,-1 s p1@c0');
  const aside = marksOf([move(1, 1, 'tile 2,0 n')], crowded)[0]!.pill!;
  expect(corner).toEqual({ x: 225, y: 0 });
  expect(aside).not.toEqual(corner);
});
