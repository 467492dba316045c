import { beforeAll, expect, it } from 'vitest';
import { deed, told } from '../../coach/fixtures';
import { plain, words } from '../../i18n/index.svelte';
import druids from './coach';
import { example } from './fixtures';
import type { TreeName } from './view';

beforeAll(async () => {
  await words.speak('en');
  await words.learn('druids', 'druids/means');
});

it('warns of a tree that loses its last spirit', () => {
  const now = example();
  const empty = { ...now.trees.M1, pile: [], down: 0 };
  const after = { ...now, trees: { ...now.trees, M1: empty } };
  const preview = (path: string[]) => ({ view: after, words: path.join(' '), events: [] });
  const note = (seat: number, path: string[]) =>
    plain(druids.note!(deed({ view: now, seat, choice: { path }, preview: preview(path) })));
  expect(note(0, ['waltz', '5L', 'M2'])).toMatch(/^Moon 1 is empty then: bring a spirit there/);
  expect(note(1, ['waltz', '5L', 'S2'])).toMatch(/^Moon 1 of your rival is empty then/);
  expect(note(0, ['clear', 'M1'])).toBe('');
});

it('warns of a tree whose last spirit fights, and of one spirit alone', () => {
  const now = example();
  const fights = { ...now.survey!, fights: ['orange'], bare: ['M2'], starving: [] };
  const preview = { view: { ...now, survey: fights }, words: 'waltz 5L M3', events: [] };
  const choice = { path: ['waltz', '5L', 'M3'] };
  expect(plain(druids.note!(deed({ view: now, seat: 0, choice, preview })))).toMatch(
    /^Moon 2 fights with its last spirit\. If it wins, that spirit is used up/,
  );
  const alone = { ...now.trees.M2, pile: ['3L'], down: 0, druid: 'orange' as const, lost: false, tokens: 0 };
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
    return { view: { ...now, survey: survey(before) }, seat: 0, choice, preview };
  };
  const note = (...all: Parameters<typeof ctx>) => plain(druids.note!(deed(ctx(...all))));
  expect(note('sun', 'moon', [])).toBe('It saves Black from losing.');
  expect(note('sun', 'sun', [])).toBe('');
  expect(note('sun', 'open', [])).toBe(''); // a hidden card may still lose it
  const fight = { ...ctx('sun', 'moon', []), choice: { path: ['fight', 'black'] } };
  expect(plain(druids.note!(deed(fight)))).not.toContain('It saves');
  expect(note('tie', 'moon', ['dance 4L S1 SC', 'dance 4R S2 MC'])).toBe(
    'The 4 of Sun 1 dances away from your rival’s trees.',
  );
  expect(note('tie', 'tie', ['dance 4L S1 M4', 'dance 2L S2 M3'])).toBe(
    'The 4 of Sun 1 dances to your Moon 4.',
  );
  expect(note('tie', 'tie', ['dance 4L SC M4'])).toBe('One more spirit dances to your trees.');
  expect(plain(druids.against!(deed(ctx('tie', 'tie', ['dance 4L M4 S1']))))).toBe(
    'Your 4 danced from Moon 4 to Sun 1.',
  );
  expect(plain(druids.against!(deed(ctx('tie', 'tie', ['dance 4L M4 MC']))))).toBe(
    'Your 4 on Moon 4 dances away from your trees.',
  );
  // One is glad to see a weak one leave, and sorry for a fight that was as good as won.
  expect(note('tie', 'moon', ['dance 2L S1 SC'])).toBe('');
  expect(plain(druids.against!(deed(ctx('tie', 'tie', ['dance 2L M4 MC']))))).toBe('');
  expect(plain(druids.against!(deed(ctx('moon', 'tie', []))))).toBe(
    'As it stands Black would win: with this it does not for certain.',
  );
  expect(plain(druids.against!(deed(ctx('moon', 'moon', []))))).toBe('');
  expect([druids.pays!(deed(ctx('tie', 'moon', []))), druids.pays!(deed(ctx('tie', 'sun', [])))]).toEqual([
    true,
    false,
  ]);
  const weights = ['moon', 'sun', 'tie'].map((winner) => druids.weight!(deed(ctx('tie', winner, []))));
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
    return plain(druids.note!(deed({ view: { ...now, trees }, seat: 0, choice, preview: null })));
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
    return { view, seat: 0, choice: { path: words.split(' ') }, preview };
  };
  const note = (...all: Parameters<typeof ctx>) => plain(druids.note!(deed(ctx(...all))));
  const against = (...all: Parameters<typeof ctx>) => plain(druids.against!(deed(ctx(...all))));
  expect(note('waltz 5L M2', { M2: 1 }, { M2: 2 }, 'moon')).toBe(
    'A second spirit comes to Moon 2: a win there does not leave it bare.',
  );
  expect(note('waltz 5L M2', { M2: 2 }, { M2: 3 }, 'moon')).toBe('');
  expect(note('waltz 5L M1', { M2: 2 }, { M2: 2 }, 'moon')).toBe(
    'The win uses up a spirit: one is left on Moon 2.',
  );
  expect(note('waltz 5L M2', { S1: 2 }, { S1: 2 }, 'sun')).toBe(
    'Then only one spirit lies on Sun 1 of your rival: a win there leaves it bare. A fight lost on Moon 2 brings token 2 of 6 there: that can be borne.',
  );
  expect(note('waltz 5L M2', {}, {}, 'sun')).toBe(''); // to bear it is no reason
  expect(against('waltz 5L M1', { M2: 2, M3: 1 }, { M2: 2, M3: 1 }, 'moon')).toMatch(
    /^Then hardly a spirit is left on Moon 2 and Moon 3/,
  );
  expect(against('waltz 5L M2', { M2: 1, M3: 1 }, { M2: 2, M3: 1 }, 'moon')).toBe('');
  const weights = [{ M2: 2 }, { M2: 3 }].map((after) =>
    druids.weight!(deed(ctx('waltz 5L M2', { M2: 1 }, after, 'moon'))),
  );
  expect(weights).toEqual([1, 2]);
});

