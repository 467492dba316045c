import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LANGS, plain, words } from '../../i18n/index.svelte';
import { Choice } from '../../table/choice.svelte';
import { BOX, GODS, MATERIALS } from './inventory';
import {
  action,
  actionWhy,
  begun,
  effect,
  god,
  godWhy,
  group,
  jewel,
  jewelCost,
  material,
  payment,
  person,
  personWhy,
  reasonText,
  region,
  space,
  symbol,
  task,
  taskWhy,
  toRegion,
  type,
  yields,
} from './says';
import { lesson, LESSONS } from './lessons';
import { QUESTIONS } from './questions';

const SOURCES = import.meta.glob<string>(['./*.ftl', './*/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const keys = (file: string) =>
  [...SOURCES[`./${file}.ftl`]!.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map(([, key]) => key!);

/** Something that nobody should read. */
const BROKEN = /^$|borabora-|\{|undefined|NaN|null|\?\?/;

beforeAll(() => words.learn('borabora', 'borabora/later'));
beforeEach(() => words.speak('en'));

it('says where a die fits that is not low enough', () => {
  const lower = (fits: string) =>
    plain(
      reasonText({
        key: 'lower',
        rule: '§5.1 R1',
        at: ['helper'],
        args: { die: 5, least: 4, fits },
        near: [],
      }),
    );
  expect(lower('temple build')).toBe(
    'A die here must be below 4. Your 5 fits on Temple or Build; with Blue it fits here, too.',
  );
  expect(lower('')).toBe('A die here must be below 4. With Blue any die fits.');
});

describe('the things in the box', () => {
  const TILES = 'helper temple build woman man land water woman_man land_water fish'.split(' ');
  const PEOPLE = BOX.people.flatMap(({ women, men }) => [...Object.keys(women), ...Object.keys(men)]);

  it('all have a name and an explanation in every language', async () => {
    for (const lang of LANGS) {
      await words.speak(lang);
      const said = [
        ...TILES.flatMap((id) => [action(id), actionWhy(id)]),
        ...[...GODS, 'tile' as const].flatMap((id) => [god(id), godWhy(id)]),
        ...PEOPLE.flatMap((id) => [person(id), personWhy(id), personWhy(id, true)]),
        ...BOX.people.flatMap(({ id }) => [type(id), effect(id, 1), effect(id, 6), group('man', id, 2)]),
        ...BOX.regions.flatMap(({ id }) => [region(id), toRegion(id)]),
        ...BOX.regions.map((one) => yields(one.yields)),
        ...BOX.jewels.flatMap((one) => [jewel(one.id), jewelCost(one.id), symbol(one.symbol)]),
        ...BOX.ritual_spaces.map(({ id }) => space(id)),
        ...BOX.tasks.flatMap(({ id }) => [task(id), taskWhy(id)]),
        ...MATERIALS.map((kind) => material(kind)),
        ...['card', 'pair green', 'tile'].map((words) => payment(words.split(' '))),
      ];
      for (const text of said) expect(plain(text), lang).not.toMatch(BROKEN);
    }
  });

  it('have different names where they are different', async () => {
    for (const lang of LANGS) {
      await words.speak(lang);
      const different = (names: string[]) => expect(new Set(names).size, lang).toBe(names.length);
      different(TILES.map(action));
      different(BOX.regions.map(({ id }) => region(id)));
      different(BOX.people.map(({ id }) => type(id)));
      different(BOX.tasks.map(({ id }) => task(id)));
      different(BOX.ritual_spaces.map(({ id }) => space(id)));
    }
  });

  it.each([
    ['en', 'A woman and a priest in the temple', 'Huts at all 3 rays', '2 people: Hike'],
    ['hu', 'Egy nő és egy pap a templomban', 'Kunyhó mind a 3 rája mellett', '2 ember: Vándorlás'],
    ['de', 'Eine Frau und ein Priester im Tempel', 'Hütten bei allen 3 Rochen', '2 Personen: Wandern'],
  ] as const)('read as sentences made from their data in %s', async (lang, ...tasks) => {
    await words.speak(lang);
    expect(['t02', 't41', 't49'].map((id) => plain(begun(task(id))))).toEqual(tasks);
  });

  it('say what one, two and three people of a type do', () => {
    expect(plain(personWhy('w-woman_mate-1'))).toMatch(
      /^One woman of this type: take a woman up to 3. Two: take a woman up to 6. Three: take a woman up to 6. With the Helper she brings \d shells?, once\.$/,
    );
    expect(plain(personWhy('m-hike-1', true))).toBe(
      'One man of this type: expand by land up to 2. Two: expand by land up to 4. Three: expand by land up to 6. He is tattooed.',
    );
  });
});

describe('the lessons', () => {
  it('have a heading in every language', () => {
    for (const lang of LANGS) {
      const known = new Set(keys(`learn/${lang}`));
      for (const name of LESSONS) expect(known).toContain(`borabora-learn-${name}`);
    }
  });

  it('explain every question, and of a die the action it goes to', () => {
    const of = (question: string, path = '') => {
      const choice = new Choice();
      const leaf = path.split(' ').reduceRight((tree, word) => ({ [word]: tree }), {});
      choice.ask(leaf);
      choice.set(path ? path.split(' ') : []);
      return lesson({ view: {}, asked: { seat: 0, question }, choice });
    };
    for (const question of Object.keys(QUESTIONS)) expect(LESSONS).toContain(of(question));
    expect(of('PlaceDie', 'die 3 water')).toBe('expand');
    expect(of('PlaceDie', 'die 3 helper')).toBe('helper');
    expect(of('PlaceDie', 'white card die 3 helper')).toBe('gods');
    expect(of('PlaceDie')).toBe('dice');
  });
});
