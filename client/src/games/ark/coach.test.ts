import { beforeAll, expect, it } from 'vitest';
import { deed, told } from '../../coach/fixtures';
import { plain, words } from '../../i18n/index.svelte';
import { Choice } from '../../table/choice.svelte';
import type { Options } from '../../wire';
import ark from './coach';
import { view as land } from './fixtures';
import { position } from './positions';
import type { View } from './view';

beforeAll(async () => {
  await words.speak('en');
  await words.learn('ark', 'ark/means');
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
  expect(plain(ark.note!(deed(ctx)))).toBe(
    'The city brings at least 10 when finished: 2 gaps, but no tile that is left fits.',
  );
  expect(plain(ark.note!(deed({ ...ctx, seat: 1 })))).toBe(''); // it is a rival's
});

it('says at the Ark that a walk leaves the pieces of the rival', () => {
  const row = ['rEW 0,0 n p2@r0', ...[1, 2, 3, 4, 5, 6].map((x) => `rEW ${x},0`), 'rEW 7,0 n p1@r0'];
  const at = (cell: string) => land(row.join('\n'), { ark: cell });
  const note = (from: string, to: string): string => {
    const choice = { path: ['ark', to, 'e'], words: `ark ${to} e` };
    const preview = { words: choice.words, events: [], view: at(to) };
    return plain(ark.note!(deed({ view: at(from), seat: 0, choice, preview })));
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
    return plain(ark.note!(deed({ view: before, table, seat: 0, choice, preview })));
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
  const ctx = (words: string, before: View, after = before) => ({
    view: before,
    seat: 0,
    choice: { path: words.split(' ') },
    preview: { words, events: [], view: after },
  });
  const then = (followers: number, n: number, words: string) =>
    plain(ark.titled!(words, deed(ctx('tile 1,0 n', asked(followers, n), asked(followers, n)))));
  expect(then(7, 6, 'follower r0')).toBe('Follower on the road, finished at least 6 points');
  expect(then(7, 6, '')).toBe('');

  const walk = (followers: number, n: number) =>
    plain(ark.note!(deed(ctx('ark 2,0 e', asked(followers, n)))));
  expect(walk(2, 3)).toBe('This tile has little to offer a follower: better keep yours for a later one.');
  expect([walk(2, 6), walk(0, 3)]).toEqual(['', '']);

  const put = (followers: number) => ctx('follower r0', asked(followers, 3));
  expect(plain(ark.note!(deed(put(1))))).toBe(
    'It is your last follower: then you have none until one comes home.',
  );
  expect(plain(ark.note!(deed(put(2))))).toBe('');
  expect(plain(ark.against!(deed(put(2))))).toBe(
    'As it lies the road brings only 3 points, unless it grows.',
  );
  expect(plain(ark.against!(deed(put(1))))).not.toContain('last follower'); // that is no reason against it
  expect(ark.against!(deed(ctx('follower r0', asked(2, 6))))).toBe(''); // worth a follower
  expect(ark.against!(deed(ctx('ark 2,0 e', asked(2, 3))))).toBe('');
});

it('keeps in mind what one can do something about', () => {
  const late = land('cN.rEW 0,0', { followers: [1, 7], bag: { rEW: 10 }, prophets: ['supply', 'box'] });
  const cares = ark.cares!(late, 0);
  expect(cares.filter(({ once }) => !once).map(({ key }) => key)).toEqual(['followers-1']);
  expect(cares.filter(({ once }) => once).map(({ key }) => key)).toEqual(['tiles', 'prophet-late']);
});

it('says how a move goes on', () => {
  const told = (answer: string) => plain(ark.titled!(answer, null));
  expect(told('follower c0')).toBe('Follower in the city');
  expect(told('prophet c0')).toMatch(/^Prophet/);
  expect(told('ark 2,0 ee')).toBe(''); // it shows only then where it had better go
  expect(told('enter 1,0')).toBe('');
});

it('counts followers and tiles', () => {
  expect(told(ark.cares!(land('cN.rEW 0,0', { followers: [1, 7], bag: { rEW: 40 } }), 0))[0]).toMatch(
    /^One follower is left/,
  );
  expect(told(ark.cares!(land('cN.rEW 0,0', { bag: { rEW: 3 }, prophets: ['box', 'box'] }), 0))).toEqual([
    '3 more tiles come. What is unfinished then brings one point a tile.',
  ]);
});

it('gives no reason that nobody could follow', () => {
  const about = (words: string, ...parts: string[]): string[] =>
    parts.filter((part) => ark.tells!({ part, more: true, chance: 0.1, amount: null, source: '' }, words));
  const parts = ['cities', 'prophet', 'ark', 'followers', 'rivals-fields', 'turn'];
  expect(about('tile 0,1 n', ...parts)).toEqual(['cities', 'rivals-fields']);
  expect(about('follower c0', ...parts)).toEqual(['cities']);
  expect(about('prophet c0', ...parts)).toEqual(['cities', 'prophet']);
  expect(about('ark 2,0 ee', ...parts)).toEqual(['ark', 'followers']);
  expect(about('pass', ...parts)).toEqual(['cities', 'followers', 'rivals-fields']);
});

it('weighs at the Ark what an answer brings at once, and what it brings others', () => {
  const weight = (...events: string[]) =>
    ark.weight!(deed({ view: land(ROAD), seat: 0, choice: { path: ['tile'] }, preview: { events } }));
  expect(weight('p1 scores 16 city', 'p2 scores 2 road')).toBe(14);
  expect(weight('p2 scores 5 city')).toBe(-5);
  expect(weight()).toBe(0);
});
