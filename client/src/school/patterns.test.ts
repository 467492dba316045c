import { expect, test } from 'vitest';
import type { Telling } from '../wire';
import { matches, toldAfter } from './patterns';

const telling = (say: string, more: Partial<Telling> = {}): Telling => ({
  say,
  when: [],
  events: [],
  show: [],
  again: false,
  ...more,
});

test('words match one by one, as on the server', () => {
  expect(matches('waltz * S3', 'waltz 4L S3')).toBe(true);
  expect(matches('waltz *', 'waltz 4L S3')).toBe(true);
  expect(matches('waltz * S3', 'waltz 4L S4')).toBe(false);
  expect(matches('waltz * S3', 'waltz S3')).toBe(false);
  expect(matches('pass', 'pass on')).toBe(false);
});

test('the first thing that fits is told', () => {
  const told = [
    telling('tie', { when: ['commit 0'] }),
    telling('won', { events: ['p1 wins *'] }),
    telling('done'),
  ];
  expect(toldAfter(told, ['leader black G4', 'commit 0'], ['p1 wins 2'])?.say).toBe('tie');
  expect(toldAfter(told, ['commit 1'], ['p1 wins 2'])?.say).toBe('won');
  expect(toldAfter(told, ['commit 1'], [])?.say).toBe('done');
  expect(toldAfter([], [], [])).toBeNull();
});
