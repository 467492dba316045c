import { beforeEach, expect, it } from 'vitest';
import { words } from '../../i18n/index.svelte';
import type { TableInfo } from '../../table/game';
import { drawn, war } from './fixtures';
import { spaceCard } from './inspect';

const seat = (name: string) => ({ kind: 'me', name, taken: true, mine: true, online: true });
const table = { id: 'x', game: 'tigris', seats: ['Anna', 'Ben', 'Cleo'].map(seat) } as unknown as TableInfo;

beforeEach(async () => {
  await words.learn('tigris');
  await words.speak('en');
});

it('tells of a kingdom: what lies in it, whose leaders stand in it, and what uniting it would bring', () => {
  expect(spaceCard(war(), 'G5', table)).toEqual({
    title: 'Settlement',
    lines: [
      'G5, kingdom A: 1 temple, 2 settlements and 1 market',
      'The king of Cleo, strength 2, 1 temple beside it',
      'The trader of Anna, strength 1, 1 temple beside it',
      'United with B: kings (Cleo 2, Anna 1) and traders (Anna 1, Ben 2)',
    ],
  });
});

it('tells of a free space only where a tile would unite two kingdoms', () => {
  expect(spaceCard(war(), 'A1', table)).toBeNull();
  expect(spaceCard(war(), 'H4', table)?.lines?.[1]).toMatch(
    /^Joins kingdoms A and B, 2 wars: kings \(Cleo 2/,
  );
});

it('says what a catastrophe and a treasure mean', () => {
  const view = drawn('   A B\n1  XX r*');
  expect(spaceCard(view, 'A1', table)?.lines?.[1]).toMatch(/^Nothing can be laid/);
  expect(spaceCard(view, 'B1', table)?.lines?.[1]).toMatch(/^Treasure\. Once its kingdom holds another/);
});
