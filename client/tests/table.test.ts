import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { words } from '../src/i18n/index.svelte';
import { Play } from '../src/table/play.svelte';
import TableView from '../src/table/TableView.svelte';
import { FakeSocket, table, told } from './fake/socket';

// A game that the client knows nothing about: no drawn board, no words. The shell alone must be enough.

let play: Play;
let page: Record<string, unknown>;

// What only such a game needs comes when it is first wanted.
beforeAll(() => Promise.all([import('../src/table/Nested.svelte'), import('../src/table/Words.svelte')]));
beforeEach(async () => {
  localStorage.clear();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await words.speak('en');
  play = new Play(table([0]));
  FakeSocket.last.open();
  FakeSocket.last.tell({ t: 'told', ...told() });
  page = mount(TableView, { target: document.body, props: { play, game: {} } });
  await settle();
  flushSync();
});

afterEach(async () => {
  await unmount(page);
  play.close();
  vi.unstubAllGlobals();
});

const text = (selector: string) => document.querySelector(selector)?.textContent?.trim() ?? '';
const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('.option')];
const confirm = () => document.querySelector<HTMLButtonElement>('.confirm');
const settle = () => new Promise((resolve) => setTimeout(resolve));

function press(word: string): void {
  const button = buttons().find((one) => one.textContent?.trim().startsWith(word));
  if (!button) throw new Error(`no button ${word} among ${buttons().map((one) => one.textContent)}`);
  button.click();
  flushSync();
}

function key(name: string): void {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
  flushSync();
}

test('the position and the question are shown', () => {
  expect(text('.stage')).toContain('heap');
  expect(text('.prompt .q')).toBe('Take');
  expect(buttons().map((one) => one.textContent?.trim().split(/\s/)[0])).toEqual(['take', 'pass']);
  expect(confirm()?.disabled).toBe(true);
});

test('it is played with buttons made from the options', async () => {
  press('take');
  press('2');
  expect(FakeSocket.last.sent.at(-1)).toEqual({ v: 0, try: 'take 2' });
  expect(text('.prompt .q')).toBe('take 2');
  confirm()?.click();
  expect(FakeSocket.last.sent.at(-1)).toEqual({ v: 0, do: 'take 2' });
  const entries = [{ v: 1, seat: 0, words: 'take 2', events: ['took 2'] }];
  const next = { v: 1, view: { heap: 5 }, asked: { seat: 1, question: 'Take' }, options: null };
  FakeSocket.last.tell({ t: 'entry', ...told({ ...next, entries }) });
  await settle();
  flushSync();
  expect(text('.stage')).toContain('5');
  expect(text('.prompt .q')).toMatch(/Ben.* is thinking/);
  expect(buttons()).toEqual([]);
});

test('the keyboard confirms, goes back, and takes back', () => {
  press('take');
  key('Escape');
  expect(play.choice.path).toEqual([]);
  press('pass');
  key('u');
  expect(play.choice.path).toEqual([]);
  press('pass');
  key('Enter');
  expect(FakeSocket.last.sent.at(-1)).toEqual({ v: 0, do: 'pass' });
});

test('the end is told, with the way to the replay', async () => {
  const over = { ...table([0]), status: 'over' as const, result: [[1], [0]], seed: '00' };
  const entries = [{ v: 1, seat: 0, words: 'pass', events: [] }];
  const end = { v: 1, over: true, asked: null, options: null, scores: [[2], [5]], table: over, entries };
  FakeSocket.last.tell({ t: 'entry', ...told(end) });
  await settle();
  flushSync();
  await vi.waitFor(() => expect(text('#result-title')).toMatch(/Ben.* wins with .*5/), 30_000);
  expect(document.querySelector('.result a[href="/table/abc/replay"]')).not.toBeNull();
});
