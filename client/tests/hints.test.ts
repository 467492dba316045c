import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { words } from '../src/i18n/index.svelte';
import type { GameClient } from '../src/table/game';
import { Play } from '../src/table/play.svelte';
import TableView from '../src/table/TableView.svelte';
import { FakeSocket, people, table, told } from './fake/socket';

let play: Play;
let page: Record<string, unknown>;

const allowing = { ...table([0]), hints: true };
const MOVES = [
  { words: 'take 2', chances: [0.61, 0.39], why: [] },
  {
    words: 'pass',
    chances: [0.58, 0.42],
    why: [{ part: 'over', more: false, chance: -0.03, amount: null, source: '' }],
  },
  { words: 'take 1', chances: [0.592, 0.408], why: [] }, // given up before, so no better than that
];

async function sit(at = allowing, game: GameClient = {}): Promise<void> {
  localStorage.clear();
  vi.stubGlobal('WebSocket', FakeSocket);
  await words.speak('en');
  await words.learn('later/hints');
  play = new Play(at);
  FakeSocket.last.open();
  FakeSocket.last.tell({ t: 'told', ...told({ table: at }) });
  page = mount(TableView, { target: document.body, props: { play, game } });
  flushSync();
}

// The card comes with its words when it is first wanted.
beforeAll(() => import('../src/table/HintCard.svelte'));
beforeEach(() => sit());

afterEach(async () => {
  await unmount(page);
  play.close();
  vi.unstubAllGlobals();
});

const sent = (word: string) => FakeSocket.last.sent.filter((message) => word in message);
const card = () => document.querySelector<HTMLElement>('[aria-labelledby="hint-title"]');
const moves = () => [...(card()?.querySelectorAll<HTMLButtonElement>('li button') ?? [])];
const plain = (node?: Element | null) => (node?.textContent ?? '').replace(/[⁨⁩]/g, '').trim();
const settle = async () => {
  await new Promise((resolve) => setTimeout(resolve));
  flushSync();
};

async function key(name: string): Promise<void> {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
  flushSync();
  await settle();
}

async function hear(): Promise<void> {
  FakeSocket.last.tell({ t: 'hint', v: 0, moves: MOVES });
  flushSync();
  await settle();
}

test('the key asks once; the moves come with their chances, and the best is shown first', async () => {
  await key('h');
  expect(sent('hint')).toEqual([{ v: 0, hint: true }]);
  expect(plain(card())).toContain('The AI is thinking about your move');
  FakeSocket.last.tell({ t: 'hint', v: 0, moves: null });
  await hear();
  const said = moves().map((one) => plain(one.querySelector('.chance')).replace(/\s+/g, ' '));
  expect(said).toEqual(['61% best', '58% −3 3 percentage points less', '58% −3 3 percentage points less']);
  expect(moves().map((one) => plain(one.querySelector('.what b')))).toEqual(['take 2', 'pass', 'take 1']);
  expect(plain(card())).toContain('Best first');
  expect(sent('try').map((one) => 'try' in one && one.try)).toEqual(['take 2', 'pass', 'take 1']);
  expect(document.activeElement).toBe(moves()[0]);
  expect(play.shown.choice.words).toBe('take 2');
  expect(play.choice.path).toEqual([]);
  await key('h');
  expect(card()).toBeNull();
  expect(play.shown.choice).toBe(play.choice);
  await key('h');
  await vi.waitFor(() => expect(moves()).toHaveLength(3), 30_000);
  expect(sent('hint')).toHaveLength(1);
});

test('what follows from the move that is pointed at is known to the board', async () => {
  await key('h');
  await hear();
  const point = (clientX: number) =>
    moves()[1]?.dispatchEvent(new PointerEvent('pointermove', { clientX, bubbles: true }));
  document.body.dispatchEvent(new PointerEvent('pointermove', { clientX: 5 }));
  point(5); // it has come below a pointer that rests
  flushSync();
  expect(play.shown.choice.words).not.toBe('pass');
  point(6);
  FakeSocket.last.tell({
    t: 'try',
    v: 0,
    words: 'pass',
    events: [],
    view: { heap: 7 },
    luck: true,
    passes: false,
  });
  flushSync();
  expect(play.shown.choice.words).toBe('pass');
  expect(play.shown.preview?.luck).toBe(true);
  expect(play.preview).toBeNull();
});

