import { expect, it } from 'vitest';
import { around, centred, grown, middleOf, viewBoxOf } from './rect';

const POINTS = [
  { x: 10, y: 40 },
  { x: 30, y: 20 },
];

it('holds points, with a margin', () => {
  expect(around(POINTS)).toEqual({ x: 10, y: 20, width: 20, height: 20 });
  expect(around(POINTS, 5)).toEqual(grown(around(POINTS), 5));
});

it('lies around its middle', () => {
  const rect = centred({ x: 7, y: 9 }, 4, 6);
  expect(rect).toEqual({ x: 5, y: 6, width: 4, height: 6 });
  expect(middleOf(grown(rect, 1, 2))).toEqual({ x: 7, y: 9 });
  expect(viewBoxOf(rect)).toBe('5 6 4 6');
});
