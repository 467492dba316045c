import { beforeAll, describe, expect, it } from 'vitest';
import { LANGS, words } from '../../i18n/index.svelte';
import { Choice } from '../../table/choice.svelte';
import type { LogContext, TableInfo } from '../../table/game';
import { cellText, text } from './cells';
import { chosen, example, scene, tree } from './fixtures';
import { logLine, placesIn } from './log';
import { prompt } from './prompt';
import { surveyOf } from './survey';

const table = { options: { no_progress_limit: 60 } } as unknown as TableInfo;
const ctx: LogContext = { table, seat: 1, name: (seat) => ['Ödön', 'Zoé'][seat] ?? '?' };
const plain = (line: string | null) => line?.replace(/[\u2068\u2069]/g, '').replace(/\u00a0/g, ' ') ?? null;

const say = (move: string, event: string | null, seat = 1, events: string[] = []) =>
  plain(logLine({ v: 3, seat, words: move, events }, event, ctx));

function sentence(name: 'example' | 'fights') {
  const { view, preview } = scene(name);
  const choice = chosen({ view, preview });
  return prompt({ view, seat: 1, table, asked: { seat: 1, question: view.ask!.question }, choice, preview });
}

beforeAll(() => words.learn('druids'));

describe('the sentence', () => {
  it.each([
    ['en', 'Orange: a win or a tie · Black: a tie · Purple: rests'],
    ['hu', 'Narancs: győzelem vagy döntetlen · Fekete: döntetlen · Lila: pihen'],
    ['de', 'Orange: Sieg oder unentschieden · Schwarz: unentschieden · Violett: setzt aus'],
  ] as const)('says how the fights of a waltz end in %s', async (lang, detail) => {
    await words.speak(lang);
    expect(plain(sentence('example').detail ?? null)).toBe(detail);
  });

  it('says what a chosen fight leads to', async () => {
    await words.speak('en');
    expect(plain(sentence('fights').detail ?? null)).toBe('Black: a tie · Orange: you win');
  });
});

describe('trees without a spirit', () => {
  it.each([
    ['en', ['S3'], 'Sun 3 stands bare: without a spirit now it is lost.'],
    ['en', ['S3', 'S4'], 'Sun 3 and Sun 4 stand bare: each that gets no spirit now is lost.'],
    [
      'hu',
      ['S1', 'S4'],
      'Üresen állnak: Nap 1 és Nap 4. Amelyikre most nem kerül faszellem, azt elveszíted.',
    ],
    [
      'de',
      ['S3', 'S4'],
      'Sonne 3 und Sonne 4 sind kahl: Jeder Baum, der jetzt keinen Baumgeist bekommt, ist verloren.',
    ],
  ] as const)('are asked about in one sentence in %s', async (lang, starving, title) => {
    await words.speak(lang);
    const view = example();
    const survey = { ...surveyOf(view), starving: [...starving] };
    const choice = new Choice();
    choice.ask({ waltz: {}, jump: {} });
    const asked = { seat: 1, question: 'TakeTurn' };
    const given = { view: { ...view, survey }, seat: 1, table, asked, choice, preview: null };
    expect(plain(prompt(given).title)).toBe(title);
  });
});

describe('the question which pair fights next', () => {
  it.each([
    [true, 'The order can decide the game now.'],
    [false, 'Any order ends the same.'],
  ])('says what the order matters (%s)', async (order, detail) => {
    await words.speak('en');
    const { view } = scene('fights');
    const survey = { ...surveyOf(view), order };
    const asked = { seat: 1, question: 'NextFight' };
    const choice = new Choice();
    choice.ask({ fight: { orange: {}, black: {} } });
    const given = { view: { ...view, survey }, seat: 1, table, asked, choice, preview: null };
    expect(prompt(given).detail).toBe(detail);
  });
});

