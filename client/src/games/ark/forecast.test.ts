import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { plain, words } from '../../i18n/index.svelte';
import { Choice } from '../../table/choice.svelte';
import type { Entry, Options, PromptContext, TableInfo } from '../../table/game';
import { titlesOf } from '../../table/prompt';
import { passedIn, settledIn } from './events';
import { claiming, freeOn, laying } from './forecast';
import { position } from './positions';
import { changed, hint, prompt } from './prompt';
import { valueOf } from './says';
import type { View } from './view';

const table = { seats: ['Ödön', 'Zoé', 'Max'].map((name) => ({ name })) } as unknown as TableInfo;

beforeAll(() => words.learn('ark'));
beforeEach(() => words.speak('en'));

type Name = Parameters<typeof position>[0];

/** What follows from this answer. */
function foretold(name: Name, words: string) {
  const { view, previews } = position(name);
  return laying(view, words.split(' ')[1]!, previews[words]!, 0)!;
}

/** The changes in words, what matters most first. */
const changes = (name: Name, words: string): string[] =>
  foretold(name, words).changes.map((change) => {
    const { was, feature } = change;
    return `${changed({ table, seat: 0 }, change)}: ${[was.join('+'), feature.value].join(' > ')}`;
  });

describe('a tile', () => {
  it('makes an own city grow', () => {
    expect(changes('grow', 'tile 0,1 n')).toEqual(['Your city grows: 1 > 3']);
  });

  it('may make worth less what it is added to, as wolves do', () => {
    const { view, previews } = position('grow');
    const before = structuredClone(view);
    const [city] = Object.values((before as View).survey!.features!).filter(({ value }) => value === 1);
    city!.value = 5;
    const [change] = laying(before as View, '0,1', structuredClone(previews['tile 0,1 n']!), 0)!.changes;
    expect(changed({ table, seat: 0 }, change!)).toBe('Your city is worth less');
  });

  it('finishes a city of somebody else, doubled by the prophet', () => {
    const found = foretold('doubled', 'tile 0,-1 s');
    expect(found.settled).toEqual([
      {
        kind: 'city',
        value: 4,
        end: false,
        wins: [{ seat: 1, points: 8, doubled: true }],
        home: [],
        boxed: [1],
      },
    ]);
    expect(changes('doubled', 'tile 0,-1 s')).toEqual(['The city of Zoé is finished: 1 > 4']);
    expect(found.free).toEqual(['field']);
  });

  it('joins roads that were claimed apart', () => {
    expect(changes('join', 'tile 1,0 n')).toEqual(['Roads become one: 1+1 > 3']);
    expect(foretold('join', 'tile 1,0 n').changes[0]?.feature.owners).toEqual([0, 1]);
  });

  it('does not count what was worth nothing among what becomes one', () => {
    const [change] = foretold('join', 'tile 1,0 n').changes;
    expect(plain(valueOf(change!))).toBe('1 + 1 → 3');
    expect(plain(valueOf({ ...change!, was: [3, 0] }))).toBe('3');
    expect(plain(valueOf({ ...change!, was: [0, 0] }))).toBe('0 → 3');
  });

  it('puts the own first, then what others hold; open ground is not worth a line', () => {
    expect(changes('own-road', 'tile 1,0 n')).toEqual(['Your road grows: 3 > 4']);
    expect(changes('foreign-city', 'tile 0,-1 s')).toEqual(['The city of Zoé is finished: 1 > 4']);
    expect(changes('foreign-city', 'tile 0,1 s')).toEqual([]);
  });

  it('takes home the followers of a road before it counts a temple', () => {
    const wins = (name: Name, words: string) =>
      foretold(name, words).settled.map(({ kind, wins }) => [kind, wins.map(({ seat }) => seat)]);
    expect(wins('temple', 'tile 0,1 e')).toEqual([['temple', [0, 1]]]);
    expect(wins('road-and-temple', 'tile -1,0 n')).toEqual([
      ['road', [0]],
      ['temple', [1]],
    ]);
  });

  it('changes nothing that is known before the rules have said so', () =>
    expect(laying(position('grow').view, '0,1', null, 0)).toBeNull());
});

