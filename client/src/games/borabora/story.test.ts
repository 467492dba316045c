// Everything that is said around the table, tried on questions, moves and events of games that the server's rules
// have played (`played.json`).

import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { LANGS, plain, words } from '../../i18n/index.svelte';
import { Choice } from '../../table/choice.svelte';
import type { LogContext, TableInfo } from '../../table/game';
import type { Options, Preview } from '../../wire';
import { forecast } from './forecast';
import { later } from './later.svelte';
import { logLine, placesIn } from './log';
import games from './played.json';
import { prompt } from './prompt';
import { QUESTIONS } from './questions';
import type { View } from './view';

interface Played {
  question: string;
  seat: number;
  view: View;
  options: Options;
  preview: { words: string; events: string[]; luck: boolean; after: object };
}
/** What is loaded when it is wanted comes in its own time. */
const PATIENCE_MS = 30_000;
const PLAYED = games.questions as unknown as Played[];
const NAMES = ['Ödön', 'Zoé', 'Max', 'Ágnes'];
const table = {
  id: 'abc',
  game: 'borabora',
  seats: NAMES.map((name) => ({ kind: 'me', name })),
} as unknown as TableInfo;
const ctx: LogContext = { table, seat: 0, name: (seat) => NAMES[seat] ?? '?' };

/** Something that nobody should read. */
const BROKEN = /borabora-|[{}]|undefined|NaN|null|\?\?| {2}|\.\./;

function ask(
  { question, seat, view, options }: Played,
  path: string,
  preview: Preview | null = null,
  at = table,
): string {
  const choice = new Choice();
  choice.ask(options);
  expect(choice.set(path ? path.split(' ') : []), path).toBe(true);
  const { title, detail } = prompt({ view, seat, table: at, asked: { seat, question }, choice, preview });
  expect(title, `${question} ${path}`).not.toBe('');
  return plain(detail ? `${title} | ${detail}` : title);
}

const leaves = (tree: Options): string[] =>
  Object.entries(tree).flatMap(([word, below]) => [word, ...leaves(below).map((rest) => `${word} ${rest}`)]);

const foreseen = ({ view, preview: { words: move, events, luck, after } }: Played): Preview => ({
  v: 1,
  words: move,
  events,
  luck,
  passes: false,
  view: { ...view, ...after },
});

const told = ({ view, seat }: Played, preview: Preview) => forecast({ view, table, seat }, preview);
const texts = (played: Played, preview: Preview): string[] =>
  told(played, preview).facts.map(({ text }) => plain(text));

function facts(played: Played): string[] {
  const preview = foreseen(played);
  return [...texts(played, preview), plain(told(played, preview).next)];
}

const played = (question: string): Played => PLAYED.find((one) => one.question === question)!;
const say = (event: string | null, events: string[] = event ? [event] : [], move = '', seat = 1) => {
  const line = logLine({ v: 3, seat, words: move, events }, event, ctx);
  return line === null ? null : plain(line);
};

beforeAll(async () => {
  await words.learn('borabora', 'borabora/later');
  await vi.waitFor(() => expect(later()).not.toBeNull(), PATIENCE_MS);
}, PATIENCE_MS);
beforeEach(() => words.speak('en'));

describe('the prompt', () => {
  it('was tried on every question', () => {
    expect(new Set(PLAYED.map(({ question }) => question))).toEqual(new Set(Object.keys(QUESTIONS)));
  });

  it.each(PLAYED.map((one) => [one.question, one] as const))(
    'words %s at every stage, in every language',
    async (_, one) => {
      for (const lang of LANGS) {
        await words.speak(lang);
        for (const path of ['', ...leaves(one.options)]) expect(ask(one, path), path).not.toMatch(BROKEN);
        expect(ask(one, one.preview.words, foreseen(one))).not.toMatch(BROKEN);
        for (const fact of facts(one)) expect(fact, one.preview.words).not.toMatch(BROKEN);
      }
    },
  );

  it('says where a die fits, and how a god would help', () => {
    const die = played('PlaceDie');
    const free = Object.keys(die.options.die ?? {})[0]!;
    expect(ask(die, `die ${free}`)).toMatch(
      new RegExp(`^Where does your ${free} go\\? \\| It fits on .*Fishing\\.`),
    );
    const god = Object.keys(die.options).find((word) => word !== 'die')!;
    const name = god === 'blue' ? 'Blue' : 'White';
    expect(ask(die, god)).toMatch(new RegExp(`^How do you pay for ${name}\\?`));
    expect(ask(die, `${god} card`)).toMatch(new RegExp(`^With ${name}: which die, and where\\?`));
  });

  it('says whether a task that is met must be completed', () => {
    const one = played('ResolveTask');
    const [first = '', second = ''] = one.view.boards[one.seat]!.tasks;
    const of = (options: Options) => ask({ ...one, options }, '').split(' | ')[0];
    expect(of({ fulfil: { [first]: {} } })).toBe('Complete one of your tasks.');
    expect(of({ fulfil: { [first]: {} }, drop: { [second]: {} } })).toBe(
      'Complete one of your tasks, or give one up.',
    );
    expect(of({ yellow: { tile: { fulfil: { [first]: {} } } }, drop: { [second]: {} } })).toBe(
      'Yellow would complete a task for 4 points.',
    );
    expect(of({ drop: { [second]: {} } })).toBe('None of your tasks is met. Give one up.');
  });

  it('says before what cannot be taken back', () => {
    const one = played('Fire');
    const move = 'fire card deck shell';
    const lucky = { ...foreseen(one), words: move, events: [], luck: true };
    expect(ask(one, move, lucky)).toBe(
      'A card from the deck and a shell | Luck decides what comes next, so this cannot be undone.',
    );
    expect(ask(one, move, lucky, { ...table, guide: true })).toBe('A card from the deck and a shell');
  });
});

