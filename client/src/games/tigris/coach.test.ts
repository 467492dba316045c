import { beforeAll, expect, it } from 'vitest';
import { deed, told } from '../../coach/fixtures';
import { plain, words } from '../../i18n/index.svelte';
import { Choice } from '../../table/choice.svelte';
import type { Options } from '../../wire';
import tigris from './coach';
import { after, at } from './fixtures';
import { surveyOf } from './survey';
import type { View } from './view';

beforeAll(async () => {
  await words.speak('en');
  await words.learn('tigris', 'tigris/means');
});

it('warns of a war that is as good as lost, of leaders alone, of the weakest colour', () => {
  const view = at('priests');
  expect(told(tigris.cares!(view, 0))[0]).toBe(
    'Beware: a tile on H4 would bring a war of the priests, your 1 against 5.',
  );
  expect(tigris.cares!(view, 0)[0]!.at).toEqual(['H4', 'G5', 'I5']);
  const points: [number, number, number, number] = [4, 6, 0, 3];
  expect(told(tigris.cares!({ ...at('almost'), points: [points, null, null] }, 0))).toContain(
    'Only your weakest colour counts in the end: farms, 0.',
  );
  expect(told(tigris.cares!(at('income'), 0))).toEqual([
    'A rival’s leader stands on F4 in your kingdom: temples laid there score for your rival.',
    'Your king on I3 touches only one temple: a rival who brings two, beside it or from the hand, drives it off.',
  ]);
});

it('says of an answer what comes of it later', () => {
  const note = (name: string, answer: string, points = [0, 0, 0, 0], kingdoms?: []): string => {
    const choice = new Choice();
    const path = answer.split(' ');
    choice.ask(path.reduceRight<Options>((below, word) => ({ [word]: below }), {}));
    choice.set(path);
    const preview = answer.startsWith('swap') ? null : after(name, answer);
    if (preview && kingdoms) (preview.view as { survey: object }).survey = { kingdoms };
    const view = { ...at(name), points: [points, null, null] };
    return plain(tigris.note!(deed({ view, seat: 0, choice, preview })));
  };
  const against = (answer: string, events: string[]): string => {
    const choice = { path: answer.split(' '), words: answer };
    const preview = { words: answer, events, view: at('war') };
    return plain(tigris.against!(deed({ view: at('war'), seat: 0, choice, preview })));
  };
  const weakest = 'It is your weakest colour, the one that counts.';
  expect(note('revolt', 'tile green G4', [2, 3, 4, 1])).toBe(weakest);
  const among = 'It is one of your weakest colours, and only the weakest counts.';
  expect(note('revolt', 'tile green G4', [2, 1, 3, 1])).toBe(among);
  expect(note('revolt', 'tile green G4', [2, 1, 3, 4])).toBe('');
  expect(note('revolt', 'tile green G4')).toBe('');
  expect(note('revolt', 'tile red G4', [1, 2, 3, 4])).toBe(''); // somebody else scores it
  expect(note('king', 'leader red D10')).toBe(''); // the king took the temples before
  expect(note('king', 'leader red D10', undefined, [])).toBe('It scores the temples laid there.');
  expect(note('war', 'catastrophe G4')).toMatch(/^Tiles that hung together fall apart/);
  expect(note('war', 'catastrophe A6')).toMatch(/^No tile lies there: .* You have 2 left\.$/);
  const shut = (cell: string) => ({
    view: at('priests'),
    seat: 0,
    choice: { path: ['catastrophe', cell] },
    preview: null,
  });
  expect(plain(tigris.note!(deed(shut('H4'))))).toBe(
    'Then no tile brings a war of the priests there, your 1 against 5.',
  );
  expect(plain(tigris.against!(deed(shut('H4'))))).toBe('');
  expect(against('catastrophe A6', ['p1 red leader leaves G5'])).toMatch(/^No tile lies there/);
  const home = 'Your priest goes home.';
  expect(against('build F2 red-black', ['p2 blue leader leaves A1', 'p1 red leader leaves G5'])).toBe(home);
  expect(against('build F2 red-black', ['p2 red leader leaves G5'])).toBe('');
  expect(against('withdraw red', ['p1 red leader leaves G5'])).toBe('');
  expect(note('temple', 'swap 1 red')).toBe('None of your leaders on the board scores them.');
  expect(note('almost', 'swap 1 red')).toBe(''); // the king stands in
});