describe('a piece', () => {
  const { view: deploying, previews } = position('deploy');

  it('claims a feature with what it is worth and what still fits', () => {
    const change = claiming(deploying, 'c0', previews['prophet c0']!)!;
    expect(change).toMatchObject({ fate: 'claimed' });
    expect(change.feature).toMatchObject({ value: 1, finished: 4, owners: [0], fit: 2 });
    const road = claiming(deploying, 'r0', previews['follower r0']!)!;
    expect(road.feature).toMatchObject({ value: 2, finished: 4 });
  });

  it('has these places to go', () => expect(freeOn(deploying)).toEqual(['city', 'road', 'field', 'field']));
});

it('reads what is scored and what the Ark gives', () => {
  const events = [
    'ark moves 0,0 1,0 1,1',
    'p2 scores 1 at 1,0',
    'p2 scores 1 at 1,1',
    'complete road 3 0,0 1,0 2,0',
    'p1 scores 3',
    'p1 returns 1,0',
    'final',
    'field 0 0,0',
    'p2 scores 0',
    'over',
  ];
  expect([...passedIn(events)]).toEqual([[1, 2]]);
  expect(settledIn(events)).toMatchObject([
    { kind: 'road', value: 3, end: false, wins: [{ seat: 0, points: 3 }], home: [0] },
    { kind: 'field', value: 0, end: true },
  ]);
});

