import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { plain, words } from '../i18n/index.svelte';
import type { PuzzleInfo, Solution } from '../wire';
import { following, ofTheDay, rated, wanted } from './puzzles';
import { Results, runs } from './results.svelte';
import { whoFinds } from './said';

beforeAll(async () => {
  await words.speak('en');
  await words.learn('later/puzzles');
});
afterEach(() => vi.unstubAllGlobals());

const all = [1, 1, 2, 4].map((difficulty, n): PuzzleInfo => ({
  id: `p${n}`,
  kind: n === 3 ? 'proven' : 'judged',
  difficulty,
  players: 2,
  seat: 0,
  question: 'TakeTurn',
}));

test('the puzzle of the day is the same for everybody, and another one on other days', async () => {
  const day = (n: number) => ofTheDay('druids', all, new Date(Date.UTC(2026, 4, n, 23, 59)));
  expect((await day(1))?.id).toBe((await ofTheDay('druids', all, new Date(Date.UTC(2026, 4, 1))))?.id);
  // SHA-256 of "2026-05-01 druids" begins with these four bytes.
  expect((await day(1))?.id).toBe(all[0xddf49544 % 4]?.id);
  const days = await Promise.all(Array.from({ length: 20 }, (_, n) => day(n + 1)));
  expect(new Set(days.map((one) => one?.id)).size).toBeGreaterThan(2);
  expect(await ofTheDay('druids', [])).toBeNull();
});

test('a list shows what is wanted of it', () => {
  const ids = (kind: PuzzleInfo['kind'] | '', difficulty: number) =>
    wanted(all, { kind, difficulty }).map(({ id }) => id);
  expect(ids('', 0)).toEqual(['p0', 'p1', 'p2', 'p3']);
  expect(ids('judged', 1)).toEqual(['p0', 'p1']);
  expect(ids('proven', 1)).toEqual([]);
});

test('what follows is not solved yet', () => {
  const next = (id: string, ...solved: string[]) => following(all, id, (one) => solved.includes(one))?.id;
  expect(next('p1')).toBe('p2');
  expect(next('p3')).toBe('p0');
  expect(next('p1', 'p2', 'p3')).toBe('p0');
  expect(next('p1', 'p0', 'p2', 'p3')).toBeUndefined();
});

test('who solves in a row has a streak', () => {
  const of = (...clean: boolean[]) => runs(clean.map((one, n) => ({ id: `p${n}`, clean: one })));
  expect(of()).toEqual({ now: 0, best: 0 });
  expect(of(true, true, false, true)).toEqual({ now: 1, best: 2 });
  expect(of(true, true, false)).toEqual({ now: 0, best: 2 });
});

test('people say how difficult a puzzle is, where they are enough', () => {
  const found = [
    { id: 'p0', people: 70, at_once: 3, difficulty: 4 },
    { id: 'p1', people: 12, at_once: 3, difficulty: null },
  ];
  expect(rated(all, found).map(({ difficulty }) => difficulty)).toEqual([4, 1, 2, 4]);
});

test('with the answer it is told who finds it, and where the position comes from', () => {
  const solution: Solution = {
    answers: ['pass'],
    why: [],
    next_best: { words: 'pass', loss: 0.1 },
    levels: { novice: 3, steady: 8, strong: 15 },
    found: { id: 'p0', people: 71, at_once: 44, difficulty: 1 },
    origin: { bots: ['strong', 'steady'], answers: 37 },
  };
  const told = plain(whoFinds(solution));
  expect(told).toContain('62 % of 71 people');
  expect(told).toContain('Strong and Steady, after 37 answers');
  expect(whoFinds({ ...solution, found: null })).not.toContain('people');
});

test('a doubt is told to the server, which says what is doubted', async () => {
  const told: unknown[] = [];
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    told.push([path, JSON.parse(String(init.body))]);
    return Promise.resolve(Response.json({ games: {}, doubted: { druids: ['p1'] } }));
  });
  const results = new Results('druids');
  await results.doubt('p1', true);
  expect(results.doubted).toEqual(['p1']);
  expect(told).toEqual([['/api/me/puzzles/doubts', { game: 'druids', id: 'p1', doubted: true }]]);
});
