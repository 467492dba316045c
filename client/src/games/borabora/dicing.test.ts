import { beforeAll, expect, it } from 'vitest';
import { plain, words } from '../../i18n/index.svelte';
import { deed } from '../../coach/fixtures';
import coach from './coach';
import { dicing } from './dicing';
import { board, survey, view } from './fixtures';
import { fewerSoon, prospects, stays, worth } from './prospects';
import { isClosed } from './tasks';
import type { PlayerBoard, Survey } from './view';

beforeAll(async () => {
  await words.speak('en');
  await words.learn('borabora', 'borabora/means');
});

const below = (...limits: number[]): Survey['tiles'] =>
  Object.fromEntries(
    ['helper', 'temple', 'build', 'woman_man', 'land_water'].map((tile, n) => [
      tile,
      { actions: tile.split('_'), below: limits[n] ?? 7 },
    ]),
  );

it('says why a die goes where it goes: whom it shuts out, who would, and where it still fits', () => {
  const said = (
    answer: string,
    own: number[],
    theirs: number[],
    tiles = below(),
    has: Partial<PlayerBoard> = {},
  ): string => {
    const mine = board({ dice: own, gods: 0, ...has });
    const boards = [mine, board({ dice: theirs, priests: has.priests ?? 4 })];
    return plain(dicing(view({ boards, survey: survey({ tiles }) }), 0, answer.split(' ')));
  };
  expect(said('die 2 helper', [2, 5], [3, 6])).toBe(
    'It shuts your rival out there: none of their dice is below 2. Only Blue would let one in.',
  );
  // Where a rival could close most of the tiles that is no reason for one of them.
  expect(said('die 2 helper', [2, 5], [2, 6])).toMatch(/^It shuts your rival out there/);
  expect(said('die 2 helper', [2, 5], [2, 6], below(7, 1, 1, 1, 7))).toMatch(
    /^Your rival’s 2 there would shut out all your dice/,
  );
  expect(said('die 5 helper', [2, 5], [3, 6])).toBe('');
  expect(said('die 5 helper', [1, 5], [2, 6], below(7, 3, 3, 3, 7))).toBe(
    'Your 5 fits only here and on Land or Water now.',
  );
  expect(said('die 5 land', [1, 5], [2, 6], below(2, 3, 3, 3, 7))).toBe(
    'Your 5 fits on no other tile now: else it can only fish.',
  );
  // Blue minds no die, whoever holds it; and nobody is shut out who has no priest to send.
  for (const has of [{ gods: 1 }, { cards: ['blue' as const] }, { cards: ['red' as const, 'red' as const] }])
    expect(said('die 5 land', [1, 5], [2, 6], below(2, 3, 3, 3, 7), has)).toBe('');
  expect(said('die 2 temple', [2, 5], [3, 6])).toMatch(/^It shuts your rival out there/);
  expect(said('die 2 temple', [2, 5], [3, 6], below(), { priests: 0 })).toBe('');
  expect(said('blue tile die 5 helper', [1, 5], [2, 6], below(2, 3, 3, 3, 3))).toBe('');
  expect(said('blue tile die 2 helper', [2, 5], [3, 6])).toBe('');
  expect(said('die 2 fish', [2, 5], [3, 6])).toBe('');
  // A rival who is shut out already, or has no dice left, is not shut out by it.
  expect(said('die 2 helper', [1, 2], [3, 6], below(3))).toBe('');
  expect(said('die 2 helper', [1, 2], [])).toBe('');
});

it('says what the end of the round will bring', () => {
  const with_ = (mine: Partial<PlayerBoard>, more: Partial<Survey> = {}) =>
    view({ boards: [board(mine), board()], survey: survey(more) });
  const said = (now: ReturnType<typeof with_>, then: typeof now) => prospects(now, then, 0, []).map(plain);
  expect(said(with_({}, { next: [1, 0] }), with_({}, { next: [0, 1], status: [2, 0] }))).toEqual([
    'Your place on the status track brings 2 points more at the end of the round.',
    'As it stands you would go first in the next round.',
  ]);
  expect(said(with_({}), with_({}, { favourite: 0 }))).toEqual([
    'As it stands the God tile of the temple would be yours when the round ends.',
  ]);
  expect(said(with_({ shells: 3 }), with_({ shells: 9 }))).toEqual([
    'With it you can buy this when the round ends: ring, 9 points.',
  ]);
  expect(said(with_({ ritual: ['r1', 'r6'] }), with_({ ritual: ['r1', 'r6', 'r5'] }))).toEqual([
    'Two of your materials then lie side by side, as a building needs them.',
  ]);
  expect(said(with_({ ritual: ['r1', 'r2'] }), with_({ ritual: ['r1', 'r2', 'r3'] }))).toEqual([]);
  expect(worth(with_({ shells: 3 }), with_({ shells: 9 }, { favourite: 0, status: [1, 0] }), 0, [])).toBe(9);
});

