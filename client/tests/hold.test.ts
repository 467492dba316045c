import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings, type TurnEnd } from '../src/settings.svelte';
import { Play } from '../src/table/play.svelte';
import { FakeSocket, table, told } from './fake/socket';

let play: Play;
let server: FakeSocket;

beforeEach(() => {
  FakeSocket.all = [];
  localStorage.clear();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.useFakeTimers();
  play = new Play(table([0]));
  server = FakeSocket.last;
  server.open();
  server.tell({ t: 'told', ...told() });
});

afterEach(() => {
  settings.setTurnEnd('off');
  play.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Chooses, hears what would follow, and confirms. */
function confirm(how: TurnEnd, { passes = false, luck = false } = {}): void {
  settings.setTurnEnd(how);
  play.choice.take('take', '2');
  play.forecast();
  server.tell({ t: 'try', v: 0, words: 'take 2', events: [], view: { heap: 5 }, luck, passes });
  play.confirm();
}

const sent = () => server.sent.filter((message) => 'do' in message);
const SENT = [{ v: 0, do: 'take 2' }];

test('an answer goes at once unless one wished otherwise', () => {
  confirm('off', { passes: true });
  expect(sent()).toEqual(SENT);
});

test('what can be undone goes at once', () => {
  confirm('ask');
  expect(sent()).toEqual(SENT);
});

test.each([{ passes: true }, { luck: true }])('what cannot be undone waits for a word: %o', (why) => {
  confirm('ask', why);
  vi.advanceTimersByTime(60_000);
  expect(sent()).toEqual([]);
  play.hold.go();
  expect(sent()).toEqual(SENT);
});

test('it goes by itself after some seconds', () => {
  confirm('5', { passes: true });
  vi.advanceTimersByTime(4999);
  expect(sent()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent()).toEqual(SENT);
});

test('whoever goes back, or chooses something else, has sent nothing', () => {
  confirm('5', { passes: true });
  play.choice.back();
  play.forecast();
  vi.advanceTimersByTime(10_000);
  expect(sent()).toEqual([]);
  confirm('5', { passes: true });
  play.hold.drop();
  vi.advanceTimersByTime(10_000);
  expect(sent()).toEqual([]);
});

test('nothing is sent to a table that has moved on', async () => {
  confirm('5', { passes: true });
  server.tell({ t: 'entry', ...told({ v: 1, asked: { seat: 1, question: 'Take' }, options: null }) });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent()).toEqual([]);
});
