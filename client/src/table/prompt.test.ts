import { expect, it } from 'vitest';
import { Choice } from './choice.svelte';
import { contextOf, type Questioned } from './prompt';

const preview = { t: 'try', v: 3, words: 'tile', luck: true, events: [], view: {} };

function foreseenAt(guide: boolean): boolean | undefined {
  const play = { view: {}, eyes: 0, table: { guide }, asked: { seat: 0, question: 'PlaceTile' }, log: [] };
  const ctx = contextOf(play as unknown as Questioned, { choice: new Choice(), preview } as never);
  return ctx?.preview?.luck;
}

it('warns of luck only where it cannot be taken back: a coach takes back that, too', () => {
  expect(foreseenAt(false)).toBe(true);
  expect(foreseenAt(true)).toBe(false);
});
