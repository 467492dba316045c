import { beforeAll, expect, it } from 'vitest';
import { deed, told } from '../../coach/fixtures';
import { plain, words } from '../../i18n/index.svelte';
import borabora from './coach';
import { asked, board, survey, view as island } from './fixtures';
import type { God } from './inventory';
import { later } from './later.svelte';

beforeAll(async () => {
  await words.speak('en');
  await words.learn('borabora', 'borabora/means', 'borabora/later');
  await borabora.ready!();
});

it('begins once it has the words for every step', async () => {
  await borabora.ready!();
  expect(later()?.planned).toBeDefined();
});

it('says what a god costs, and what becomes of one’s tasks', () => {
  const note = (answer: string, before: number, after: number, jewels = [0, 0]): string => {
    const view = (a: number, rings = 0) =>
      island({
        boards: [board({ tasks: ['t34'] }), board({ dice: [] })],
        survey: survey({ progress: [{ t34: [a, 3] }, {}], works: [{ 'six jewels': [rings, 6] }, {}] }),
      });
    const { choice } = asked(answer);
    choice.set(answer.split(' '));
    const preview = { words: answer, events: [], luck: false, view: view(after, jewels[1]) };
    return plain(borabora.note!(deed({ view: view(before, jewels[0]), seat: 0, choice, preview })));
  };
  expect(note('white tile die 1 helper', 1, 1)).toBe('It costs a god tile.');
  expect(note('blue card white pair green die 1 helper', 1, 1)).toBe(
    'It costs a card and an offering and two green cards and an offering.',
  );
  expect(note('red card', 3, 2)).toBe('Your task is no longer met then: 3 wood.');
  expect(note('die 1 helper', 2, 3)).toBe('That meets your task: 3 wood.');
  expect(note('die 1 helper', 1, 2)).toBe('Nearer to your task: 3 wood (2 of 3).');
  expect(note('die 1 helper', 2, 2)).toBe('');
  expect(note('yellow tile fulfil t34', 3, 3)).toBe(''); // what is asked says it
  expect(note('buy ring-1', 2, 2, [5, 6])).toBe(
    'That completes a great work: six pieces of jewellery. It brings 6 points at the end.',
  );
  expect(note('buy ring-1', 2, 2, [4, 5])).toBe('');
});

it('says what cards and offerings are for', () => {
  const at = (cards: God[], offerings: number) =>
    island({ boards: [board({ cards, offerings }), board()], survey: survey({ progress: [{}, {}] }) });
  const note = (view: ReturnType<typeof at>, then: typeof view, taken = 'offering'): string => {
    const { choice } = asked(taken);
    choice.set(taken.split(' '));
    const preview = { words: taken, events: [], luck: false, view: then };
    return plain(borabora.note!(deed({ view, seat: 0, choice, preview })));
  };
  expect(note(at(['red', 'blue'], 0), at(['red', 'blue'], 2))).toBe(
    'With it you can call 2 gods, for a card and an offering each.',
  );
  expect(note(at(['red', 'blue'], 1), at(['red', 'blue'], 2))).toBe(''); // that is known by then
  expect(note(at([], 1), at([], 2))).toBe('');
  // What a later answer takes is not for the priest.
  expect(note(at(['red', 'blue'], 0), at(['red', 'blue'], 2), 'priest 6')).toBe('');
});

it('says what the fish of a region is worth, and which task an answer leads away from', () => {
  const ctx = (answer: string, now: [number, number], then: [number, number]) => {
    const { choice } = asked(answer);
    choice.set(answer.split(' '));
    const at = (progress: [number, number]) =>
      island({
        fish: { cm: 'b4' },
        boards: [board({ tasks: ['t01'] }), board()],
        survey: survey({ progress: [{ t01: progress }, {}] }),
      });
    const preview = { words: answer, events: [], luck: false, view: at(then) };
    return { view: at(now), seat: 0, choice, preview };
  };
  expect(plain(borabora.note!(deed(ctx('hut cm row', [1, 2], [1, 2]))))).toBe(
    'The fish there is worth 4 at the end.',
  );
  const farther = plain(borabora.against!(deed(ctx('offering', [1, 2], [0, 2]))));
  expect(farther).toMatch(/^It takes you further from your task: .*, 0 of 2\.$/);
  expect(borabora.against!(deed(ctx('offering', [1, 2], [1, 2])))).toBe('');
  const weights = [
    ctx('offering', [1, 2], [2, 2]),
    ctx('offering', [0, 2], [1, 2]),
    ctx('offering', [1, 2], [0, 2]),
  ];
  expect(weights.map((one) => borabora.weight!(deed(one)))).toEqual([7, 1, -1]);
});

it('says that a higher place on the status track pays', () => {
  const at = (n: number) => island({ survey: survey({ status: [n, 0] }) });
  const ctx = (now: number, then: number) => {
    const { choice } = asked('tattoo 2');
    choice.set(['tattoo', '2']);
    const preview = { words: 'tattoo 2', events: [], luck: false, view: at(then) };
    return { view: at(now), seat: 0, choice, preview };
  };
  const more = 'Your place on the status track brings 3 points more at the end of the round.';
  expect(plain(borabora.note!(deed(ctx(2, 5))))).toBe(more);
  expect([borabora.pays!(deed(ctx(2, 5))), borabora.pays!(deed(ctx(2, 2)))]).toEqual([true, false]);
  expect(borabora.note!(deed(ctx(2, 2)))).toBe('');
});

