import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LANGS, words } from '../../i18n/index.svelte';
import { Choice } from '../../table/choice.svelte';
import type { LogContext, PromptContext, TableInfo } from '../../table/game';
import { after, at } from './fixtures';
import { lesson, LESSONS } from './lessons';
import { SCENES } from './scenes';
import { follows, logLine, placesIn } from './log';
import { matter } from './matters/head';
import { prompt } from './prompt';
import { leadersAt, surveyOf } from './survey';

const SOURCES = import.meta.glob<string>(['./*.ftl', './learn/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const NAMES = ['Ödön', 'Zoé', 'Max'];
const table = {
  id: 'abc',
  game: 'tigris',
  options: {},
  seats: NAMES.map((name) => ({ kind: 'me', name, taken: true, mine: false })),
} as unknown as TableInfo;
const ctx: LogContext = { table, seat: 0, name: (seat) => NAMES[seat] ?? '?' };
const plain = (line: string | null) => line?.replace(/[\u2068\u2069]/g, '') ?? null;

const say = (move: string, event: string | null = null, seat = 0) =>
  plain(logLine({ v: 3, seat, words: move, events: [] }, event, ctx));

/** What the prompt says to this seat with these words chosen. */
function ask(position: string, path: string[], seat = 0): [string, string] {
  const view = at(position);
  const choice = new Choice();
  let tree = {};
  for (const word of [...path].reverse()) tree = { [word]: tree };
  const whole = path.at(-1) !== '...';
  choice.ask(tree);
  choice.set(whole ? path : path.slice(0, -1));
  const asked = { seat, question: view.ask?.question ?? '' };
  const preview = whole && position !== 'attack' ? after(position, path.join(' ')) : null;
  const context: PromptContext = { view, seat, table, asked, choice, preview };
  const { title, detail } = prompt(context);
  return [plain(title)!, plain(detail ?? '')!];
}

beforeAll(() => words.learn('tigris'));
beforeEach(() => words.speak('en'));

describe('the log', () => {
  it.each([
    ['en', 'Zoé placed a market on H5.', 'The king of Zoé left I3.'],
    ['hu', 'Zoé lerakott egy piacot: H5.', 'Zoé királya lekerült a tábláról: I3.'],
    ['de', 'Zoé legte einen Markt auf H5.', 'Der König von Zoé verließ I3.'],
  ] as const)('tells moves and events in %s', async (lang, move, event) => {
    await words.speak(lang);
    expect(say('tile green H5', null, 1)).toBe(move);
    expect(say('commit 0', 'p2 black leader leaves I3')).toBe(event);
  });

  it('tells every event', () => {
    expect(say('tile green H4', 'H4 unites')).toBe('Two kingdoms joined at H4.');
    expect(say('war green', 'war green p1 F4 1 against p2 I3 2')).toBe(
      'War of the traders: you attacked, Zoé defended, 1 to 2 on the board.',
    );
    expect(say('leader black G4', 'revolt black p2 G4 2 against p1 H2 1')).toBe(
      'Revolt of the kings: Zoé attacked, you defended, 2 to 1 on the board.',
    );
    expect(say('commit 1', 'p1 wins 5 to 3')).toBe('You won 5 to 3.');
    expect(say('commit 1', 'p2 wins 3 to 5')).toBe('Zoé won 5 to 3.');
    expect(say('commit 3', 'p1 wins 4 to 4')).toBe('4 each: the tie went to the defender, you won.');
    expect(say('commit 1', 'removed green I4 I6')).toBe('Off the board: 2 markets (I4, I6).');
    expect(say('commit 1', 'p1 gains 3 green for war')).toBe('You gained 3 market points (war).');
    expect(say('pass', 'p1 gains 1 black for monument J2')).toBe(
      'You gained 1 settlement point (monument J2).',
    );
    expect(say('build J2 red-black', 'monument red-black on J2')).toBe(
      'A monument for temples and settlements was built on J2.',
    );
    expect(say('leave M5', 'p1 takes treasure N5 P2 leaving M5')).toBe(
      'You took 2 treasures (N5, P2). M5 keeps one.',
    );
    expect(say('pass', 'over treasures')).toBe('Fewer than three treasures are left. The game is over.');
    expect(say('pass', 'turn p2')).toBeNull();
  });

  it.each([
    ['en', 'You placed a market on H5.', 'Your king left I3.', 'You gained 1 temple point (tile).'],
    [
      'hu',
      'Leraktál egy piacot: H5.',
      'A királyod lekerült a tábláról: I3.',
      '1 piros pontot kaptál (lapka).',
    ],
    [
      'de',
      'Du legtest einen Markt auf H5.',
      'Dein König verließ I3.',
      'Du bekamst 1 Tempelpunkt (Plättchen).',
    ],
  ] as const)('says "you" to oneself in %s', async (lang, move, event, points) => {
    await words.speak(lang);
    expect(say('tile green H5')).toBe(move);
    expect(say('commit 0', 'p1 black leader leaves I3')).toBe(event);
    expect(say('tile red H5', 'p1 gains 1 red for tile')).toBe(points);
    for (const words of ['leader red H5', 'withdraw red', 'catastrophe H5', 'pass', 'war red', 'decline'])
      expect(say(words)).not.toMatch(/Ödön|\{/);
    for (const told of ['p1 draws 2', 'p1 swaps red', 'p1 wins 3 to 1', 'p1 takes treasure B2 leaving C3'])
      expect(say('pass', told)).not.toMatch(/Ödön|\{/);
  });

  it('tells own tiles by name, those of others by number', () => {
    expect(say('pass', 'p1 draws red black black')).toBe('You drew 1 temple and 2 settlements.');
    expect(say('pass', 'p2 draws 3')).toBe('Zoé drew 3 tiles.');
    expect(say('swap 2', 'p1 swaps red red')).toBe('You swapped 2 temples.');
    expect(say('swap 2', 'p2 swaps 2')).toBe('Zoé swapped 2 tiles.');
  });

  it('says nothing twice', () => {
    for (const move of ['build J2 red-black', 'leave M5', 'swap 2']) expect(say(move)).toBeNull();
  });

  it('has no unknown words in any language', async () => {
    const moves =
      'tile red A1,leader blue A1,withdraw green,catastrophe C3,pass,war red,commit 0,commit 3,decline';
    const events =
      'p1 draws 1,p1 swaps 2,H4 unites,p1 wins 2 to 2,p1 gains 2 red for tile,p1 takes treasure B2 leaving F3,over tiles';
    for (const lang of LANGS) {
      await words.speak(lang);
      for (const move of moves.split(',')) expect(say(move)).not.toMatch(/tigris-|\{|undefined|NaN/);
      for (const event of events.split(','))
        expect(say('pass', event)).not.toMatch(/tigris-|\{|undefined|NaN/);
    }
  });

  it('finds the spaces it speaks of, of a monument all four', () => {
    expect(placesIn('p1 takes treasure N5 P2 leaving M5')).toEqual(['N5', 'P2', 'M5']);
    expect(placesIn('monument red-black on J2')).toEqual(['J2', 'K2', 'J3', 'K3']);
    expect(placesIn('p2 draws 3')).toEqual([]);
    expect(placesIn('tile green P11')).toEqual(['P11']);
  });

  it('keeps the answers of others within the turn', () => {
    const entry = (move: string) => ({ v: 1, seat: 1, words: move, events: [] });
    expect(['commit 2', 'leave B2', 'decline'].map((move) => follows(entry(move)))).toEqual([
      true,
      true,
      true,
    ]);
    expect(['tile red A1', 'pass', 'swap 2'].map((move) => follows(entry(move)))).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('the prompt', () => {
  it('asks for an action, then for a space', () => {
    expect(ask('war', ['tile', 'red', '...'])[0]).toBe('Where does the temple go?');
    expect(ask('war', ['leader', 'black', '...'])[0]).toBe('Where does the king move?');
    expect(ask('war', ['leader', 'red', '...'])[0]).toBe('Where does the priest go?');
    expect(ask('almost', ['...'])[0]).toBe('You have one more action.');
  });

  it.each([
    [
      'en',
      'Market to H4',
      'Two wars follow: kings and traders. The tile joins kingdoms A and B and itself scores nothing.',
    ],
    [
      'hu',
      'Piac, H4',
      'Két külső konfliktus jön: királyok és kereskedők. A lapkával két királyság egyesül, A és B; pont nem jár érte.',
    ],
    [
      'de',
      'Markt auf H4',
      'Zwei Kriege folgen: Könige und Händler. Das Plättchen verbindet die Königreiche A und B und bringt selbst nichts.',
    ],
  ] as const)('says what joining kingdoms leads to in %s', async (lang, title, detail) => {
    await words.speak(lang);
    expect(ask('war', ['tile', 'green', 'H4'])).toEqual([title, detail]);
  });

  it('says who scores, to the reader as you', () => {
    expect(ask('revolt', ['tile', 'green', 'I2'])).toEqual(['Market to I2', 'You gain 1 market point.']);
    expect(ask('rebel', ['tile', 'green', 'I2'], 1)[1]).toBe('Ödön gains 1 market point.');
    expect(ask('revolt', ['tile', 'green', 'P6'])[1]).toBe('Nobody scores.');
  });

  it('says where a leader comes to, and that it revolts', () => {
    expect(ask('rebel', ['leader', 'black', 'G4'], 1)).toEqual([
      'King to G4',
      'A revolt against Ödön: 2 to 1 on the board.',
    ]);
    expect(ask('temple', ['leader', 'black', 'B10'])[1]).toBe('It founds a kingdom of its own.');
  });

  it('says first how a conflict has ended', () => {
    const choice = new Choice();
    choice.ask({ pass: {} });
    const events = [
      'p1 wins 5 to 3',
      'p2 green leader leaves I3',
      'removed green I4',
      'p1 gains 2 green for war',
    ];
    const last = { v: 4, seat: 1, words: 'commit 1', events };
    const asked = { seat: 0, question: 'TakeAction' };
    const { detail } = prompt({ view: at('war'), seat: 0, table, asked, choice, preview: null, last });
    expect(plain(detail!)).toBe('You won 5 to 3. You gained 2 market points (war).');
  });

  it('asks the attacker and the defender for support', () => {
    expect(ask('attack', ['commit', '...'])[0]).toBe('How many markets do you commit?');
    expect(ask('revolted', ['commit', '...'])[0]).toBe('How many temples do you commit?');
  });

  it('words every question and every move in every language', async () => {
    const all: [string, string][] = [
      ['war', '...'],
      ['war', 'withdraw black'],
      ['war', 'catastrophe ...'],
      ['war', 'catastrophe G4'],
      ['war', 'catastrophe A6'],
      ['war', 'swap ...'],
      ['war', 'swap 2 red blue'],
      ['war', 'pass'],
      ['wars', '...'],
      ['wars', 'war green'],
      ['attack', 'commit 2'],
      ['square', '...'],
      ['square', 'build ...'],
      ['square', 'build J2 red-black'],
      ['square', 'decline'],
      ['treasures', '...'],
      ['treasures', 'leave G5'],
    ];
    for (const lang of LANGS) {
      await words.speak(lang);
      for (const [position, path] of all) {
        const [title, detail] = ask(position, path.split(' '));
        expect(title, `${lang} ${path}`).not.toMatch(/^$|tigris-|\{|undefined|NaN/);
        expect(detail, `${lang} ${path}`).not.toMatch(/tigris-|\{|undefined|NaN/);
      }
    }
  });
});

describe('the head of a conflict', () => {
  it('says what it is about, which war it is, and how it stands', () => {
    const head = matter(at('attack'))!;
    expect(plain(head.title)).toBe('War of the traders');
    expect(plain(head.detail!)).toBe('First of two wars, over kingdoms A and B');
    expect(head).toMatchObject({ brief: '1 : 2', places: ['F4', 'I3', 'F3', 'I4', 'I6', 'H4'] });
    expect(plain(matter(at('revolted'))!.detail!)).toBe('Within kingdom A');
    expect(matter(at('war'))).toBeNull();
  });
});

describe('the lessons', () => {
  it('explain what is asked, or what is about to happen', () => {
    const of = (position: string, path = '') => {
      const view = at(position);
      const choice = new Choice();
      choice.ask(path ? { [path.split(' ')[0]!]: {} } : {});
      choice.path = path ? path.split(' ') : [];
      return lesson({ view, asked: { seat: 0, question: view.ask?.question ?? '' }, choice });
    };
    expect(of('war')).toBe('turn');
    expect(of('war', 'tile green')).toBe('tiles');
    expect(of('war', 'tile green H4')).toBe('war');
    expect(of('war', 'catastrophe')).toBe('catastrophe');
    expect(of('attack')).toBe('war');
    expect(of('revolted')).toBe('revolt');
    expect(of('treasures')).toBe('treasures');
  });

  it('have a heading in every language', async () => {
    for (const lang of LANGS) {
      const source = SOURCES[`./learn/${lang}.ftl`]!;
      for (const name of LESSONS) {
        expect(source).toMatch(new RegExp(`^tigris-learn-${name} = `, 'm'));
        if (SCENES[name]) expect(source).toMatch(new RegExp(`^tigris-learn-${name}-scene = `, 'm'));
      }
    }
  });

  it('show positions that the rules allow', () => {
    for (const { view } of Object.values(SCENES)) {
      for (const { cells } of surveyOf(view).kingdoms) {
        const colours = leadersAt(view, cells).map(({ colour }) => colour);
        const fighting = view === SCENES.revolt!.view;
        expect(new Set(colours).size === colours.length).toBe(!fighting);
      }
    }
  });
});
