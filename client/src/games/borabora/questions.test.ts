import { expect, test } from 'vitest';
import { pageOf } from './questions';

test('a phone knows where a place of the table lies', () => {
  const pages = {
    island: ['cm', 'helper', 'woman', 'fish'],
    people: ['woman-2', 'priest-3', 'comb-4', 't20'],
  };
  for (const [page, places] of Object.entries(pages))
    for (const place of places) expect(pageOf(place)).toBe(page);
  for (const place of ['r1', 'r12', 'slot-0', 'building-4']) expect(pageOf(place)).toBe('village');
  expect(pageOf('die-0')).toBeNull();
});
