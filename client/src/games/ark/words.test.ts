import { beforeAll, describe, expect, it } from 'vitest';
import { LANGS, plain, words } from '../../i18n/index.svelte';
import type { LogContext, TableInfo } from '../../table/game';
import { logLine, placesIn } from './log';

const ctx: LogContext = { table: {} as TableInfo, seat: 1, name: (seat) => ['Ödön', 'Zoé'][seat] ?? '?' };

const say = (move: string, event: string | null, events: string[] = event ? [event] : [], seat = 1) => {
  const line = logLine({ v: 3, seat, words: move, events }, event, ctx);
  return line === null ? null : plain(line);
};

beforeAll(() => words.learn('ark'));

describe('the log', () => {
  it.each([
    ['en', 'You placed a tile: 3 east, 1 north.', 'You put a follower on the road.'],
    ['hu', 'Leraktál egy kártyát: keletre 3, északra 1.', 'Követőt raktál le (út).'],
    ['de', 'Du legtest ein Plättchen: 3 Ost, 1 Nord.', 'Du setztest einen Gefolgsmann auf die Straße.'],
  ] as const)('tells moves in %s', async (lang, tile, follower) => {
    await words.speak(lang);
    expect(say('tile 3,-1 s', null)).toBe(tile);
    expect(say('follower r1', null)).toBe(follower);
  });

  it('tells every event', async () => {
    await words.speak('en');
    expect(say('pass', 'p1 draws rEW')).toBe('Ödön drew a tile.');
    expect(say('pass', 'p1 discards cNESW')).toBe('The tile fitted nowhere and left the game.');
    expect(say('ark 1,1 es', 'ark moves 0,0 1,0 1,1')).toBe('You moved the Ark 2 tiles.');
    expect(say('ark 1,1 es', 'p2 scores 1 at 1,1')).toBe('The Ark passed you: 1 point.');
    expect(say('pass', 'p1 scores 16 doubled')).toBe('Ödön scored 16, doubled by the prophet.');
    expect(say('pass', 'p1 returns 2,0')).toBe('A follower of Ödön came home.');
    expect(say('pass', 'p1 boxes 0,1')).toBe('The prophet of Ödön left the game.');
    expect(say('pass', 'final')).toBe('Final scoring');
    expect(say('pass', 'incomplete temple 3 0,0')).toBe('Unfinished temple: 3 points.');
    expect(say('pass', 'field 6 0,0 1,0')).toBe('Field: 6 points.');
    expect(say('pass', 'p1 scores 0')).toBeNull();
    expect(say('pass', 'over')).toBe('The last tile is placed. The game is over.');
  });

  it('says where nobody scored', async () => {
    await words.speak('de');
    const [road, city, wins] = ['complete road 3 0,0 1,0 2,0', 'complete city 4 2,0 2,1', 'p1 scores 4'];
    expect(say('pass', road, [road, city, wins])).toBe('Straße fertig, und niemand war darauf.');
    expect(say('pass', city, [road, city, wins])).toBe('Stadt fertig: 4 Punkte.');
    expect(say('pass', wins, [road, city, wins])).toBe('Ödön bekam 4 Punkte.');
  });

  it('says a walk, an entry and the set-up once', async () => {
    await words.speak('en');
    expect(say('ark 1,1 es', null)).toBeNull();
    expect(say('enter 0,1', null)).toBe('The Ark came into play: 1 south.');
    expect(say('enter 0,0', null)).toBe('The Ark came into play: start tile.');
    expect(say('enter 0,0', 'ark enters 0,0')).toBeNull();
    expect(say('', null, ['p1 draws rEW'], -1)).toBeNull();
  });

  it('has no unknown words in any language', async () => {
    const told =
      'p1 draws rEW,p2 discards cN,p1 scores 1,p1 scores 2 doubled,p1 scores 1 at 2;1,p2 returns 2;1,p2 boxes 2;1,final,over,' +
      'complete road 1 0;0,complete city 4 0;0 1;0,complete temple 7 0;0,incomplete road 1 0;0,incomplete city 1 0;0,' +
      'incomplete temple 3 0;0,field 0 0;0,ark moves 0;0 1;0';
    for (const lang of LANGS) {
      await words.speak(lang);
      for (const event of told.split(',').map((one) => one.replaceAll(';', ',')))
        expect(say('pass', event)).not.toMatch(/ark-|\{|undefined|NaN|null/);
    }
  });

  it('finds the tiles it speaks of', () => {
    expect(placesIn('complete road 5 0,0 1,0 -2,0')).toEqual(['0,0', '1,0', '-2,0']);
    expect(placesIn('tile 3,-1 s')).toEqual(['3,-1']);
    expect(placesIn('p1 scores 1 at 1,1')).toEqual(['1,1']);
    expect(placesIn('p1 draws cN.rEW')).toEqual([]);
  });
});
