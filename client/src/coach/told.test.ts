import { beforeAll, expect, it } from 'vitest';
import { logLine, placesIn } from '../games/ark/log';
import { plain, words } from '../i18n/index.svelte';
import type { LogContext, TableInfo } from '../table/game';
import type { Coaching } from './coaching.svelte';
import { ended, grouped, told } from './told';
import { wordsOf } from './words';

beforeAll(async () => {
  await words.speak('en');
  await words.learn('ark');
});

it('says who scored as the log does, and not that nobody did', async () => {
  const ctx: LogContext = { table: {} as TableInfo, seat: 0, name: (seat) => ['Anna', 'Zoé'][seat] ?? '?' };
  const coach = {
    desk: { game: { logLine, places: placesIn }, ctx },
    play: { eyes: 0, view: { points: [7, 7] } },
    words: await wordsOf('ark'),
  } as unknown as Coaching;
  const events = ['p1 draws rEW', 'complete temple 7 2,0', 'p1 scores 7', 'p2 scores 7', 'p2 returns 2,0'];
  expect(plain(told([{ v: 3, seat: 1, words: 'pass', events }], coach))).toBe(
    'Zoé placed no follower. Temple finished: 7 points. You scored 7. Zoé scored 7. You are level now.',
  );
  expect(plain(told([{ v: 3, seat: 1, words: 'pass', events: ['complete road 3 2,0'] }], coach))).toBe(
    'Zoé placed no follower. Road finished, and nobody was on it.',
  );
});

it('tells once what happened several times', () => {
  const [passed, came] = [
    { text: 'The Ark passed Ada: 1 point.', strikes: false },
    { text: 'A follower came home.', strikes: true },
  ];
  expect(grouped([passed, came, passed, passed])).toEqual([
    { text: 'The Ark passed Ada: 1 point (3×)', strikes: false },
    came,
  ]);
  expect(grouped([])).toEqual([]);
});

it('a sentence ends with one full stop', () => {
  expect(['You score 8', 'You score 8.', 'But: \u2068it grows: 8 → 9.\u2069', ''].map(ended)).toEqual([
    'You score 8.',
    'You score 8.',
    'But: \u2068it grows: 8 → 9.\u2069',
    '',
  ]);
});
