import { expect, test } from 'vitest';
import { plain, words } from '../i18n/index.svelte';
import type { Merit } from '../wire';
import { learnMeanings, means } from './means';

const merit = (part: string, more: boolean): Merit => ({
  part,
  more,
  chance: 0.05,
  amount: null,
  source: '',
});
const WAR = [merit('wars', true), merit('rivals-safety', false)];
const say = (game: string, why: Merit[], own: boolean) => plain(means(game, why, own));

test.each([
  [
    'en',
    'For it: You can win more in wars. Your rival’s leaders are in more danger of wars.',
    'For it: Your rival can win more in wars. Your leaders are in more danger of wars.',
  ],
  [
    'hu',
    'Mellette szól: Többet nyerhetsz a külső konfliktusokban. Az ellenfeled vezéreit jobban fenyegeti külső konfliktus.',
    'Mellette szól: Az ellenfeled többet nyerhet a külső konfliktusokban. A vezéreidet jobban fenyegeti külső konfliktus.',
  ],
  [
    'de',
    'Dafür spricht: Du kannst in Kriegen mehr gewinnen. Den Anführern deines Gegners drohen eher Kriege.',
    'Dafür spricht: Dein Gegner kann in Kriegen mehr gewinnen. Deinen Anführern drohen eher Kriege.',
  ],
] as const)(
  'an answer means something to whoever gave it, and to the other: %s',
  async (lang, own, theirs) => {
    await learnMeanings('tigris');
    await words.speak(lang);
    expect(say('tigris', WAR, true)).toBe(own);
    expect(say('tigris', WAR, false)).toBe(theirs);
    expect(say('tigris', [merit('over', false)], true)).not.toMatch(/over|\{/);
  },
);

test.each([
  ['en', 3.4, 'Cities bring you about 3 points more.'],
  ['en', 0.6, 'Cities bring you about one point more.'],
  ['en', 0.3, 'Cities bring you a little more.'],
  ['en', null, 'Cities bring you more points.'],
  ['hu', 3.4, 'A városok körülbelül 3 ponttal többet hoznak neked.'],
  ['de', 3.4, 'Städte bringen dir etwa 3 Punkte mehr.'],
] as const)('where parts are made of points it is told how many: %s %s', async (lang, amount, sentence) => {
  await learnMeanings('ark');
  await words.speak(lang);
  expect(say('ark', [{ ...merit('cities', true), amount }], true)).toMatch(new RegExp(`: ${sentence}$`));
});

test('of trees and colours it is told which', async () => {
  await Promise.all([learnMeanings('druids'), learnMeanings('tigris'), words.speak('en')]);
  const tokens = { ...merit('tokens', true), amount: 2.2, source: 'S3' };
  expect(say('druids', [tokens], true)).toMatch(
    /: Fewer tokens come to your trees \(about 2, above all Sun 3\)\.$/,
  );
  const wars = { ...merit('wars', true), source: 'blue' };
  expect(say('tigris', [wars], true)).toMatch(/: You can win more in wars \(above all blue\)\.$/);
});

test('of a game without such words it is told what speaks for an answer', async () => {
  await Promise.all([learnMeanings('pebbles'), words.speak('en')]);
  expect(say('pebbles', [merit('pebbles', true)], true)).toMatch(/: .*pebbles\.$/);
});