it('comforts nobody at Druid Waltz with a fight on a tree that falls, nor praises what costs a tree', () => {
  const { trees, ...rest } = example();
  const side = (tree: string) => ({ tree, strength: 3, falls: false });
  const pair = { druid: 'black', winner: 'sun', moon: side('M2'), sun: side('S1') };
  const note = (words: string, starving: string[], events: string[], foughtThen: object[]) => {
    const now = { ...rest, trees, survey: { ...rest.survey!, pairs: [pair] } };
    const survey = {
      ...rest.survey!,
      fights: foughtThen.length > 0 ? ['black'] : [],
      pairs: foughtThen,
      starving,
      bare: [],
    };
    const preview = { words, events, view: { ...rest, trees, survey } };
    return plain(druids.note!(deed({ view: now, seat: 0, choice: { path: words.split(' ') }, preview })));
  };
  expect(note('waltz 5L M1', [], [], [pair])).not.toMatch(/saves/);
  expect(note('waltz 5L M1', ['M2'], [], [pair])).not.toMatch(/can be borne/);
  expect(note('jump black M4', [], [], [{ ...pair, winner: 'tie' }])).toMatch(/It saves Black from losing/);
  expect(note('jump black M4', [], ['lost M2 starved'], [{ ...pair, winner: 'tie' }])).not.toMatch(/saves/);
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
    return { view: now, seat: 0, choice: { path: ['waltz', '5L', 'M2'] }, preview };
  };
  expect([druids.wins!(deed(asked('moon'))), druids.note!(deed(asked('moon')))]).toEqual([true, '']);
  expect(druids.wins!(deed(asked('sun')))).toBe(false);
  expect(plain(druids.note!(deed(asked('sun'))))).toMatch(/^Moon 1 is empty then/);
});

it('says at Druid Waltz that a tree is lost, and what another would cost', () => {
  const lost = 'One of your trees is lost: lose a second, and you lose the game.';
  expect([0, 1].map((seat) => plain(druids.strikes!('lost M1 starved', example(), seat)))).toEqual([
    lost,
    '',
  ]);
  expect(plain(druids.strikes!('win black M2 S1', example(), 1))).toBe('');
});

it('counts tokens', () => {
  const { trees, ...rest } = example();
  const hanging = { ...trees, M1: { ...trees.M1, tokens: 5 } };
  expect(told(druids.cares!({ ...rest, trees: hanging }, 0))).toEqual([
    'Moon 1 holds 5 of 6 tokens: lose one more fight there, and the tree is lost.',
  ]);
  expect(druids.cares!({ ...rest, trees: hanging }, 0)[0]!.at).toEqual(['M1']);
  expect(told(druids.cares!({ ...rest, trees: hanging }, 1))).toEqual([]); // what to do about it is advised
  const brink = { ...rest, trees: hanging, survey: { ...rest.survey, brink: ['moon' as const] } };
  expect(told(druids.cares!(brink, 1))).toEqual([
    'Moon 1 holds 5 of 6 tokens: win one more fight there, and you win the game.',
  ]);
});
