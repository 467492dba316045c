import { describe, expect, it } from 'vitest';
import { LESSONS as ark } from '../games/ark/lessons';
import { LESSONS as borabora } from '../games/borabora/lessons';
import { LESSONS as druids } from '../games/druids/lesson';
import { LESSONS as tigris } from '../games/tigris/lessons';
import { LANGS } from '../i18n/index.svelte';
import { exampleLink, paragraphFor, rulebookOf, type Paragraph } from './book';
import { Search } from './search';
import { synonymsIn } from './synonyms';
import { isThere, paragraphsOf, placesOf, signOf, toRule } from './there';

const GAMES = [
  ...new Set(
    Object.keys(import.meta.glob('../games/*/rulebook/en.md', { query: '?raw' })).map(
      (file) => file.split('/')[2]!,
    ),
  ),
];
const paragraph = (number: string, ...rulings: string[]): Paragraph => ({
  number,
  title: number,
  blocks: [],
  ground: null,
  rulings,
});
const BOOK = [paragraph('5'), paragraph('5.4', 'R9'), paragraph('5.4.1', 'R10')];

describe('a place in a rulebook', () => {
  it('is a paragraph, the one it is a part of, or that of a ruling', () => {
    expect(paragraphFor(BOOK, '5.4')?.number).toBe('5.4');
    expect(paragraphFor(BOOK, '5.4.7')?.number).toBe('5.4');
    expect(paragraphFor(BOOK, 'R10')?.number).toBe('5.4.1');
    expect(paragraphFor(BOOK, 'R1')).toBeNull();
    expect(paragraphFor(BOOK, '6')).toBeNull();
    expect(paragraphFor(BOOK, 'nonsense')).toBeNull();
  });

  it('is where a reason or a lesson says', () => {
    const [game = ''] = GAMES;
    expect(toRule(game, '§5.2')).toBe(`/rules/${game}#5.2`);
    expect(toRule(game, '§5.1 R2 R4')).toBe(`/rules/${game}#R4`);
    expect(toRule(game, '5.3')).toBe(`/rules/${game}#5.3`);
    expect(toRule(game, 'somewhere')).toBeNull();
    expect(toRule('chess', '§5.2')).toBeNull();
    expect([signOf('§5.2 R6'), signOf('5.3'), signOf('R9')]).toEqual(['§5.2', '§5.3', 'R9']);
  });

  it('is a paragraph for whoever knows no ruling', () => {
    expect(paragraphsOf(['4', 'R4', '5.1'])).toEqual(['4', '5.1']);
    expect(paragraphsOf(['R4', 'R5'])).toEqual(['R4']);
    expect(paragraphsOf([])).toEqual([]);
  });

  it('opens its example as the analysis board reads links', () => {
    const link = exampleLink('go', { rulings: [], example: 'a b\nc: +1', players: 3, options: { x: 'y' } })!;
    const said = new URLSearchParams(link.split('#')[1]);
    expect(link.startsWith('/board/go#')).toBe(true);
    expect([said.get('position'), said.get('players'), said.get('option')]).toEqual([
      'a b\nc: +1',
      '3',
      'x:y',
    ]);
    expect(exampleLink('go', { rulings: [] })).toBeNull();
  });
});

describe.each(GAMES)('the rulebook of %s', (game) => {
  it.each(LANGS)('is found and searched in %s', async (lang) => {
    const book = (await rulebookOf(game, lang))!;
    expect(book.length).toBeGreaterThan(30);
    expect(book.filter(({ example }) => example).length).toBeGreaterThan(book.length / 2);
    const search = new Search(book, lang, await synonymsIn(lang, game));
    for (const one of book)
      expect(search.find(one.title).map(({ paragraph: { number } }) => number)).toContain(one.number);
  });
});

it('is none where there is none', async () => {
  expect(isThere('chess')).toBe(false);
  expect(await rulebookOf('chess', 'en')).toBeNull();
});

it.each(LANGS)('synonyms in %s are lines of several words', async (lang) => {
  for (const game of GAMES) {
    const groups = await synonymsIn(lang, game);
    expect(groups.length).toBeGreaterThan(20);
    for (const group of groups) expect(new Set(group).size).toBe(group.length);
  }
});

describe.each(Object.entries({ ark, borabora, druids, tigris }))('the places of %s', (game, lessons) => {
  it('are paragraphs of its book, one for each lesson', async () => {
    const [places, book] = await Promise.all([placesOf(game), rulebookOf(game, 'en')]);
    const numbers = book!.map(({ number }) => number);
    const { questions, lessons: byLesson, options } = places!;
    expect(Object.keys(byLesson)).toEqual(lessons);
    for (const at of [questions, byLesson, options].flatMap(Object.values)) expect(numbers).toContain(at);
  });
});