it('says whom monuments pay after an answer', () => {
  const now = at('war');
  const paid = (...seats: number[]): object => {
    const cells = Object.fromEntries(seats.map((seat) => [`A${seat + 1}`, `${seat + 1}K`]));
    const survey = { kingdoms: [], regions: [], frontiers: [], pays: { F2: Object.keys(cells) } };
    return { ...now, cells: { ...now.cells, ...cells }, survey };
  };
  const ctx = (before: object, after: object) => {
    const choice = { path: ['build', 'F2', 'red-black'], words: 'build F2 red-black' };
    return {
      view: before,
      seat: 0,
      choice,
      preview: { words: choice.words, events: [], view: after },
    };
  };
  const note = (...views: [object, object]) => plain(tigris.note!(deed(ctx(...views))));
  const against = (...views: [object, object]) => plain(tigris.against!(deed(ctx(...views))));
  const earns = 'Your king then draws a point from a monument at the end of each of your turns.';
  expect(note(paid(), paid(0))).toBe(earns);
  expect(note(paid(), paid(0, 1))).toBe(`${earns} So does a leader of your rival.`);
  expect(note(paid(1), paid())).toBe('A monument then no longer pays your rival.');
  expect(note(paid(0), paid(0))).toBe('');
  expect(against(paid(0), paid())).toBe('Your king then draws nothing from a monument any more.');
  expect(against(paid(), paid(1))).toBe('A monument then pays your rival, and not you.');
  expect(against(paid(), paid(0, 1))).toBe('');
  expect(tigris.suffices!(deed(ctx(paid(), paid(0))))).toBe(true);
  expect(tigris.suffices!(deed(ctx(paid(), paid())))).toBe(false);
});

it('weighs what comes of an answer at once', () => {
  const weight = (events: string[], ask: object | null, points = [5, 5, 2, 9]): number => {
    const view = { ...at('war'), points: [points, null], survey: undefined };
    const preview = { words: '', events, view: { ...view, ask } };
    return tigris.weight!(deed({ view, seat: 0, choice: { path: [] }, preview }));
  };
  expect(weight(['p1 gains 1 green for tile'], null)).toBe(1);
  expect(weight(['p1 gains 1 blue for tile'], null)).toBe(2); // the weakest
  expect(weight(['p2 gains 1 blue for tile'], null)).toBe(0);
  expect(weight([], { seat: 0, question: 'BuildMonument' })).toBe(3);
  expect(weight([], { seat: 0, question: 'LeaveTreasure', cells: ['A1', 'B1', 'C1'] })).toBe(6);
  expect(weight(['p1 takes treasure N5 P2 leaving M5'], null)).toBe(6);
  expect(weight([], { seat: 1, question: 'BuildMonument' })).toBe(0);
  // What a question was worth that an answer led to is not counted once more with the next one.
  const next = (asked: object, path: string[], events: string[]): number => {
    const view = { ...at('war'), points: [[5, 5, 2, 9], null], survey: undefined };
    const preview = { words: path.join(' '), events, view: { ...view, ask: null } };
    return tigris.weight!(deed({ view: { ...view, ask: asked }, seat: 0, choice: { path }, preview }));
  };
  const treasures = { seat: 0, question: 'LeaveTreasure', cells: ['N5', 'M5'] };
  expect(next(treasures, ['leave', 'M5'], ['p1 takes treasure N5 leaving M5'])).toBe(0);
  expect(next({ seat: 0, question: 'BuildMonument' }, ['decline'], [])).toBe(-3);
});

it('says that a treasure comes of it, also where it is still to be chosen which', () => {
  const now = at('war');
  const note = (ask: object | null, events: string[] = []): string => {
    const choice = { path: ['tile', 'green', 'A2'], words: 'tile green A2' };
    const preview = { words: choice.words, events, view: { ...now, ask } };
    return plain(tigris.note!(deed({ view: now, seat: 0, choice, preview })));
  };
  const asks = { seat: 0, question: 'LeaveTreasure', cells: ['I7', 'K1'] };
  expect(note(asks)).toContain('It takes a treasure.');
  expect(note({ ...asks, seat: 1 })).not.toContain('treasure');
  expect(note(null, ['p1 takes treasure N5 leaving M5'])).toContain('It takes a treasure.');
});

it('counts only points that help, or are many', () => {
  const pays = (event: string, points: number[]): boolean => {
    const view = { ...at('war'), points: [points, null] };
    return tigris.pays!(deed({ view, seat: 0, choice: { path: [] }, preview: { events: [event], view } }));
  };
  expect(pays('p1 gains 1 red for tile', [0, 0, 0, 0])).toBe(true);
  expect(pays('p1 gains 1 red for tile', [9, 2, 3, 4])).toBe(false);
  expect(pays('p1 gains 4 red for war', [9, 2, 3, 4])).toBe(true);
  expect(pays('p2 gains 4 red for war', [0, 0, 0, 0])).toBe(false);
});

it('says what a tile prepares', () => {
  const now = at('priests');
  const laid = (cells: Record<string, string>, cell: string, hand = 'RRK'): string => {
    const then = { ...now, cells: { ...cells, [cell]: 'g.' }, hands: [hand, 6], survey: undefined };
    const choice = { path: ['tile', 'green', cell], words: `tile green ${cell}` };
    const preview = { words: choice.words, events: [], view: then };
    return plain(tigris.note!(deed({ view: { ...now, cells }, seat: 0, choice, preview })));
  };
  const nearly = 'Three of a square: one more of this colour, and you may build a monument.';
  expect(laid({ A1: 'g.', B1: 'g*' }, 'A2')).toBe(nearly);
  expect(laid({ A1: 'g.', B1: 'g*' }, 'A2', 'RGK')).toBe(
    'Three of a square, and you hold the fourth: with it you may build a monument.',
  );
  expect(laid({ A1: 'g.', B1: 'k.' }, 'A2')).toBe('');
  expect(laid({ A1: 'g.', B1: 'g.', B2: '1K' }, 'A2')).toBe('');
  expect(laid({ C3: 'g.', D3: 'g.' }, 'D4')).toBe(''); // the fourth would lie on the river
});