it('says whose region was taken, and what that costs', () => {
  const struck = (event: string, huts: number[], seat = 0): string =>
    plain(borabora.strikes!(event, island({ map: { cm: huts }, fish: { cm: 'b4' } }), seat));
  expect(struck('p2 settles cm', [1, 0])).toBe(
    'You no longer hold it: its fish is yours no more, 4 points at the end.',
  );
  expect(struck('p2 settles cm', [1])).toBe('');
  expect(struck('p2 settles cm', [1, 0], 1)).toBe('');
  expect(struck('p1 settles cm', [0, 1])).toBe('');
  expect(struck('p2 builds 3', [1, 0])).toBe('');
});

it('says how a move goes on', () => {
  const told = (answer: string) => plain(borabora.titled!(answer, null));
  expect(told('hut ef row')).toBe('Hut to the east forest');
  expect(told('priest 5')).toBe('Priest to temple space 5');
  expect(told('pass')).toBe('');
  const after = island();
  const before = { view: after, seat: 0, choice: { path: [] }, preview: { view: after } };
  expect(plain(borabora.titled!('take woman 6', deed(before)))).toBe('Woman: Canoe');
  expect(told('take woman 6')).toBe(''); // nobody knows yet who lies there
});

it('counts tasks, priests and great works', () => {
  const tasks = (a: number, round = 1, dice = [1]) =>
    told(
      borabora.cares!(
        island({
          round,
          boards: [board({ tasks: ['t34'], dice }), board()],
          survey: survey({ progress: [{ t34: [a, 3] }, {}] }),
        }),
        0,
      ),
    );
  expect(tasks(3)).toEqual([
    'As it stands you have met a task: 3 wood. If it still is when the round ends, it brings 6 points.',
  ]);
  expect(tasks(1)[0]).toMatch(/^When the round ends .* Nearest: 3 wood, 1 of 3\.$/);
  expect(tasks(1, 6)[0]).toMatch(/^After this last round you may complete all .* 3 wood, 1 of 3\.$/);
  expect(tasks(1, 6, [])).toEqual([]); // it is too late for it
  expect(tasks(1, 5)[0]).toMatch(/^After the next round, the last, every task you have met scores, 6 points/);
  const rings = (n: number, round: number) =>
    told(
      borabora.cares!(
        island({
          round,
          boards: [board({ tasks: [] }), board()],
          survey: survey({ works: [{ 'six jewels': [n, 6], 'nine tasks': [0, 9] }, {}] }),
        }),
        0,
      ),
    );
  expect(rings(4, 3)).toEqual([]);
  expect(rings(3, 4)).toEqual([]);
  const temple = (spaces: Record<string, number>, pile = 3) =>
    told(borabora.cares!(island({ temple: spaces, pile, boards: [board({ tasks: [] }), board()] }), 0));
  expect(temple({ '2': 0, '5': 1 })[0]).toMatch(
    /^In the temple you have 1, your rival 1\. When the round ends each scores/,
  );
  expect(temple({})).toEqual([]);
  expect(temple({ '2': 1, '5': 1 })[0]).toMatch(/your rival 2\. .* pushes down/);
  expect(temple({ '2': 0, '5': 0 })).toEqual([]);
  expect(temple({ '2': 0, '5': 1 }, 0)).toEqual([]);
  const built = (spaces: string[]) =>
    told(
      borabora.cares!(
        island({
          round: 4,
          boards: [board({ tasks: [], built: { '1': spaces.slice(0, 2), '2': spaces.slice(2) } }), board()],
          survey: survey({ works: [{ 'six buildings': [4, 6] }, {}] }),
        }),
        0,
      ),
    );
  expect(built(['r5', 'r6', 'r7', 'r8'])[0]).toMatch(/^Great work in reach: all six buildings, 4 of 6/);
  expect(built(['r2', 'r6', 'r5', 'r9'])).toEqual([]); // r1 is walled in
  expect(rings(4, 4)).toEqual([
    'Great work in reach: six pieces of jewellery, 4 of 6. It brings 6 points at the end.',
  ]);
  expect(rings(6, 6)).toEqual([]);
});

it('gives no reason that nobody could follow', () => {
  const about = (words: string, ...parts: string[]): string[] =>
    parts.filter((part) =>
      borabora.tells!({ part, more: true, chance: 0.1, amount: null, source: '' }, words),
    );
  const parts = ['temple', 'fish', 'people', 'offerings', 'tasks', 'rivals-temple'];
  expect(about('die 4 temple', ...parts)).toEqual(['temple', 'tasks', 'rivals-temple']);
  expect(about('blue card die 2 man', ...parts)).toEqual(['people', 'tasks']);
  expect(about('hut cp row', ...parts)).toEqual(['fish', 'tasks']);
  expect(about('green card double woman canoe', ...parts)).toEqual(['fish', 'tasks']);
  expect(about('offering', ...parts)).toEqual(['tasks']);
  expect(about('pass', ...parts)).toEqual([]);
});
