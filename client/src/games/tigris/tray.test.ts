import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { words } from '../../i18n/index.svelte';
import { Choice } from '../../table/choice.svelte';
import type { TableInfo } from '../../table/game';
import { at } from './fixtures';
import Tray from './Tray.svelte';

let page: Record<string, unknown>;
beforeAll(() => words.learn('tigris'));
afterEach(() => unmount(page));

it.each([
  ['playing', 'Your points, hidden from others'],
  ['over', 'Your points'],
])('of a game that is %s says whether the points are hidden', (status, name) => {
  const seats = ['Anna', 'Ben'].map((name) => ({ kind: 'me', name }));
  const table = { status, seats, options: {}, without: [] } as unknown as TableInfo;
  const props = { view: { ...at('attack'), ask: null }, seat: 0, table, choice: new Choice(), preview: null };
  page = mount(Tray, { target: document.body, props });
  flushSync();
  expect(document.querySelector('.points')?.getAttribute('aria-label')).toBe(name);
});
