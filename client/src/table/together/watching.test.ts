import { expect, it } from 'vitest';
import { people, table } from '../../../tests/fake/socket';
import { asStranger, toStranger, watching } from './watching';

it.each([
  ['', null],
  ['?eyes=all', null],
  ['?eyes=none', { delay: 0 }],
  ['?eyes=none&delay=60', { delay: 60_000 }],
  ['?eyes=none&delay=7200', { delay: 900_000 }],
  ['?eyes=none&delay=-5', { delay: 0 }],
  ['?eyes=none&delay=soon', { delay: 0 }],
])('the address %o says how a table is shown', (search, found) => {
  expect(watching(search)).toEqual(found);
});

it('a stranger has no seat, and no invitation to one', () => {
  const own = table([0, 1]);
  own.seats[1]!.invitation = 'secret';
  expect(asStranger(own).seats.map(({ mine, invitation }) => [mine, invitation])).toEqual([
    [false, null],
    [false, null],
  ]);
  const message = people(own);
  expect(toStranger(message)).toEqual({ ...message, table: asStranger(own) });
});
