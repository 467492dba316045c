import { beforeAll, expect, it } from 'vitest';
import ark from '../games/ark/coach';
import { view as land } from '../games/ark/fixtures';
import { position } from '../games/ark/positions';
import type { View } from '../games/ark/view';
import borabora from '../games/borabora/coach';
import { asked, board, survey, view as island } from '../games/borabora/fixtures';
import type { God } from '../games/borabora/inventory';
import { later } from '../games/borabora/later.svelte';
import druids from '../games/druids/coach';
import { example } from '../games/druids/fixtures';
import type { TreeName } from '../games/druids/view';
import tigris from '../games/tigris/coach';
import { after, at } from '../games/tigris/fixtures';
import { surveyOf } from '../games/tigris/survey';
import { maybe, plain, words } from '../i18n/index.svelte';
import { Choice } from '../table/choice.svelte';
import type { PromptContext } from '../table/game';
import type { Options } from '../wire';
import { deedOf, wordsOf, type Care, type CoachWords } from './words';

const GAMES = ['ark', 'borabora', 'druids', 'tigris'];
const told = (cares: Care[]) => cares.map(({ text }) => plain(text));

beforeAll(async () => {
  await words.speak('en');
  for (const game of GAMES) await words.learn(game, `${game}/means`, `${game}/later`);
});

it('is there for every game of ours, and for others it is silent', async () => {
  for (const game of GAMES) expect((await wordsOf(game)).cares).toBeDefined();
  const quiet = await wordsOf('chess');
  const ctx = {} as PromptContext;
  expect([quiet.note(ctx), quiet.weight(ctx), quiet.pays(ctx), quiet.cares({}, 0)]).toEqual([
    '',
    0,
    false,
    [],
  ]);
});

it('names a lesson of the school for what brings points', async () => {
  for (const game of GAMES) {
    await words.learn(`${game}/school`, `${game}/why`);
    for (const [source, step] of Object.entries((await wordsOf(game)).lessonOn ?? {})) {
      expect(maybe(`${game}-school-${step}-title`), step).not.toBeNull();
      expect(maybe(`${game}-source-${source}`), source).not.toBeNull();
    }
  }
});

it('begins at Bora Bora once it has the words for every step', async () => {
  await wordsOf('borabora');
  expect(later()?.planned).toBeDefined();
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
    return plain(tigris.note!(deedOf({ view, seat: 0, choice, preview } as unknown as PromptContext)));
  };
  const against = (answer: string, events: string[]): string => {
    const choice = { path: answer.split(' '), words: answer };
    const preview = { words: answer, events, view: at('war') };
    return plain(
      tigris.against!(deedOf({ view: at('war'), seat: 0, choice, preview } as unknown as PromptContext)),
    );
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
  expect(note('war', 'catastrophe A6')).toMatch(/^No tile lies there/);
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
    } as never;
  };
  const note = (...views: [object, object]) => plain(tigris.note!(deedOf(ctx(...views))));
  const against = (...views: [object, object]) => plain(tigris.against!(deedOf(ctx(...views))));
  const earns = 'Your king then draws a point from a monument at the end of each of your turns.';
  expect(note(paid(), paid(0))).toBe(earns);
  expect(note(paid(), paid(0, 1))).toBe(`${earns} So does a leader of your rival.`);
  expect(note(paid(1), paid())).toBe('A monument then no longer pays your rival.');
  expect(note(paid(0), paid(0))).toBe('');
  expect(against(paid(0), paid())).toBe('Your king then draws nothing from a monument any more.');
  expect(against(paid(), paid(1))).toBe('A monument then pays your rival, and not you.');
  expect(against(paid(), paid(0, 1))).toBe('');
  expect(tigris.suffices!(deedOf(ctx(paid(), paid(0))))).toBe(true);
  expect(tigris.suffices!(deedOf(ctx(paid(), paid())))).toBe(false);
});

it('weighs what comes of an answer at once', () => {
  const weight = (events: string[], ask: object | null, points = [5, 5, 2, 9]): number => {
    const view = { ...at('war'), points: [points, null], survey: undefined };
    const preview = { words: '', events, view: { ...view, ask } };
    return tigris.weight!(deedOf({ view, seat: 0, choice: { path: [] }, preview } as never));
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
    return tigris.weight!(
      deedOf({ view: { ...view, ask: asked }, seat: 0, choice: { path }, preview } as never),
    );
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
    return plain(tigris.note!(deedOf({ view: now, seat: 0, choice, preview } as never)));
  };
  const asks = { seat: 0, question: 'LeaveTreasure', cells: ['I7', 'K1'] };
  expect(note(asks)).toContain('It takes a treasure.');
  expect(note({ ...asks, seat: 1 })).not.toContain('treasure');
  expect(note(null, ['p1 takes treasure N5 leaving M5'])).toContain('It takes a treasure.');
});

