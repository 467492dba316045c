import { expect, it } from 'vitest';
import { grouped } from './told';

it('tells once what happened several times', () => {
  const [passed, came] = [
    { text: 'The Ark passed Ada: 1 point.', strikes: false },
    { text: 'A follower came home.', strikes: true },
  ];
  expect(grouped([passed, came, passed, passed])).toEqual([
    { text: 'The Ark passed Ada: 1 point (3×)', strikes: false },
    came,
  ]);
  expect(grouped([])).toEqual([]);
});
