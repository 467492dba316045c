import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { words } from '../src/i18n/index.svelte';
import type { GameClient } from '../src/table/game';
import { Play } from '../src/table/play.svelte';
import TableView from '../src/table/TableView.svelte';
import Acts from './fake/Acts.svelte';
import Lesson from './fake/Lesson.svelte';
import Matter from './fake/Matter.svelte';
import { FakeSocket, table, told } from './fake/socket';

// What a game may bring besides its board: a matter for everybody, a lesson for the question, the scoring.

const GAME: GameClient = {
  Matter,
  matter: ({ heap }) =>
    heap > 5 ? { title: 'A heap', detail: 'Of pebbles', brief: `${heap}`, places: ['A1'] } : null,
  Lesson: () => Promise.resolve({ default: Lesson }),
  lesson: ({ asked, choice }) => `${asked.question} ${choice.words}`.trim(),
  scoring: (view, { name }) => [
    { title: 'Pebbles', text: 'Each counts.', gains: [[{ text: `${name(0)} +2` }], []], totals: [2, 0] },
    { title: 'Luck', text: 'It evens out.', gains: [[], [{ text: '+5' }]], totals: [2, view.heap] },
  ],
};

let play: Play;
let page: Record<string, unknown>;

function open(game: GameClient, mine: number[], wide: boolean): void {
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width') === wide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  play = new Play(table(mine), game);
  FakeSocket.last.open();
  const asked = mine.includes(0);
  FakeSocket.last.tell({
    t: 'told',
    ...told({ as: asked ? 0 : null, table: table(mine), ...(asked ? {} : { options: null }) }),
  });
  page = mount(TableView, { target: document.body, props: { play, game } });
  flushSync();
}

beforeEach(async () => {
  localStorage.clear();
  await words.speak('en');
});

afterEach(async () => {
  await unmount(page);
  play.close();
  vi.unstubAllGlobals();
});

const one = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector);
const text = (selector: string) => one(selector)?.textContent?.trim() ?? '';
/** What is loaded when it is wanted comes in its own time. */
const PATIENCE_MS = 30_000;
vi.setConfig({ testTimeout: 2 * PATIENCE_MS });

const result = (title: RegExp) => vi.waitFor(() => expect(text('#result-title')).toMatch(title), PATIENCE_MS);
const settle = () => new Promise((resolve) => setTimeout(resolve));

const matter = () => vi.waitFor(() => expect(one('.matter h2')).not.toBeNull(), PATIENCE_MS);

async function finish(): Promise<void> {
  const over = { ...table([0]), status: 'over' as const, result: [[1], [0]], seed: '00' };
  const entries = [{ v: 1, seat: 0, words: 'pass', events: [] }];
  const end = { v: 1, over: true, asked: null, options: null, scores: [[2], [5]], table: over, entries };
  FakeSocket.last.tell({ t: 'entry', ...told({ ...end, view: { heap: 5 } }) });
  await settle();
  flushSync();
}

function press(label: string): void {
  const where = document.querySelector('dialog') ?? document;
  const button = [...where.querySelectorAll<HTMLElement>('button')].find(
    (candidate) => candidate.textContent?.trim() === label,
  );
  if (!button) throw new Error(`no button ${label}`);
  button.click();
  flushSync();
}

test('on a wide page a matter takes the place of the preview, and its own button confirms', async () => {
  open(GAME, [0], true);
  await matter();
  expect(text('.side .matter h2')).toBe('A heap');
  expect(text('.side .matter header p')).toBe('Of pebbles');
  expect(one('.side .ahead')).toBeNull();
  expect(one('.prompt .confirm')).toBeNull();
  press('take two');
  expect(FakeSocket.last.sent.at(-1)).toEqual({ v: 0, do: 'take 2' });
});

test('who only watches sees the matter without its controls', async () => {
  open(GAME, [], true);
  await matter();
  expect(text('.side .matter')).toContain('heap of 7');
  expect(one('.side .matter .body button')).toBeNull();
});