it('counts only points that help, or are many', () => {
  const pays = (event: string, points: number[]): boolean => {
    const view = { ...at('war'), points: [points, null] };
    return tigris.pays!(
      deedOf({ view, seat: 0, choice: { path: [] }, preview: { events: [event], view } } as never),
    );
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
    return plain(tigris.note!(deedOf({ view: { ...now, cells }, seat: 0, choice, preview } as never)));
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

it('says how a move goes on', () => {
  const told = (of: CoachWords, answer: string) => plain(of.titled!(answer, null));
  expect(told(ark, 'follower c0')).toBe('Follower in the city');
  expect(told(ark, 'prophet c0')).toMatch(/^Prophet/);
  expect(told(ark, 'ark 2,0 ee')).toBe(''); // it shows only then where it had better go
  expect(told(ark, 'enter 1,0')).toBe('');
  expect(told(borabora, 'hut ef row')).toBe('Hut to the east forest');
  expect(told(borabora, 'priest 5')).toBe('Priest to temple space 5');
  expect(told(borabora, 'pass')).toBe('');
  const after = island();
  const ctx = { view: after, seat: 0, choice: { path: [] }, preview: { view: after } } as never;
  expect(plain(borabora.titled!('take woman 6', deedOf(ctx)))).toBe('Woman: Canoe');
  expect(told(borabora, 'take woman 6')).toBe(''); // nobody knows yet who lies there
});

it('warns of a tree that loses its last spirit', () => {
  const now = example();
  const empty = { ...now.trees.M1, pile: [], down: 0 };
  const after = { ...now, trees: { ...now.trees, M1: empty } };
  const preview = (path: string[]) => ({ view: after, words: path.join(' '), events: [] });
  const note = (seat: number, path: string[]) =>
    plain(druids.note!(deedOf({ view: now, seat, choice: { path }, preview: preview(path) } as never)));
  expect(note(0, ['waltz', '5L', 'M2'])).toMatch(/^Moon 1 is empty then: bring a spirit there/);
  expect(note(1, ['waltz', '5L', 'S2'])).toMatch(/^Moon 1 of your rival is empty then/);
  expect(note(0, ['clear', 'M1'])).toBe('');
});

it('warns of a tree whose last spirit fights, and of one spirit alone', () => {
  const now = example();
  const fights = { ...now.survey!, fights: ['orange'], bare: ['M2'], starving: [] };
  const preview = { view: { ...now, survey: fights }, words: 'waltz 5L M3', events: [] };
  const choice = { path: ['waltz', '5L', 'M3'] };
  expect(plain(druids.note!(deedOf({ view: now, seat: 0, choice, preview } as never)))).toMatch(
    /^Moon 2 fights with its last spirit\. If it wins, that spirit is used up/,
  );
  const alone = { ...now.trees.M2, pile: ['3L'], down: 0, druid: 'orange', lost: false, tokens: 0 };
  const cares = (seat: number) =>
    told(druids.cares!({ ...now, trees: { ...now.trees, M2: alone } }, seat)).filter((one) =>
      one.startsWith('Only one spirit lies on Moon 2'),
    );
  expect(cares(0)).toHaveLength(1);
  expect(cares(1)).toEqual([]);
});

it('says at Druid Waltz what a waltz saves, and whose spirits dance away', () => {
  const { trees, ...rest } = example();
  const thick = Object.fromEntries(Object.entries(trees).map(([name, one]) => [name, { ...one, down: 4 }]));
  const now = { ...rest, trees: thick as typeof trees };
  const side = (tree: string) => ({ tree, strength: 3, falls: false });
  const pairs = (winner: string) => [{ druid: 'black', winner, moon: side('M2'), sun: side('S1') }];
  const survey = (winner: string) => ({ ...now.survey!, fights: ['black'], pairs: pairs(winner), bare: [] });
  const ctx = (before: string, after: string, events: string[]) => {
    const preview = { words: 'waltz 5L M3', events, view: { ...now, survey: survey(after) } };
    const choice = { path: ['waltz', '5L', 'M3'] };
    return { view: { ...now, survey: survey(before) }, seat: 0, choice, preview } as never;
  };
  const note = (...all: Parameters<typeof ctx>) => plain(druids.note!(deedOf(ctx(...all))));
  expect(note('sun', 'moon', [])).toBe('It saves Black from losing.');
  expect(note('sun', 'sun', [])).toBe('');
  expect(note('sun', 'open', [])).toBe(''); // a hidden card may still lose it
  const fight = { ...(ctx('sun', 'moon', []) as object), choice: { path: ['fight', 'black'] } } as never;
  expect(plain(druids.note!(deedOf(fight)))).not.toContain('It saves');
  expect(note('tie', 'moon', ['dance 4L S1 SC', 'dance 4R S2 MC'])).toBe(
    'The 4 of Sun 1 dances away from your rival’s trees.',
  );
  expect(note('tie', 'tie', ['dance 4L S1 M4', 'dance 2L S2 M3'])).toBe(
    'The 4 of Sun 1 dances to your Moon 4.',
  );
  expect(note('tie', 'tie', ['dance 4L SC M4'])).toBe('One more spirit dances to your trees.');
  expect(plain(druids.against!(deedOf(ctx('tie', 'tie', ['dance 4L M4 S1']))))).toBe(
    'Your 4 danced from Moon 4 to Sun 1.',
  );
  expect(plain(druids.against!(deedOf(ctx('tie', 'tie', ['dance 4L M4 MC']))))).toBe(
    'Your 4 on Moon 4 dances away from your trees.',
  );
  // One is glad to see a weak one leave, and sorry for a fight that was as good as won.
  expect(note('tie', 'moon', ['dance 2L S1 SC'])).toBe('');
  expect(plain(druids.against!(deedOf(ctx('tie', 'tie', ['dance 2L M4 MC']))))).toBe('');
  expect(plain(druids.against!(deedOf(ctx('moon', 'tie', []))))).toBe(
    'As it stands Black would win: with this it does not for certain.',
  );
  expect(plain(druids.against!(deedOf(ctx('moon', 'moon', []))))).toBe('');
  expect([druids.pays!(deedOf(ctx('tie', 'moon', []))), druids.pays!(deedOf(ctx('tie', 'sun', [])))]).toEqual(
    [true, false],
  );
  const weights = ['moon', 'sun', 'tie'].map((winner) => druids.weight!(deedOf(ctx('tie', winner, []))));
  expect(weights).toEqual([1, -1, 0]);
  expect(['win black M2 S1', 'dance 4L S1 SC'].map(druids.isNews!)).toEqual([true, false]);
});

it('says how a druid stands where it is put, beside the other free trees', () => {
  const now = example();
  const set = (tree: object, more: object) => ({ ...tree, down: 0, lost: false, ...more });
  const note = (own: string, theirs: string, others: string, placed: string | null = null): string => {
    const M1 = set(now.trees.M1, { pile: [own], druid: null });
    const [M2, M3, M4] = [placed, placed, null].map((druid) => set(now.trees.M2, { pile: [others], druid }));
    const S1 = set(now.trees.S1, { pile: [theirs], druid: 'orange' });
    const trees = { ...now.trees, M1, M2, M3, M4, S1 };
    const choice = { path: ['place', 'orange', 'M1'] };
    return plain(druids.note!(deedOf({ view: { ...now, trees }, seat: 0, choice, preview: null } as never)));
  };
  expect(note('1L', '5R', '4L')).toMatch(/^It loses there as it stands/);
  expect(note('1L', '5R', '5L')).toBe(''); // elsewhere it would tie
  expect(note('1L', '5R', '4L', 'black')).toBe(''); // the last druid leaves nothing to win elsewhere
  expect(note('5L', '5R', '5L')).toBe('');
  expect(note('5L', '5R', '4L')).toBe('It ties there: on your other free trees it would lose.');
  expect(note('5L', '4R', '4L')).toBe('As it stands it wins there.');
  expect(note('5L', '4R', '3L')).toBe('Only there does it win: on your other free trees it would lose.');
});

it('counts at Druid Waltz the spirits that lie where druids stand', () => {
  const { trees, ...rest } = example();
  const down = (sizes: Partial<Record<TreeName, number>>): typeof trees =>
    Object.fromEntries(
      Object.entries(trees).map(([name, one]) => [
        name,
        { ...one, lost: false, tokens: 1, pile: ['3L'], down: (sizes[name as TreeName] ?? 5) - 1 },
      ]),
    ) as typeof trees;
  const side = (tree: string) => ({ tree, strength: 3, falls: false });
  const ctx = (words: string, before: object, after: object, winner: string) => {
    const pairs = [{ druid: 'black', winner, moon: side('M2'), sun: side('S1') }];
    const survey = { ...rest.survey!, fights: ['black'], pairs, bare: [] };
    const preview = { words, events: [], view: { ...rest, trees: down(after), survey } };
    const view = { ...rest, trees: down(before), survey: { ...survey, pairs: [] } };
    return { view, seat: 0, choice: { path: words.split(' ') }, preview } as never;
  };
  const note = (...all: Parameters<typeof ctx>) => plain(druids.note!(deedOf(ctx(...all))));
  const against = (...all: Parameters<typeof ctx>) => plain(druids.against!(deedOf(ctx(...all))));
  expect(note('waltz 5L M2', { M2: 1 }, { M2: 2 }, 'moon')).toBe(
    'A second spirit comes to Moon 2: a win there does not leave it bare.',
  );
  expect(note('waltz 5L M2', { M2: 2 }, { M2: 3 }, 'moon')).toBe('');
  expect(note('waltz 5L M2', { S1: 2 }, { S1: 2 }, 'sun')).toBe(
    'Then only one spirit lies on Sun 1 of your rival: a win there leaves it bare. A fight lost on Moon 2 brings token 2 of 6 there: that can be borne.',
  );
  expect(note('waltz 5L M2', {}, {}, 'sun')).toBe(''); // to bear it is no reason
  expect(against('waltz 5L M1', { M2: 2, M3: 1 }, { M2: 2, M3: 1 }, 'moon')).toMatch(
    /^Then hardly a spirit is left on Moon 2 and Moon 3/,
  );
  expect(against('waltz 5L M2', { M2: 1, M3: 1 }, { M2: 2, M3: 1 }, 'moon')).toBe('');
  const weights = [{ M2: 2 }, { M2: 3 }].map((after) =>
    druids.weight!(deedOf(ctx('waltz 5L M2', { M2: 1 }, after, 'moon'))),
  );
  expect(weights).toEqual([1, 2]);
});

it('knows at Druid Waltz which answer wins, and then warns of nothing', () => {
  const now = example();
  const trees = { ...now.trees, M1: { ...now.trees.M1, pile: [], down: 0 } };
  const side = (tree: string) => ({ tree, strength: 3, falls: true });
  const survey = (winner: string) => ({
    fights: ['black'],
    pairs: [{ druid: 'black', winner, moon: side('M1'), sun: side('S1') }],
    brink: ['sun'],
  });
  const asked = (winner: string) => {
    const preview = { words: 'waltz 5L M2', events: [], view: { ...now, trees, survey: survey(winner) } };
    return { view: now, seat: 0, choice: { path: ['waltz', '5L', 'M2'] }, preview } as never;
  };
  expect([druids.wins!(deedOf(asked('moon'))), druids.note!(deedOf(asked('moon')))]).toEqual([true, '']);
  expect(druids.wins!(deedOf(asked('sun')))).toBe(false);
  expect(plain(druids.note!(deedOf(asked('sun'))))).toMatch(/^Moon 1 is empty then/);
});

it('says at Druid Waltz that a tree is lost, and what another would cost', () => {
  const lost = 'One of your trees is lost: lose a second, and you lose the game.';
  expect([0, 1].map((seat) => plain(druids.strikes!('lost M1 starved', example(), seat)))).toEqual([
    lost,
    '',
  ]);
  expect(plain(druids.strikes!('win black M2 S1', example(), 1))).toBe('');
});

it('counts tokens, followers, tiles and tasks', () => {
  const { trees, ...rest } = example();
  const hanging = { ...trees, M1: { ...trees.M1, tokens: 5 } };
  expect(told(druids.cares!({ ...rest, trees: hanging }, 0))).toEqual([
    'Moon 1 holds 5 of 6 tokens: lose one more fight there, and the tree is lost.',
  ]);
  expect(druids.cares!({ ...rest, trees: hanging }, 0)[0]!.at).toEqual(['M1']);
  expect(told(druids.cares!({ ...rest, trees: hanging }, 1))).toEqual([]); // what to do about it is advised
  const brink = { ...rest, trees: hanging, survey: { ...rest.survey, brink: ['moon'] } };
  expect(told(druids.cares!(brink, 1))).toEqual([
    'Moon 1 holds 5 of 6 tokens: win one more fight there, and you win the game.',
  ]);
  expect(told(ark.cares!(land('cN.rEW 0,0', { followers: [1, 7], bag: { rEW: 40 } }), 0))[0]).toMatch(
    /^One follower is left/,
  );
  expect(told(ark.cares!(land('cN.rEW 0,0', { bag: { rEW: 3 }, prophets: ['box', 'box'] }), 0))).toEqual([
    '3 more tiles come. What is unfinished then brings one point a tile.',
  ]);
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
    'As it stands you have met a task: 3 wood. If you still have when the round ends, it brings 6 points.',
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

const ROAD = 'rEW 0,0 n p1@r0\nrEW 1,0 n p2@r0';
const surveyed = (owners: number[], more: object = {}) => ({
  survey: {
    features: { '0,0 r0': { others: ['1,0 r0'], value: 2, finished: 4, owners, open: ['0,0 W'] } },
    spaces: {},
    fits: {},
    final: [[['0,0 r0', 2]], []] as [string, number][][],
    ...more,
  },
});

it('tells at the Ark which followers may have come in vain, and how it stands', () => {
  const cares = (owners: number[], tiles = 60, prophets = ['box', 'box']) =>
    told(
      ark.cares!(
        land(ROAD, {
          bag: { rEW: tiles },
          points: [10, 20],
          prophets: prophets as ['box', 'box'],
          ...surveyed(owners),
        }),
        0,
      ),
    );
  expect(cares([1])[0]).toMatch(/^On a road where you stand your rival has more pieces: .* nothing for it\./);
  expect(cares([0, 1])[0]).toMatch(/^You share a road with your rival/);
  expect(cares([0])).toEqual([]);
  expect(cares([0], 48)).toEqual([
    'If the game ended now, with all that is unfinished and the fields, you would have 12, your rival 20.',
  ]);
  expect(cares([0], 56, ['supply', 'box'])[0]).toMatch(/^Your prophet is still at home\. In a city/);
  expect(cares([0], 56, ['box', 'supply'])).toEqual([]);
  expect(cares([0], 12, ['supply', 'box'])[0]).toMatch(/^Your prophet is still at home, and 12 more/);
});

it('sees at the Ark what one tile would finish, and a city worth a share', () => {
  const cares = (tiles: string, key: string, feature: object, mine = 7) =>
    told(
      ark.cares!(
        land(tiles, {
          bag: { rEW: 60 },
          followers: [mine, 7],
          prophets: ['box', 'box'],
          survey: { features: { [key]: feature }, spaces: {}, fits: {}, final: [[], []] },
        }),
        0,
      ),
    );
  const road = (more: object) => ({ value: 4, finished: 5, fit: 9, owners: [0], open: ['0,0 W'], ...more });
  expect(cares('rEW 0,0 n p1@r0', '0,0 r0', road({}))).toEqual([
    'One tile is missing to your road: finished it brings at least 5, and your follower comes home.',
  ]);
  const theirs = (more: object) => cares('rEW 0,0 n p2@r0', '0,0 r0', road({ owners: [1], ...more }));
  expect(theirs({ finished: 9 })).toEqual([
    'One tile is missing to your rival’s road: finished it brings your rival at least 9.' +
      ' Another tile beside it may keep it open.',
  ]);
  expect(theirs({ finished: 5 })).toEqual([]);
  for (const more of [{ fit: 0 }, { finished: 4 }, { open: ['0,0 W', '0,0 E'] }])
    expect(cares('rEW 0,0 n p1@r0', '0,0 r0', road(more))).toEqual([]);
  expect(cares('cN.rEW 0,0 n p1@c0', '0,0 c0', road({ open: ['0,0 N'] }))).toHaveLength(1);
  expect(cares('cN.rEW 0,0 n p1*@c0', '0,0 c0', road({ open: ['0,0 N'] }))).toEqual([
    'One tile is missing to your city: finished it brings at least 5.',
  ]);
  expect(cares('cN.rEW 0,0 n p1*@c0', '0,0 c0', road({ open: ['0,0 N'], doubled: [0] }))).toEqual([
    'One tile is missing to your city: finished it brings at least 10.', // the prophet doubles it
  ]);
  const field = (n: number, owners: number[]) => cares('cN.rEW 0,0 n p2@f0', '0,0 f0', { value: n, owners });
  expect(field(6, [1])[0]).toMatch(/^A field of your rival’s is worth 6 at the end\./);
  expect([field(5, [1]), field(8, [0]), field(8, [0, 1])].flat().join()).not.toContain('A field of your');
  const city = { value: 4, finished: 8, fit: 9, owners: [1], open: ['0,0 N', '0,0 E'] };
  expect(cares('cN.rEW 0,0 n p2@c0', '0,0 c0', city)[0]).toMatch(/^Your rival’s city will bring 8 or more\./);
  expect(cares('cN.rEW 0,0 n p1@c0', '0,0 c0', city)).toEqual([]);
  expect(cares('cN.rEW 0,0 n p2@c0', '0,0 c0', city, 0).join()).not.toContain('rival’s city');
});

it('says at the Ark what a city that grows will bring, and how likely that is', () => {
  const { view, previews } = position('grow');
  const words = 'tile 0,1 n';
  const choice = { path: words.split(' '), words };
  const table = { seats: [{ name: 'Anna' }, { name: 'Zoé' }] };
  const ctx = { view, table, seat: 0, choice, preview: previews[words] };
  expect(plain(ark.note!(deedOf(ctx as never)))).toBe(
    'The city brings at least 10 when finished: 2 gaps, but no tile that is left fits.',
  );
  expect(plain(ark.note!(deedOf({ ...ctx, seat: 1 } as never)))).toBe(''); // it is a rival's
});

it('says at the Ark that a walk leaves the pieces of the rival', () => {
  const row = ['rEW 0,0 n p2@r0', ...[1, 2, 3, 4, 5, 6].map((x) => `rEW ${x},0`), 'rEW 7,0 n p1@r0'];
  const at = (cell: string) => land(row.join('\n'), { ark: cell });
  const note = (from: string, to: string): string => {
    const choice = { path: ['ark', to, 'e'], words: `ark ${to} e` };
    const preview = { words: choice.words, events: [], view: at(to) };
    return plain(ark.note!(deedOf({ view: at(from), seat: 0, choice, preview } as never)));
  };
  expect(note('4,0', '6,0')).toMatch(/^It leaves your rival’s pieces: 0 instead of 1 are within 5 steps/);
  expect(note('6,0', '4,0')).not.toContain('It leaves');
  expect(note('3,0', '4,0')).not.toContain('It leaves'); // it is near, as before
});

it('tells at the Ark of what a rival gained by much, and how it stands then', () => {
  const said = (event: string, points: [number, number], seat = 0): string =>
    plain(ark.strikes!(event, land('rEW 0,0 n', { points }), seat));
  expect(said('p2 scores 16 doubled', [20, 34])).toBe('Your rival is 14 ahead now.');
  expect(said('p2 scores 8', [20, 20])).toBe('You are level now.');
  expect(said('p2 scores 8', [21, 20])).toBe('You are still 1 ahead.');
  expect(said('p2 scores 3', [21, 20])).toBe('');
  expect(said('p1 scores 16', [21, 20])).toBe('');
});

it('tells at the Ark of a temple where one tile is missing', () => {
  const temple = (owners: number[], open: string[]) => ({
    '0,0 temple': { value: 3, finished: 7, owners, open },
  });
  const cared = (owners: number[], open: string[]) =>
    ark.cares!(
      land(ROAD, {
        bag: { rEW: 60 },
        prophets: ['box', 'box'],
        ...surveyed([], { features: temple(owners, open) }),
      }),
      0,
    );
  const cares = (owners: number[], open: string[]) => told(cared(owners, open));
  expect(cared([1], ['0,0 N'])[0]!.at).toContain('0,0');
  expect(cares([0, 1], ['0,0 N'])).toEqual([
    'One tile is missing around a temple. Then whoever has most pieces on its five tiles gains 7: ' +
      'you are level at 1, so each of you. Whoever places that tile can still add a piece; ' +
      'pieces on roads and in cities that it finishes go home first.',
  ]);
  expect(cares([1], ['0,0 N'])[0]).toMatch(/that would be your rival, \d to \d\. Whoever places/);
  expect(cares([1], ['0,0 N', '0,0 S'])).toEqual([]);
});

it('says of an answer at the Ark whose a joined road is, and of which temple it counts', () => {
  const note = (words: string, before: View, after: View): string => {
    const choice = new Choice();
    choice.ask(words.split(' ').reduceRight<Options>((below, word) => ({ [word]: below }), {}));
    choice.set(words.split(' '));
    const preview = { words, events: [], luck: false, view: after };
    const table = { seats: [] };
    return plain(
      ark.note!(deedOf({ view: before, table, seat: 0, choice, preview } as unknown as PromptContext)),
    );
  };
  const apart = land('rEW -1,0 n p1@r0\nrEW 1,0 n p2@r0', {
    survey: {
      features: { '-1,0 r0': { owners: [0], open: [] }, '1,0 r0': { owners: [1], open: [] } },
      final: [],
    },
  });
  const joined = (owners: number[]) =>
    land('rEW -1,0 n p1@r0\nrEW 1,0 n p2@r0\nrEW 0,0 n', {
      survey: { features: { '-1,0 r0': { others: ['0,0 r0', '1,0 r0'], owners, open: [] } }, final: [] },
    });
  expect(note('tile 0,0 n', apart, joined([0, 1]))).toBe(
    'You would share the road: each of you scores it in full.',
  );
  expect(note('tile 0,0 n', apart, joined([1]))).toMatch(/you get nothing for it\.$/);
  expect(note('tile 0,0 n', apart, joined([0]))).toMatch(/your rival gets nothing for it\.$/);

  const asks = { ask: { seat: 0, question: 'Deploy', cell: '1,0' } } as const;
  const stood = land('tNESW 0,0\nrEW 1,0 n p1@r0', {
    survey: {
      features: {
        '1,0 r0': { owners: [0], open: ['1,0 E'] },
        '0,0 temple': { owners: [0], open: ['0,0 N'] },
      },
      final: [],
    },
  });
  const standing = land('tNESW 0,0\nrEW 1,0 n', asks);
  expect(note('follower r0', standing, stood)).toBe(
    'It counts for the temple there, too: then you have most pieces around it.',
  );
});

it('says of an answer at the Ark what a follower will bring, and when it had better stay at home', () => {
  const asked = (followers: number, n: number) =>
    land('rEW 1,0 n', {
      followers: [followers, 7],
      bag: { rEW: 20 },
      ask: { seat: 0, question: 'Deploy', cell: '1,0' },
      survey: {
        features: { '1,0 r0': { value: 1, finished: n, open: ['1,0 E'] } },
        final: [],
        free: ['1,0 r0'],
      },
    });
  const ctx = (words: string, before: View, after = before) =>
    ({
      view: before,
      seat: 0,
      choice: { path: words.split(' ') },
      preview: { words, events: [], view: after },
    }) as unknown as PromptContext;
  const then = (followers: number, n: number, words: string) =>
    plain(ark.titled!(words, deedOf(ctx('tile 1,0 n', asked(followers, n), asked(followers, n)))));
  expect(then(7, 6, 'follower r0')).toBe('Follower on the road, finished at least 6 points');
  expect(then(7, 6, '')).toBe('');

  const walk = (followers: number, n: number) =>
    plain(ark.note!(deedOf(ctx('ark 2,0 e', asked(followers, n)))));
  expect(walk(2, 3)).toBe('This tile has little to offer a follower: better keep yours for a later one.');
  expect([walk(2, 6), walk(0, 3)]).toEqual(['', '']);

  const put = (followers: number) => ctx('follower r0', asked(followers, 3));
  expect(plain(ark.note!(deedOf(put(1))))).toBe(
    'It is your last follower: then you have none until one comes home.',
  );
  expect(plain(ark.note!(deedOf(put(2))))).toBe('');
  expect(plain(ark.against!(deedOf(put(2))))).toBe(
    'As it lies the road brings only 3 points, unless it grows.',
  );
  expect(plain(ark.against!(deedOf(put(1))))).not.toContain('last follower'); // that is no reason against it
  expect(ark.against!(deedOf(ctx('follower r0', asked(2, 6))))).toBe(''); // worth a follower
  expect(ark.against!(deedOf(ctx('ark 2,0 e', asked(2, 3))))).toBe('');
});

it('says what tiles are good for in a conflict, and what it means that a leader leaves', () => {
  const note = (name: string, n: number, hand = '', enough?: number): string => {
    const view = at(name);
    const { seat } = view.ask!;
    view.hands[seat] = hand;
    if (enough !== undefined) surveyOf(view).asked.enough = enough;
    const choice = { path: ['commit', String(n)] };
    return plain(tigris.note!(deedOf({ view, seat, choice, preview: null } as unknown as PromptContext)));
  };
  expect(note('attack', 2, 'ggg')).toBe('With it you are ahead until your rival answers.');
  expect(note('attack', 2, 'ggg', 0)).toMatch(/^You are ahead without any/);
  expect(note('attack', 0, 'ggg')).toMatch(/^It would take \d to be ahead/);
  expect(note('attack', 0)).toMatch(/^You cannot win this one: it would take \d\.$/);
  expect(note('defence', 3, 'ggg')).toBe('With it you win.');
  expect(note('defence', 0)).toMatch(/^You cannot win this one/);
  const struck = (event: string, seat: number, view: object = at('war')) =>
    plain(tigris.strikes!(event, view, seat));
  const alone = { ...at('war'), survey: { kingdoms: [{ leaders: { J5: { war: 0, revolt: 1 } } }] } };
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
    return plain(tigris.note!(deedOf({ view, seat: 0, choice, preview } as unknown as PromptContext)));
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
    return plain(
      borabora.note!(
        deedOf({ view: view(before, jewels[0]), seat: 0, choice, preview } as unknown as PromptContext),
      ),
    );
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
    return plain(borabora.note!(deedOf({ view, seat: 0, choice, preview } as unknown as PromptContext)));
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
    return { view: at(now), seat: 0, choice, preview } as unknown as PromptContext;
  };
  expect(plain(borabora.note!(deedOf(ctx('hut cm row', [1, 2], [1, 2]))))).toBe(
    'The fish there is worth 4 at the end.',
  );
  const farther = plain(borabora.against!(deedOf(ctx('offering', [1, 2], [0, 2]))));
  expect(farther).toMatch(/^It takes you further from your task: .*, 0 of 2\.$/);
  expect(borabora.against!(deedOf(ctx('offering', [1, 2], [1, 2])))).toBe('');
  const weights = [
    ctx('offering', [1, 2], [2, 2]),
    ctx('offering', [0, 2], [1, 2]),
    ctx('offering', [1, 2], [0, 2]),
  ];
  expect(weights.map((one) => borabora.weight!(deedOf(one)))).toEqual([7, 1, -1]);
});

it('says that a higher place on the status track pays', () => {
  const at = (n: number) => island({ survey: survey({ status: [n, 0] }) });
  const ctx = (now: number, then: number) => {
    const { choice } = asked('tattoo 2');
    choice.set(['tattoo', '2']);
    const preview = { words: 'tattoo 2', events: [], luck: false, view: at(then) };
    return { view: at(now), seat: 0, choice, preview } as unknown as PromptContext;
  };
  const more = 'Your place on the status track brings 3 points more at the end of the round.';
  expect(plain(borabora.note!(deedOf(ctx(2, 5))))).toBe(more);
  expect([borabora.pays!(deedOf(ctx(2, 5))), borabora.pays!(deedOf(ctx(2, 2)))]).toEqual([true, false]);
  expect(borabora.note!(deedOf(ctx(2, 2)))).toBe('');
});

it('says whose region was taken, and what that costs', () => {
  const struck = (event: string, huts: number[], seat = 0): string =>
    plain(borabora.strikes!(event, island({ map: { cm: huts }, fish: { cm: 'b4' } }), seat));
  expect(struck('p2 settles cm', [1, 0])).toBe(
    'You no longer hold it: its fish, 4 points at the end, are yours no more.',
  );
  expect(struck('p2 settles cm', [1])).toBe('');
  expect(struck('p2 settles cm', [1, 0], 1)).toBe('');
  expect(struck('p1 settles cm', [0, 1])).toBe('');
  expect(struck('p2 builds 3', [1, 0])).toBe('');
});

it('gives no reason that nobody could follow', () => {
  const about = (one: CoachWords, words: string, ...parts: string[]): string[] =>
    parts.filter((part) => one.tells!({ part, more: true, chance: 0.1, amount: null, source: '' }, words));
  const island = ['temple', 'fish', 'people', 'offerings', 'tasks', 'rivals-temple'];
  expect(about(borabora, 'die 4 temple', ...island)).toEqual(['temple', 'tasks', 'rivals-temple']);
  expect(about(borabora, 'blue card die 2 man', ...island)).toEqual(['people', 'tasks']);
  expect(about(borabora, 'hut cp row', ...island)).toEqual(['fish', 'tasks']);
  expect(about(borabora, 'green card double woman canoe', ...island)).toEqual(['fish', 'tasks']);
  expect(about(borabora, 'offering', ...island)).toEqual(['tasks']);
  expect(about(borabora, 'pass', ...island)).toEqual([]);
  const land = ['cities', 'prophet', 'ark', 'followers', 'rivals-fields', 'turn'];
  expect(about(ark, 'tile 0,1 n', ...land)).toEqual(['cities', 'rivals-fields']);
  expect(about(ark, 'follower c0', ...land)).toEqual(['cities']);
  expect(about(ark, 'prophet c0', ...land)).toEqual(['cities', 'prophet']);
  expect(about(ark, 'ark 2,0 ee', ...land)).toEqual(['ark', 'followers']);
  expect(about(ark, 'pass', ...land)).toEqual(['cities', 'followers', 'rivals-fields']);
  const valley = ['revolts', 'tiles', 'rivals-revolts', 'hand'];
  expect(about(tigris, 'tile blue E1', ...valley)).toEqual(['tiles']);
  expect(about(tigris, 'tile red E2', ...valley)).toEqual(['revolts', 'tiles', 'rivals-revolts']);
  expect(about(tigris, 'swap 2 red', ...valley)).toEqual(['hand']);
});

it('keeps in mind what one can do something about', () => {
  const late = land('cN.rEW 0,0', { followers: [1, 7], bag: { rEW: 10 }, prophets: ['supply', 'box'] });
  const cares = ark.cares!(late, 0);
  expect(cares.filter(({ once }) => !once).map(({ key }) => key)).toEqual(['followers-1']);
  expect(cares.filter(({ once }) => once).map(({ key }) => key)).toEqual(['tiles', 'prophet-late']);
});

it('gives an answer to another question a title', () => {
  expect(plain(tigris.titled!('tile blue E3', null))).toBe('Farm to E3');
  expect(plain(tigris.titled!('leader black F2', null))).toBe('King to F2');
  expect(['', 'commit 2', 'pass'].map((words) => tigris.titled!(words, null))).toEqual(['', '', '']);
});

it('counts treasures to the weakest colour', () => {
  const view = { ...at('almost'), points: [[4, 6, 0, 3], null, null], treasures: [2, 0, 0] };
  const totals = [[4, 6, 2, 3], null, null];
  const seen = { ...view, survey: { ...view.survey, totals } } as unknown as Parameters<typeof at>[0];
  expect(told(tigris.cares!(seen, 0))).toContain(
    'Only your weakest colour counts in the end: farms, 0. With your treasures it makes 2.',
  );
});
