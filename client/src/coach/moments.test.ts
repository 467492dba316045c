import { beforeAll, expect, it } from 'vitest';
import { plain, words } from '../i18n/index.svelte';
import type { Desk } from '../table/desk.svelte';
import { logLine, placesIn } from '../games/ark/log';
import type { LogContext, TableInfo } from '../table/game';
import type { Entry } from '../wire';
import { momentsOf } from './moments';
import { wordsOf, type Words } from './words';

let ark: Words;

beforeAll(async () => {
  await words.speak('en');
  await words.learn('ark', 'ark/means', 'later/coach');
  ark = await wordsOf('ark');
});

const entry = (v: number, seat: number, events: string[] = []): Entry => ({
  v,
  seat,
  words: 'follower c0',
  events,
});
const why = [{ part: 'cities', more: true, chance: 0.1, amount: null, source: '' }];

function deskWith(log: Entry[]): Desk {
  const table = { game: 'ark', seats: [] } as unknown as TableInfo;
  const ctx: LogContext = { table, seat: 0, name: (seat) => ['Anna', 'Zoé'][seat] ?? '?' };
  const play = { log, table, eyes: 0, over: false, view: { points: [0, 0] } };
  return { game: { logLine, places: placesIn }, ctx, play } as unknown as Desk;
}

const goods = (log: Entry[]): string[] =>
  momentsOf(deskWith(log), [{ v: 1, kind: 'good', why, better: '' }], ark).goods.map(({ what }) =>
    plain(what),
  );

it('praises what was good, also where followers came home after it, and nothing after which something was lost', () => {
  const good = 'Turn 1: You put a follower in the city.';
  expect(goods([entry(1, 0), entry(2, 1, ['p1 returns 2,0', 'p1 scores 4'])])).toEqual([good]);
  expect(goods([entry(1, 0), entry(2, 1), entry(3, 0, ['p1 boxes 0,1', 'p2 scores 9'])])).toEqual([good]);
  expect(goods([entry(1, 0), entry(2, 1, ['p2 scores 9'])])).toEqual([]);
  expect(goods([entry(2, 1)])).toEqual([]); // it was taken back
});

it('tells of what was not so good what came of it or what was better, and not what a search had feared', () => {
  const desk = deskWith([entry(1, 0), entry(2, 1)]);
  const others = (better: string) => momentsOf(desk, [{ v: 1, kind: 'slip', why, better }], ark).others;
  expect(others('Better was: Road.').map(({ said }) => said)).toEqual([['', 'Better was: Road.']]);
  expect(others('')).toEqual([]);
});
