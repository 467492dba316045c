import { expect, test } from 'vitest';
import { LANGS, plain, words } from '../src/i18n/index.svelte';
import { because, learnMerits, turned } from '../src/table/merits';
import type { Merit } from '../src/wire';

const merit = (part: string, chance: number): Merit => ({
  part,
  more: chance > 0 !== part.startsWith('rivals-'),
  chance,
  amount: null,
  source: '',
});
const say = (game: string, seats: number, ...why: Merit[]) => plain(because(game, seats, why));

test.each([
  [
    'en',
    'For it: more from roads; for the rival: less from cities.',
    'Against it: more tokens on own trees.',
    'For it: for rivals: fewer regions settled or in reach.',
    'The reason lies many moves ahead.',
  ],
  [
    'hu',
    'Mellette szól: több az utakból; az ellenfélnél: kevesebb a városokból.',
    'Ellene szól: több jelző a saját fákon.',
    'Mellette szól: az ellenfeleknél: kevesebb benépesített vagy elérhető régió.',
    'Az oka sok lépéssel később látszik.',
  ],
  [
    'de',
    'Dafür spricht: mehr aus Straßen; beim Gegner: weniger aus Städten.',
    'Dagegen spricht: mehr Kultzeichen auf eigenen Bäumen.',
    'Dafür spricht: bei den Gegnern: weniger besiedelte oder erreichbare Gebiete.',
    'Der Grund liegt viele Züge voraus.',
  ],
] as const)('a reason is a sentence in %s', async (lang, two, against, rivals, hard) => {
  await Promise.all(['ark', 'druids', 'borabora'].map(learnMerits));
  await words.speak(lang);
  expect(say('ark', 2, merit('roads', 0.05), merit('rivals-cities', 0.03))).toBe(two);
  expect(say('druids', 2, merit('tokens', -0.04))).toBe(against);
  expect(say('borabora', 4, merit('rivals-regions', 0.04))).toBe(rivals);
  expect(say('ark', 2)).toBe(hard);
});

test('where a part is made of points it is told how many', async () => {
  await learnMerits('ark');
  await words.speak('en');
  expect(say('ark', 2, { ...merit('roads', 0.05), amount: 2.6 })).toBe(
    'For it: more from roads (about 3 points).',
  );
  expect(say('ark', 2, { ...merit('roads', 0.05), amount: 0.2 })).toBe('For it: more from roads.');
});

test('what most of it comes from is named', async () => {
  await Promise.all([learnMerits('druids'), learnMerits('tigris'), words.speak('en')]);
  const tokens = { ...merit('tokens', 0.05), amount: 1.8, source: 'M1' };
  expect(say('druids', 2, tokens)).toBe('For it: fewer tokens on own trees (about 2, above all Moon 1).');
  expect(say('tigris', 2, { ...merit('wars', 0.05), source: 'red' })).toMatch(/ \(above all red\)\.$/);
});

test('a part without words is told by its name, in every language', async () => {
  await learnMerits('pebbles');
  for (const lang of LANGS) {
    await words.speak(lang);
    expect(say('pebbles', 2, merit('pebbles', 0.1))).toMatch(/: pebbles\.$/);
    expect(say('pebbles', 2, merit('over', 0.1))).not.toMatch(/over|\{/);
  }
});

test('what speaks for one of two speaks against the other', () => {
  const why = [merit('roads', 0.05), merit('rivals-roads', 0.03)];
  expect(turned(why)).toEqual([merit('roads', -0.05), merit('rivals-roads', -0.03)]);
  expect(turned(turned(why))).toEqual(why);
});

const TEXTS = import.meta.glob<string>('../src/games/*/why/en.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test.each(Object.entries(TEXTS))(
  'beside all other words of its game every part says its own: %s',
  async (path, text) => {
    const game = /games\/(\w+)/.exec(path)![1]!;
    await words.learn(game, `${game}/later`, `${game}/learn`, `${game}/options`, `${game}/school`);
    await learnMerits(game);
    const parts = [...text.matchAll(/^\w+-(?:merit|much|many)-(\w+) =/gm)].map(([, part]) => part!);
    for (const lang of LANGS) {
      await words.speak(lang);
      const said = parts.flatMap((part) => [0.1, -0.1].map((chance) => say(game, 2, merit(part, chance))));
      expect(new Set(said).size, lang).toBe(2 * parts.length);
      for (const one of said) expect(one).toMatch(/: .*[^a-z].*/);
    }
  },
);