describe('the preview', () => {
  it('says what a card drawn by luck comes with', () => {
    const one = played('Fire');
    const of = (move: string) => texts(one, { ...foreseen(one), words: move, events: [], luck: true });
    expect(of('fire card deck shell')).toEqual(['A god card from the deck', 'You gain 1 shell.']);
    expect(of('fire card blue status')).toEqual([
      expect.stringMatching(/^Blue\. /),
      'You gain 1 status step.',
    ]);
  });

  it('adds up what each seat scores, and tells nobody anything twice', () => {
    const one = played('UsePeople');
    const events = [
      'p1 scores 5 status',
      'p2 scores 1 status',
      'order p1 p2',
      'p1 scores 2 temple',
      'p1 gains god tile',
    ];
    const { facts: found } = told(one, { ...foreseen(one), words: 'pass', events });
    expect(found.map(({ seat, gain }) => [seat, gain])).toEqual([
      [undefined, undefined],
      [undefined, undefined],
      [0, 7],
      [1, 1],
    ]);
    expect(plain(found[2]!.text)).toBe('Ödön: status track 5 and temple 2');
  });

  it('says whom a hut pushes, and how priests fall', () => {
    const one = played('Expand');
    const [region = '', seats = []] =
      Object.entries(one.view.map).find(([, all]) => all[0] !== one.seat) ?? [];
    const p = `p${one.seat + 1}`;
    const events = [`${p} settles ${region}`, 'priest p1 2', 'priest p2 1', 'priest p1 falls'];
    expect(texts(one, { ...foreseen(one), events })).toEqual([
      expect.stringContaining(` from ${NAMES[seats[0]!]}.`),
      expect.stringMatching(/slots? /),
      expect.stringMatching(/^Fish: /),
      'Your priest comes to temple space 2.',
      'A priest of Zoé moves down to 1.',
      'A priest of yours must leave the temple.',
    ]);
  });
});

describe('the log', () => {
  it('has a line for every event of whole games, in every language', async () => {
    for (const lang of LANGS) {
      await words.speak(lang);
      for (const event of games.events) expect(say(event), event).not.toMatch(BROKEN);
    }
  });

  it.each([
    ['en', 'Zoé settled the east beach.', 'Your priest had to leave the temple.', 'Zoé left it at that.'],
    ['hu', 'Zoé új kunyhója: keleti part.', 'Egy papod kiszorult a templomból.', 'Zoé ennyiben hagyta.'],
    [
      'de',
      'Zoé besiedelte den Oststrand.',
      'Dein Priester musste den Tempel verlassen.',
      'Zoé beließ es dabei.',
    ],
  ] as const)('reads well in %s', async (lang, settles, falls, passes) => {
    await words.speak(lang);
    expect(say('p2 settles eb')).toBe(settles);
    expect(say('priest p1 falls', ['priest p2 1', 'priest p1 falls'])).toBe(falls);
    expect(say(null, [], 'pass')).toBe(passes);
  });

  it('says what was chosen where no event tells of it', async () => {
    await words.speak('en');
    expect(say(null, [], 'material stone')).toBe('Zoé chose a material: stone.');
    expect(say(null, ['p2 gains stone on r9'], 'material stone')).toBeNull();
  });

  it('tells in one sentence of several priests that are pushed', () => {
    const one = PLAYED.find(({ preview }) => preview.events.some((event) => /^priest p\d /.test(event)))!;
    const [sent] = one.preview.events.filter((event) => event.startsWith('priest '));
    const events = [sent!, 'priest p2 3', 'priest p1 2', 'priest p2 1', 'priest p2 falls'];
    const preview = { ...foreseen(one), events };
    const said = ask({ ...one, seat: 0 }, preview.words, preview);
    expect(said).toContain(
      '2 priests of Zoé move down by one. A priest of Zoé must leave the temple. A priest of yours moves down to 2.',
    );
  });

  it('tells a priest who was sent from one who was pushed', () => {
    const events = ['priest p2 4', 'priest p1 3'];
    expect(events.map((event) => say(event, events))).toEqual([
      'Zoé sent a priest to temple space 4.',
      'Your priest was pushed to 3.',
    ]);
  });

  it('says a move once: its events tell it', () => {
    expect(say(null, ['p2 places 3 on helper'], 'die 3 helper')).toBeNull();
    expect(say(null, [], '', -1)).toBeNull();
  });

  it('finds the places it speaks of', () => {
    expect(placesIn('p1 settles eb')).toEqual(['eb']);
    expect(placesIn('p1 places 3 on woman_man')).toEqual(['woman_man']);
    expect(placesIn('priest p1 4')).toEqual(['temple-4', 'temple']);
    expect(placesIn('p1 takes w-woman_mate-2')).toEqual(['w-woman_mate-2']);
    expect(placesIn('p1 gains sand on r4')).toEqual(['r4']);
    expect(placesIn('p1 buys ring-9')).toEqual(['ring-9']);
    expect(placesIn('p1 status 7')).toEqual(['status']);
    expect(placesIn('p1 scores 5 fish')).toEqual([]);
    expect(placesIn('p1 uses woman hike 4')).toEqual([]);
    expect(placesIn('p1 rolls 2 3 5')).toEqual([]);
  });
});