it('says that buildings score less from the next round on', () => {
  const said = (round: number, answer: string) => plain(fewerSoon(view({ round }), answer.split(' ')));
  expect(said(2, 'die 3 build')).toBe('A building scores 10 in this round, and from the next one on only 7.');
  expect(said(4, 'build 3 r1 r2')).toBe(
    'A building scores 7 in this round, and from the next one on only 4.',
  );
  expect(said(3, 'die 3 build')).toBe('');
  expect(said(6, 'die 3 build')).toBe('');
  expect(said(2, 'die 3 temple')).toBe('');
});

it('says what a priest scores while it stays', () => {
  const said = (round: number, answer: string, temple: Record<string, number> = {}) =>
    plain(stays(view({ round, temple }), 0, answer.split(' ')));
  const same = /^The temple is full as far as your die reaches, and your own priest stands lowest/;
  expect(said(3, 'die 3 temple', { 1: 0, 2: 1, 3: 1 })).toMatch(same);
  expect(said(3, 'die 4 temple', { 1: 0, 2: 1, 3: 1 })).not.toMatch(same); // the fourth space is free
  expect(said(3, 'die 3 temple', { 1: 1, 2: 0, 3: 1 })).not.toMatch(same); // a rival's falls
  expect(said(3, 'die 3 temple')).toBe(
    'A priest scores in each round while it stays: 2 + 2 + 3 + 3 until the end.',
  );
  expect([said(6, 'die 3 temple'), said(3, 'die 3 build'), said(3, 'priest 3')]).toEqual(['', '', '']);
});

it('says where material finds another beside it, and weighs the spaces that are open', () => {
  const now = view({ boards: [board({ ritual: ['r2', 'r6'] }), board()] });
  const said = (space: string) => prospects(now, now, 0, ['store', space]).map(plain);
  const pair = 'Two of your materials then lie side by side, as a building needs them.';
  expect([said('r3'), said('r9')]).toEqual([[pair], []]);
  expect(worth(now, now, 0, ['store', 'r3'])).toBeGreaterThan(worth(now, now, 0, ['store', 'r9']));
  expect(worth(now, now, 0, ['store', 'r11'])).toBeGreaterThan(worth(now, now, 0, ['store', 'r12']));
});

it('says once that buildings score less from the next round on', () => {
  const now = view({ round: 2 });
  const ctx = (words: string) => ({ view: now, seat: 0, choice: { path: words.split(' ') }, preview: null });
  const fewer = /^A building scores 10 in this round/;
  expect(plain(coach.note!(deed(ctx('die 4 build'))))).toMatch(fewer);
  expect(plain(coach.note!(deed(ctx('build 4 r1 r2'))))).toMatch(fewer);
  expect(plain(coach.brings!(deed(ctx('build 4 r1 r2'))))).toBe('');
});

it('says of a task that is taken whether it is met, and by whom', () => {
  const now = view({
    boards: [board({ tasks: [] }), board({ tasks: [] })],
    survey: survey({ progress: [{ t34: [3, 3], t21: [3, 4] }, { t21: [4, 4] }] }),
  });
  const ctx = (task: string) => {
    const choice = { path: ['draft', task], words: `draft ${task}` };
    return { view: now, seat: 0, choice, preview: { words: choice.words, events: [], view: now } };
  };
  expect(plain(coach.note!(deed(ctx('t34'))))).toMatch(/^You have met it already/);
  expect(plain(coach.note!(deed(ctx('t21'))))).toBe(
    'Only one thing is missing. Your rival has met it already: so it is not theirs to take.',
  );
  expect(plain(coach.note!(deed(ctx('t50'))))).toBe('');
  expect(['t34', 't21', 't50'].map((task) => coach.weight!(deed(ctx(task))))).toEqual([6, -1, -6]);
});

it('says nothing of the end of a round where nothing is done, and weighs a priest that falls', () => {
  const now = view();
  const ctx = (words: string, events: string[], then = now) => {
    const choice = { path: words.split(' '), words };
    return { view: now, seat: 0, choice, preview: { words, events, view: then } };
  };
  expect(plain(coach.note!(deed(ctx('pass', [], view({ survey: survey({ favourite: 0 }) })))))).toBe('');
  expect(coach.weight!(deed(ctx('priest 3', ['priest p1 falls'])))).toBe(-4);
});

it('knows of a task whether a die still fits where it is done', () => {
  const at = (dice: number[], tiles: Survey['tiles']) =>
    view({ boards: [board({ dice }), board()], survey: survey({ tiles }) });
  // t02: a woman and a priest; t34: 3 wood, which comes from many places.
  expect(isClosed(at([3, 5], below()), 't02', 0)).toBe(false);
  expect(isClosed(at([3, 5], below(7, 3)), 't02', 0)).toBe(true); // the temple
  expect(isClosed(at([2, 5], below(7, 3)), 't02', 0)).toBe(false);
  expect(isClosed(at([3, 5], below(1, 1, 1, 1, 1)), 't34', 0)).toBe(false);
});