test('on a narrow page it is a sheet that folds to one line and gives the prompt its button back', async () => {
  open(GAME, [0], false);
  await matter();
  expect(text('.matter.below h2')).toBe('A heap');
  expect(one('.prompt .confirm')).toBeNull();
  one('.matter.below button[aria-expanded=true]')?.click();
  flushSync();
  expect(text('.matter.below .brief')).toBe('7');
  expect(one('.matter.below .body')).toBeNull();
  expect(one('.prompt .confirm')).not.toBeNull();
});

test('the matter is over when the game says so', async () => {
  open(GAME, [0], true);
  await finish();
  expect(one('.matter')).toBeNull();
});

test('"?" opens the lesson for what is being chosen', async () => {
  open(GAME, [0], true);
  play.choice.take('take');
  flushSync();
  one('.prompt button[aria-label="How this works"]')?.click();
  flushSync();
  await vi.waitFor(() => expect(text('dialog .lesson')).toBe('Take take'), PATIENCE_MS);
  expect(one('dialog a[href="/learn/pebbles"]')).not.toBeNull();
});

test('Enter confirms what can be confirmed wherever the focus is among board and hand', async () => {
  open({}, [0], true);
  await vi.waitFor(() => expect(one('.hand button')).not.toBeNull(), PATIENCE_MS);
  play.choice.take('take', '2');
  flushSync();
  const press = (on: Element | null) =>
    on?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  press(one('.side [role=tab]'));
  expect(FakeSocket.last.sent.some((message) => 'do' in message)).toBe(false);
  press(one('.hand button'));
  expect(FakeSocket.last.sent.at(-1)).toEqual({ v: 0, do: 'take 2' });
});

test('what is answered without a piece stands in the place of the button that confirms, until there is a choice', () => {
  open({ Acts }, [0], true);
  expect(text('.acts')).toContain('Pass');
  expect(one('.prompt .confirm')).toBeNull();
  press('Pass');
  expect(play.choice.words).toBe('pass');
  expect(one('.prompt .confirm')).not.toBeNull();
});

test('while a matter has the controls, the buttons in the place of that one stay, whatever a hint has chosen', async () => {
  open({ ...GAME, Acts }, [0], true);
  await matter();
  expect(text('.acts')).toContain('Pass');
  play.choice.take('take', '2');
  flushSync();
  expect(text('.acts')).toContain('Pass');
  expect(one('.prompt .confirm')).toBeNull();
});

test('the end is told step by step, forth and back, with a running total', async () => {
  open(GAME, [0], true);
  await finish();
  const totals = () => [...document.querySelectorAll('.players .score .sr')].map((each) => each.textContent);
  await vi.waitFor(() => expect(text('.scoring h3')).toBe('Pebbles'), PATIENCE_MS);
  expect(text('.scoring .gains')).toContain('Anna +2');
  expect(totals()).toEqual(['2', '0']);
  expect(document.body.textContent).not.toMatch(/wins/);
  press('Next');
  expect(text('.scoring h3')).toBe('Luck');
  expect(totals()).toEqual(['2', '5']);
  one<HTMLButtonElement>('.scoring [aria-label="Back"]')?.click();
  flushSync();
  press('Next');
  press('Result');
  await result(/Ben.* wins with .*5/);
});

test('the scoring can be skipped, and looked at again', async () => {
  open(GAME, [0], true);
  await finish();
  await vi.waitFor(() => expect(one('.scoring')).not.toBeNull(), PATIENCE_MS);
  press('Result');
  await result(/Ben.* wins/);
  press('Walk through the scoring again');
  await vi.waitFor(() => expect(text('.scoring h3')).toBe('Pebbles'), PATIENCE_MS);
});

test('a game that brings none of this has its preview, its confirm, and its result at once', async () => {
  open({}, [0], true);
  expect(one('.side .ahead')).toBeNull();
  play.choice.take('take', '2');
  flushSync();
  expect(one('.side .ahead')).not.toBeNull();
  expect(one('.prompt .confirm')).not.toBeNull();
  expect(one('.prompt [aria-label="How this works"]')).toBeNull();
  await finish();
  await result(/Ben.* wins/);
  expect(one('.scoring')).toBeNull();
});