it('says what tiles are good for in a conflict, and what it means that a leader leaves', () => {
  const note = (name: string, n: number, hand = '', enough?: number): string => {
    const view = at(name);
    const { seat } = view.ask!;
    view.hands[seat] = hand;
    if (enough !== undefined) surveyOf(view).asked.enough = enough;
    const choice = { path: ['commit', String(n)] };
    return plain(tigris.note!(deed({ view, seat, choice, preview: null })));
  };
  expect(note('attack', 2, 'ggg')).toBe('With it you are ahead until your rival answers.');
  expect(note('attack', 2, 'ggg', 0)).toMatch(/^You are ahead without any/);
  expect(note('attack', 0, 'ggg')).toMatch(/^It would take \d to be ahead/);
  expect(note('attack', 0)).toMatch(/^You cannot win this one: it would take \d\.$/);
  expect(note('defence', 3, 'ggg')).toBe('With it you win.');
  expect(note('defence', 0)).toMatch(/^You cannot win this one/);
  const struck = (event: string, seat: number, view: View = at('war')) =>
    plain(tigris.strikes!(event, view, seat));
  const alone = {
    ...at('war'),
    survey: { kingdoms: [{ cells: [], near: [], leaders: { J5: { war: 0, revolt: 1 } } }] },
  };
  expect(struck('p1 green leader leaves F4', 0, alone)).toBe(
    'Your king still takes markets where no leader of that colour stands.',
  );
  // A rival's trader stands in his kingdom.
  expect(struck('p1 green leader leaves F4', 0)).toBe('So markets no longer score for you.');
  expect(struck('p1 black leader leaves J5', 0)).toBe('So settlements no longer score for you.');
  expect(struck('p2 black leader leaves J5', 0)).toBe('');
});

it('says which answer takes a treasure or ends the game, and when the bag runs low', async () => {
  const note = (answer: string, events: string[], bag = 100): string => {
    const choice = new Choice();
    choice.ask(answer.split(' ').reduceRight<Options>((below, word) => ({ [word]: below }), {}));
    choice.set(answer.split(' '));
    const view = { ...at('war'), bag };
    const preview = { ...after('revolt', 'tile green G4'), events, view };
    return plain(tigris.note!(deed({ view, seat: 0, choice, preview })));
  };
  const took = ['p1 takes treasure C1 B2 leaving A1'];
  expect(note('tile black C2', took)).toBe('It takes 2 treasures.');
  expect(note('leave A1', took)).toBe(''); // the answer itself says so
  expect(note('tile black C2', ['p2 takes treasure C1 leaving A1', 'over treasures'])).toBe(
    'The game ends with it.',
  );
  expect(note('swap 2 red red', [], 2)).not.toContain('ends');
  expect(note('swap 2 red red', [], 1)).toContain('The game ends with it.');
  expect(told(tigris.cares!({ ...at('even'), bag: 4 }, 0))).toContain(
    'Only 4 tiles are left in the bag: the game ends when a hand cannot be filled.',
  );
  await words.speak('de');
  const points: [number, number, number, number] = [4, 6, 0, 0];
  expect(told(tigris.cares!({ ...at('almost'), points: [points, null, null] }, 0))).toContain(
    'Am Ende zählt nur deine schwächste Farbe: Farmen und Märkte, 0.',
  );
  await words.speak('en');
});

it('gives an answer to another question a title', () => {
  expect(plain(tigris.titled!('tile blue E3', null))).toBe('Farm to E3');
  expect(plain(tigris.titled!('leader black F2', null))).toBe('King to F2');
  expect(['', 'commit 2', 'pass'].map((words) => tigris.titled!(words, null))).toEqual(['', '', '']);
});

it('counts treasures to the weakest colour', () => {
  const view = { ...at('almost'), points: [[4, 6, 0, 3], null, null], treasures: [2, 0, 0] };
  const totals = [[4, 6, 2, 3], null, null];
  const seen = { ...view, survey: { ...view.survey, totals } } as unknown as View;
  expect(told(tigris.cares!(seen, 0))).toContain(
    'Only your weakest colour counts in the end: farms, 0. With your treasures it makes 2.',
  );
});

it('gives no reason that nobody could follow', () => {
  const about = (words: string, ...parts: string[]): string[] =>
    parts.filter((part) => tigris.tells!({ part, more: true, chance: 0.1, amount: null, source: '' }, words));
  const parts = ['revolts', 'tiles', 'rivals-revolts', 'hand'];
  expect(about('tile blue E1', ...parts)).toEqual(['tiles']);
  expect(about('tile red E2', ...parts)).toEqual(['revolts', 'tiles', 'rivals-revolts']);
  expect(about('swap 2 red', ...parts)).toEqual(['hand']);
});