test('every move says what it brings: in the words of the game, and where they tell two not apart, of the log', async () => {
  await key('h');
  await hear();
  const events: Record<string, string[]> = { 'take 2': ['both', 'two'], 'take 1': ['both', 'one'], pass: [] };
  for (const [words, came] of Object.entries(events))
    FakeSocket.last.tell({
      t: 'try',
      v: 0,
      words,
      events: came,
      view: { heap: 7 },
      luck: false,
      passes: false,
    });
  flushSync();
  expect(moves().map((one) => plain(one.querySelector('.what small')))).toEqual([
    'two',
    'Nothing else happens.',
    'one',
  ]);

  await unmount(page);
  play.close();
  await sit(allowing, {
    prompt: ({ choice }) => ({ title: choice.path[0] ?? '', detail: 'Go on.' }),
    hint: ({ choice }) => ({
      title: choice.path[0] ?? '',
      ...(choice.path[0] === 'pass' && { detail: 'Rests.' }),
    }),
  });
  await key('h');
  await hear();
  expect(moves().map((one) => plain(one.querySelector('.what')).replace(/\s+/g, ' '))).toEqual([
    'take',
    'pass Rests. Against it: fewer wins in the rounds to come.',
    'take',
  ]);
});

test('a chosen move is a choice like any other, and is sent when it is confirmed', async () => {
  await key('h');
  await hear();
  moves()[1]?.click();
  await settle();
  expect(card()).toBeNull();
  expect(play.choice.words).toBe('pass');
  expect(sent('do')).toEqual([]);
  await key('Enter');
  expect(sent('do')).toEqual([{ v: 0, do: 'pass' }]);
});

test('the next question knows nothing of the hint, and a late refusal is not told', async () => {
  await key('h');
  const after = { v: 1, asked: { seat: 1, question: 'Take' }, options: null, table: allowing };
  FakeSocket.last.tell({
    t: 'entry',
    ...told({ ...after, entries: [{ v: 1, seat: 0, words: 'pass', events: [] }] }),
  });
  FakeSocket.last.tell({ t: 'refused', v: 0, key: 'no-hint', args: { why: 'late' } });
  await settle();
  expect(card()).toBeNull();
  expect(play.notice).toBeNull();
  await hear();
  expect(play.hints.answers).toBeNull();
  await key('h');
  expect(sent('hint')).toHaveLength(1);
});

test('a hint that is refused is told, and may be asked for again', async () => {
  await key('h');
  FakeSocket.last.tell({ t: 'refused', v: 0, key: 'no-hint', args: { why: 'failed' } });
  flushSync();
  expect(plain(document.querySelector('.notices'))).toBe('No hint could be found. Try again.');
  expect(card()).toBeNull();
  await key('h');
  FakeSocket.last.tell({ t: 'refused', v: 0, key: 'too-fast', args: { seconds: 5 } });
  flushSync();
  expect(plain(document.querySelector('.notices'))).toContain('5 seconds');
  expect(card()).toBeNull();
});

test('after a lost connection what was asked is asked again, what is known is kept', async () => {
  await key('h');
  FakeSocket.last.tell({ t: 'told', ...told({ table: allowing }) });
  expect(sent('hint')).toHaveLength(2);
  await hear();
  FakeSocket.last.tell({ t: 'told', ...told({ table: allowing }) });
  flushSync();
  expect(sent('hint')).toHaveLength(2);
  expect(moves()).toHaveLength(3);
});

test('everybody is told who took one, and how many', () => {
  const seats = allowing.seats.map((seat, n) => ({ ...seat, hints: n }));
  FakeSocket.last.tell(people({ ...allowing, seats }));
  flushSync();
  expect(plain(document.querySelector('.notices'))).toBe('Ben took a hint.');
  expect(plain(document.querySelector('.players'))).toContain('1 hint');
});

test('where the table allows none there is no button and no key', async () => {
  await unmount(page);
  play.close();
  await sit(table([0]));
  await key('h');
  expect(sent('hint')).toEqual([]);
  expect(card()).toBeNull();
  expect(plain(document.body)).not.toContain('Hint');
});