describe('the log', () => {
  const WALTZ = 'waltz 5L S4';

  it.each([
    ['en', 'You began a waltz with a 5 on Sun 4.'],
    ['hu', 'Keringőt jártál: 5-ös faszellem, Nap 4.'],
    ['de', 'Du begannst einen Walzer mit einer 5 auf Sonne 4.'],
  ] as const)('tells a waltz in %s', async (lang, line) => {
    await words.speak(lang);
    expect(say(WALTZ, null)).toBe(line);
  });

  it('tells events in English', async () => {
    await words.speak('en');
    expect(say(WALTZ, 'dance 5R M1 SC')).toBe('A 5 danced from Moon 1 to the Sun board.');
    expect(say(WALTZ, 'show M1 4R')).toBe('A 4 turned up on Moon 1.');
    expect(say(WALTZ, 'tie black')).toBe('Black: a tie, nothing happened.');
    expect(say(WALTZ, 'lost M4 conquered')).toBe('You conquered Moon 4.');
    expect(say('jump orange', 'move orange S1 S2')).toBe('Your druid (orange) jumped from Sun 1 to Sun 2.');
    expect(say(WALTZ, 'move orange M4 M1')).toBe(
      'The druid of Ödön (orange) had to move from Moon 4 to Moon 1.',
    );
    expect(say('pass', 'end draw')).toBe('No token and no tree for 60 turns: the game is a draw.');
    expect(say(WALTZ, 'end sun')).toBe('You won the game.');
  });

  it('names both strengths, which the event before has told', async () => {
    await words.speak('de');
    const events = ['fight orange 3 5', 'win orange S2 M4', 'board sun 5L', 'show S2 1L'];
    expect(say('fight orange', events[0]!, 1, events)).toBeNull();
    expect(say('fight orange', events[1]!, 1, events)).toBe(
      'Orange: du gewannst 5 zu 3. Kultzeichen auf Mond 4.',
    );
    expect(say('fight orange', events[2]!, 1, events)).toBe('Eine 5 kam auf die Sonnentafel.');
  });

  it('says a removal once', async () => {
    await words.speak('hu');
    expect(say('clear M2', null, 0)).toBeNull();
    expect(say('clear M2', 'board moon 3L', 0)).toBe('Ödön eltávolított egy 3-as faszellemet: Hold 2.');
    expect(say('drop 3L', 'board moon 3L', 0)).toBeNull();
  });

  it('has no unknown words in any language', async () => {
    const events =
      'box moon 2L,open sun 1L,show S1 2R,dance 1L S1 MC,win black S1 M2,board sun 1L,lost S1 starved,shuffle sun 9,refill moon 3';
    for (const lang of LANGS) {
      await words.speak(lang);
      for (const event of events.split(','))
        expect(say(WALTZ, event)).not.toMatch(/druids-|\{|undefined|NaN/);
    }
  });

  it('finds the places it speaks of', () => {
    expect(placesIn('dance 5R M1 SC')).toEqual(['M1', 'SC']);
    expect(placesIn('refill moon 3')).toEqual([]);
  });
});

describe('places in words', () => {
  const quiet = { shining: false, plan: null };

  it.each([
    ['en', 'Moon tree 4, orange druid, spirit 5 clockwise on top of 5, five of six tokens.'],
    [
      'hu',
      'A Hold 4. fája, narancsszínű druida, 5-ös faszellem az óramutató járásával megegyezően, alatta 5 lap, öt jelző a hatból.',
    ],
    [
      'de',
      'Mondbaum 4, orangefarbener Druide, Baumgeist 5 im Uhrzeigersinn auf 5 Karten, fünf von sechs Kultzeichen.',
    ],
  ] as const)('describe a tree in %s', async (lang, sentence) => {
    await words.speak(lang);
    const view = example();
    view.trees.M4 = tree('2L 5L', { down: 4, druid: 'orange', tokens: 5 });
    expect(plain(cellText(view, 'M4', quiet))).toBe(sentence);
  });

  it('describe what is lost, bare or hidden', async () => {
    await words.speak('en');
    const view = example();
    view.trees.M1 = tree('', { lost: true, down: 0 });
    view.trees.M2 = tree('', { down: 0 });
    view.trees.M3 = tree('', { down: 2 });
    expect(plain(cellText(view, 'M1', quiet))).toBe('Moon tree 1, lost.');
    expect(plain(cellText(view, 'M2', quiet))).toBe('Moon tree 2, no druid, no spirit, no token.');
    expect(plain(cellText(view, 'M3', quiet))).toContain('2 hidden spirits');
  });

  it('make up the whole position', async () => {
    await words.speak('en');
    const parts = text(example(), ctx);
    expect(parts.map(({ lines }) => lines.length)).toEqual([4, 4, 3]);
    expect(plain(parts[2]!.lines[2]!)).toBe(
      'Your hand: spirit 4 clockwise and spirit 5 clockwise.'.replace(/\.$/, ''),
    );
  });
});