describe('the prompt', () => {
  const asking = (view: View, options: Options, path: string[] = [], more: Partial<PromptContext> = {}) => {
    const choice = new Choice();
    choice.ask(options);
    choice.set(path);
    const asked = { seat: 0, question: view.ask!.question };
    const said = prompt({ view, seat: 0, table, asked, choice, preview: null, ...more });
    return [said.title, said.detail].filter((text) => text !== undefined).map(plain);
  };
  const start = position('start').view;
  const deploying = (more: Partial<View>): View => ({ ...position('deploy').view, ...more });

  it('says what to do with the tile, and what was thrown out before', () => {
    expect(asking(start, { tile: { '1,0': { n: {} } } })).toEqual([
      'Place your tile.',
      'It fits on the marked spaces; tap to rotate.',
    ]);
    const last = { events: ['p1 draws cN', 'p1 discards cN', 'p1 draws rEW'] } as unknown as Entry;
    expect(asking(start, { tile: { '1,0': { n: {} } } }, [], { last })[1]).toBe(
      'The tile drawn before fitted nowhere and left the game. It fits on the marked spaces; tap to rotate.',
    );
  });

  it('says what the loose tile changes and whether it turns', () => {
    const { options, previews } = position('start');
    const preview = previews['tile 1,0 n']!;
    expect(asking(start, options, ['tile', '1,0', 'n'], { preview })).toEqual([
      'A free road grows: 1 → 2.',
      'It fits one way here.',
    ]);
    const same = structuredClone(preview);
    for (const one of Object.values((same.view as View).survey!.features!))
      if (one.value === 2) one.value = 1;
    expect(asking(start, options, ['tile', '1,0', 'n'], { preview: same })).toEqual([
      'Tile: 1 east',
      'It fits one way here.',
    ]);
    const bend = position('bend');
    const loose = { preview: bend.previews['tile 0,1 w']! };
    expect(asking(bend.view, bend.options, ['tile', '0,1', 'w'], loose)[1]).toBe(
      'Tap to rotate: it fits 2 ways here.',
    );
    expect(asking(bend.view, bend.options, ['tile', '0,1', 'w'])[1]).toBe(
      'Tap to rotate: it fits 2 ways here.',
    );
  });

  it('says of a move of a hint first what it makes of what is one’s own or free, and what others gain as a but', () => {
    const { view, options, previews } = position('grow');
    const choice = new Choice();
    choice.ask(options);
    choice.set(['tile', '0,1', 'n']);
    const seen = (seat: number, worth = 3) => {
      const preview = structuredClone(previews['tile 0,1 n']!);
      for (const one of Object.values((preview.view as View).survey!.features!))
        if (one.value === 3) one.value = worth;
      const asked = { seat, question: 'PlaceTile' };
      return plain(hint({ view, seat, table, asked, choice, preview }).detail ?? '');
    };
    expect(seen(0)).toBe('Your city grows: 1 → 3.');
    expect(seen(0, 0)).toBe('But: Your city is worth less: 1 → 0.');
    expect(seen(1)).toBe('But: The city of Ödön grows: 1 → 3.');
    expect(seen(1, 0)).toBe('The city of Ödön is worth less: 1 → 0.');
  });

  it('tells walks of the Ark that are as long apart by where they end', () => {
    const options = { ark: { '0,0': { w: {} }, '1,1': { s: {} } }, pass: {} };
    const walks = Object.entries({ '0,0': 'w', '1,1': 's' }).map(([cell, route]) => {
      const choice = new Choice();
      choice.ask(options);
      choice.set(['ark', cell, route]);
      const view = deploying({});
      return prompt({ view, seat: 0, table, asked: { seat: 0, question: 'Deploy' }, choice, preview: null });
    });
    expect(titlesOf(walks).map(plain)).toEqual([
      'The Ark moves 1 tile (start tile)',
      'The Ark moves 1 tile (1 east, 1 south)',
    ]);
  });

  it('knows who is left, what is free and whether the Ark is there', () => {
    const [follower, prophet, ark, pass] = [{ r0: {}, c0: {} }, { c0: {} }, { '0,0': { w: {} } }, {}];
    expect(asking(deploying({}), { follower, pass })[1]).toBe('Free: a city, a road and 2 fields.');
    expect(asking(deploying({}), { follower, prophet, ark, pass })[0]).toBe(
      'Place a follower, or move the Ark.',
    );
    const out = deploying({ followers: [0, 7] });
    expect(asking(out, { prophet, pass })[0]).toBe('Place the prophet, or nothing.');
    expect(asking(out, { ark, pass })).toEqual([
      'Move the Ark, or do nothing.',
      'All your followers are out.',
    ]);
    expect(asking(deploying({}), { pass })).toEqual([
      'Nobody can be placed here.',
      'Nothing on the new tile is free.',
    ]);
    expect(asking(deploying({}), { ark, pass }, ['ark'])[0]).toBe('Where does the Ark go?');
  });

  it('says what a move brings and that it cannot be undone', () => {
    const options = { follower: { c0: {}, f0: {} }, ark: { '0,0': { w: {} } }, pass: {} };
    const told = (words: string, events: string[], luck = true) => ({
      preview: { v: 1, words, events, luck, passes: false, view: position('deploy').previews['pass']!.view },
    });
    const path = ['follower', 'c0'];
    const preview = position('deploy').previews['follower c0']!;
    expect(asking(deploying({}), options, path, { preview })).toEqual([
      'Follower in the city',
      'Unfinished it brings 1, finished at least 4. This cannot be undone: a tile is drawn then.',
    ]);
    expect(asking(deploying({}), options, path, { preview, table: { ...table, guide: true } })).toEqual([
      'Follower in the city',
      'Unfinished it brings 1, finished at least 4.',
    ]);
    const scored = ['complete city 4 0,0 1,0', 'p1 scores 4', 'p1 returns 1,0'];
    expect(asking(deploying({}), options, path, told('follower c0', scored))[1]).toBe(
      'Unfinished it brings 1, finished at least 4. By the tile alone: You score 4. This cannot be undone: a tile is drawn then.',
    );
    const [home, finishing] = [position('road-home'), { follower: { r2: {}, f0: {} }, pass: {} }];
    expect(
      asking(home.view, finishing, ['follower', 'r2'], { preview: home.previews['follower r2']! }),
    ).toEqual(['Follower on the road', expect.stringMatching(/^Zoé scores 4\. /)]);
    const temple = told('follower c0', ['complete temple 7 1,0', 'p1 scores 7', 'p2 scores 7']);
    expect(asking(deploying({}), options, path, temple)[1]).toMatch(/ at least 4\. You score 7\. /);
    const several = { follower: { r0: {}, r1: {} } };
    expect(asking(deploying({}), several, ['follower', 'r1'])[0]).toBe('Follower on the road (2)');
    const walk = ['ark moves 1,0 0,0', 'p2 scores 1 at 0,0', ...scored];
    expect(asking(deploying({}), options, ['ark', '0,0', 'w'], told('ark 0,0 w', walk))).toEqual([
      'The Ark moves 1 tile',
      'Zoé scores 1. By the tile alone: You score 4. This cannot be undone: a tile is drawn then.',
    ]);
    const end = ['final', 'incomplete road 2 0,0 1,0', 'p2 scores 2', 'over'];
    expect(asking(deploying({}), options, ['pass'], told('pass', end, false))[1]).toBe(
      'This was the last tile: the final scoring follows.',
    );
  });
});
