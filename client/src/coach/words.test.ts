import { beforeAll, expect, it } from 'vitest';
import { maybe, words } from '../i18n/index.svelte';
import { wordsOf, type Deed } from './words';

const GAMES = ['ark', 'borabora', 'druids', 'tigris'];

beforeAll(async () => {
  await words.speak('en');
});

it('is there for every game of ours, and for others it is silent', async () => {
  for (const game of GAMES) expect((await wordsOf(game)).cares).toBeDefined();
  const quiet = await wordsOf('chess');
  const deed = {} as Deed;
  expect([quiet.note(deed), quiet.weight(deed), quiet.pays(deed), quiet.cares({}, 0)]).toEqual([
    '',
    0,
    false,
    [],
  ]);
});

it('names a lesson of the school for what brings points', async () => {
  for (const game of GAMES) {
    await words.learn(`${game}/school`, `${game}/why`);
    for (const [source, step] of Object.entries((await wordsOf(game)).lessonOn ?? {})) {
      expect(maybe(`${game}-school-${step}-title`), step).not.toBeNull();
      expect(maybe(`${game}-source-${source}`), source).not.toBeNull();
    }
  }
});
