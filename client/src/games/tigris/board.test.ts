import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { words } from '../../i18n/index.svelte';
import { Choice } from '../../table/choice.svelte';
import type { TableInfo } from '../../table/game';
import Board from './Board.svelte';
import { text } from './cells';
import { effectsAt, war } from './fixtures';

const seat = (name: string) => ({ kind: 'me', name, taken: true, mine: true, online: true });
const table = { id: 'x', game: 'tigris', seats: ['Anna', 'Ben', 'Cleo'].map(seat) } as unknown as TableInfo;

let page: ReturnType<typeof mount>;
const choice = new Choice();

beforeEach(async () => {
  await words.learn('tigris');
  await words.speak('en');
  choice.ask({ tile: { green: { H4: {} } }, leader: { green: { H5: {} } }, pass: {} });
  const props = { view: war(), seat: 0, table, choice, preview: null, highlight: [] };
  page = mount(Board, { target: document.body, props });
  flushSync();
});
afterEach(() => unmount(page));

const cell = (name: string): Element => document.querySelector(`[data-place=${name}]`)!;
const label = (name: string): string => cell(name).getAttribute('aria-label')!;
const press = (name: string, key: string) =>
  cell(name).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

it('counts the tiles in the bag, whether they are told or seen by colour', () => {
  const left = (bag: number | number[]) => text({ ...war(), bag }, { seat: 0, table, name: () => '' }).at(-1);
  expect(left([57, 30, 36, 30])).toEqual(left(153));
  expect(JSON.stringify(left(153))).toContain('153');
});

it('says what is on every space, and what a tap leads to', () => {
  expect(document.querySelectorAll('[role=gridcell]')).toHaveLength(176);
  expect(label('F4')).toBe('F4, leader: trader of Anna, kingdom A, strength 1, 1 temple beside it.');
  expect(label('A1')).toBe('A1, empty land.');
  expect(label('B8')).toBe('B8, empty corner space.');
  choice.set(['tile', 'green']);
  flushSync();
  expect(label('H4')).toBe('H4, empty land, possible. Joins kingdoms A and B, 2 wars.');
});

it('asks once what each space leads to', () => {
  const foresee = vi.fn();
  choice.foresee = foresee;
  choice.ask({ tile: { red: { E4: {} } }, pass: {} });
  flushSync();
  choice.set(['tile', 'red']);
  flushSync();
  expect(foresee).toHaveBeenCalledOnce();
  choice.effects = effectsAt('war');
  flushSync();
  expect(label('E4')).toBe('E4, empty land, possible. A temple point for Cleo.');
});

it('is one stop for the keyboard; arrows, Home, End and ] move about', async () => {
  choice.set(['tile', 'green']);
  flushSync();
  expect(document.querySelectorAll('[role=gridcell][tabindex="0"]')).toHaveLength(1);
  vi.spyOn(SVGElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: SVGElement) {
    const [left, top] = ['x', 'y'].map((name) => Number(this.firstElementChild?.getAttribute(name)));
    return { left, top, width: 100, height: 100 } as DOMRect;
  });
  const moves = [
    ['A1', 'ArrowDown', 'A2'],
    ['A2', 'End', 'P2'],
    ['P2', 'Home', 'A2'],
    ['A2', ']', 'H4'],
  ] as const;
  for (const [from, key, to] of moves) {
    press(from, key);
    await new Promise((done) => setTimeout(done));
    expect(document.activeElement?.getAttribute('data-place')).toBe(to);
  }
  press('H4', 'Enter');
  expect(choice.words).toBe('tile green H4');
});

it('lists the position as sentences', () => {
  const parts = text(war(), { seat: 0, table, name: () => '' });
  expect(parts.map(({ title }) => title)).toEqual(['Kingdom A', 'Kingdom B', 'Beside the board']);
  expect(parts[0]?.lines).toContain('F4, leader: trader of Anna, strength 1, 1 temple beside it');
  expect(parts[0]?.lines).toContain('1 temple, 2 settlements and 1 market: F3, G4, G5, G6');
});
