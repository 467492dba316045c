// What everybody may read of the others at a glance, and why a tile has nothing to do.

import { readFileSync } from 'node:fs';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LANGS, maybe, words } from '../../i18n/index.svelte';
import type { TableInfo } from '../../table/game';
import { board, survey, view } from './fixtures';
import Home from './Home.svelte';
import Player from './Player.svelte';

const seats = ['Anna', 'Jonas'].map((name) => ({ kind: 'me', name }));
const table = { seats, options: {} } as unknown as TableInfo;
let page: Record<string, unknown> | null = null;

beforeAll(() => words.learn('borabora', 'borabora/later'));
afterEach(async () => {
  if (page) await unmount(page);
  page = null;
});

describe('the panel of a player', () => {
  it.each([0, 1])('tells the place of seat %i in the turn order', (seat) => {
    page = mount(Player, { target: document.body, props: { view: view({ order: [1, 0] }), seat, table } });
    flushSync();
    expect(document.querySelector('.order')?.textContent).toContain(`#${[2, 1][seat]}`);
  });

  it('tells how far a rival is with each task', () => {
    const progress = [{}, { t01: [1, 2], t20: [0, 4], t33: [3, 3] }] as never;
    const position = view({ boards: [board(), board({ cards: 2 })], survey: survey({ progress }) });
    page = mount(Home, { target: document.body, props: { view: position, seat: 1, table } });
    flushSync();
    const told = [...document.querySelectorAll('.rival .task b')].map((one) => one.textContent);
    expect(told).toEqual(['1/2', '0/4', '3/3']);
  });
});

it('whatever the rules say against an action fits on its tile, in every language', async () => {
  const rules = readFileSync('../src/ludarium/games/borabora/reasons.py', 'utf8');
  const [, against = ''] = /def carrying_out([\s\S]*?)\n\n\n/.exec(rules) ?? [];
  const reasons = [...against.matchAll(/"([a-z]+)"(?!:)/g)].map(([, key]) => key!);
  expect(reasons).toContain('slot');
  for (const lang of LANGS) {
    await words.speak(lang);
    for (const key of [...reasons, 'vain'])
      expect(maybe(`borabora-idle-${key}`), `${lang} ${key}`).not.toBeNull();
  }
});
