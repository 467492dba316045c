import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { words } from '../../i18n/index.svelte';
import { Choice } from '../../table/choice.svelte';
import type { TableInfo } from '../../table/game';
import { at, war } from './fixtures';
import Tray from './Tray.svelte';

const seats = ['Anna', 'Ben'].map((name) => ({ kind: 'me', name }));
const tableOf = (status: string) => ({ status, seats, options: {}, without: [] }) as unknown as TableInfo;

let page: Record<string, unknown>;
beforeAll(() => words.learn('tigris'));
afterEach(() => unmount(page));

it.each([
  ['playing', 'Your points, hidden from others'],
  ['over', 'Your points'],
])('of a game that is %s says whether the points are hidden', (status, name) => {
  const view = { ...at('attack'), ask: null };
  const props = { view, seat: 0, table: tableOf(status), choice: new Choice(), preview: null };
  page = mount(Tray, { target: document.body, props });
  flushSync();
  expect(document.querySelector('.points')?.getAttribute('aria-label')).toBe(name);
});

it('a number takes a tile of the hand, with Shift a leader', () => {
  const choice = new Choice();
  choice.ask({ tile: { green: { H4: {} } }, leader: { green: { H5: {} } }, pass: {} });
  const view = { ...war(), hands: ['RG', 6, 6], ask: { ...war().ask!, seat: 0 } };
  page = mount(Tray, {
    target: document.body,
    props: { view, seat: 0, table: tableOf('playing'), choice, preview: null },
  });
  flushSync();
  const press = (digit: number, shiftKey: boolean) => {
    const how = { code: `Digit${digit}`, shiftKey, bubbles: true };
    document.body.dispatchEvent(new KeyboardEvent('keydown', how));
    return choice.words;
  };
  expect(press(1, false)).toBe('');
  expect(press(2, false)).toBe('tile green');
  expect(press(4, true)).toBe('leader green');
  expect(press(6, false)).toBe('leader green');
});
