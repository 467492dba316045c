import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MOMENT_MS } from '../src/table/alone.svelte';
import { Play } from '../src/table/play.svelte';
import { markSeen } from '../src/table/seen';
import { FakeSocket, people, table, told } from './fake/socket';

let play: Play;

beforeEach(() => {
  FakeSocket.all = [];
  localStorage.clear();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.useFakeTimers();
});

afterEach(() => {
  play.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function sit(mine: number[] = [0]): FakeSocket {
  play = new Play(table(mine));
  FakeSocket.last.open();
  return FakeSocket.last;
}

const settle = () => vi.advanceTimersByTimeAsync(0);
const entry = (v: number, seat: number, words: string) => ({ v, seat, words, events: [] });

test('says which seat it is, and asks for everything', () => {
  expect(sit().sent).toEqual([{ as: 0, since: null, patch: true, visible: true }]);
});

test('a choice is previewed, confirmed and answered', async () => {
  const server = sit();
  server.tell({ t: 'told', ...told() });
  expect(play.myTurn).toBe(true);
  play.choice.take('take', '2');
  play.forecast();
  expect(server.sent.at(-1)).toEqual({ v: 0, try: 'take 2' });
  server.tell({
    t: 'try',
    v: 0,
    words: 'take 2',
    events: ['took 2'],
    view: { heap: 5 },
    luck: false,
    passes: false,
  });
  expect(play.preview?.view).toEqual({ heap: 5 });
  play.confirm();
  expect(server.sent.at(-1)).toEqual({ v: 0, do: 'take 2' });
  const after = { v: 1, view: { heap: 5 }, asked: { seat: 1, question: 'Take' }, options: null };
  server.tell({ t: 'entry', ...told({ ...after, entries: [entry(1, 0, 'take 2')] }) });
  await settle();
  expect(play.sending).toBeNull();
  expect(play.view).toEqual({ heap: 5 });
  expect(play.myTurn).toBe(false);
  expect(play.choice.options).toBeNull();
});

test('who comes back to a seat that a stand-in played is told so, and so are the others', () => {
  const before = table([0]);
  before.seats[0]!.stood_in = before.seats[1]!.stood_in = true;
  play = new Play(before);
  FakeSocket.last.open();
  const away = { ...table([0]), seats: [table([0]).seats[0]!, before.seats[1]!] };
  FakeSocket.last.tell({ t: 'told', ...told({ v: 1, table: away, entries: [] }) });
  expect(play.notice?.key).toBe('stand-in-yours');
  FakeSocket.last.tell(people(table([0])));
  expect(play.notice).toEqual({ kind: 'back', key: 'log-back', args: { seat: 1 } });
});

test('what a stand-in played for me is shown when I come back, and answers no move of mine', () => {
  play = new Play(table([0]));
  markSeen('abc', 0);
  FakeSocket.last.open();
  const bots = { ...entry(1, 0, 'take 2'), by: 'bot' as const };
  const after = { v: 1, asked: { seat: 1, question: 'Take' }, options: null };
  FakeSocket.last.tell({ t: 'told', ...told({ ...after, entries: [entry(0, -1, ''), bots] }) });
  expect(play.missed).toEqual([bots]);
  expect(play.since).toBe(-1);
});

test('a double click sends one move', () => {
  const server = sit();
  server.tell({ t: 'told', ...told() });
  play.choice.take('pass');
  play.confirm();
  play.confirm();
  expect(server.sent.filter((message) => 'do' in message)).toHaveLength(1);
});

test('closed for saying too much, it stays away for a while, whatever the browser says', async () => {
  sit().close(1008);
  window.dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(14_000);
  expect(FakeSocket.all).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(12_000);
  expect(FakeSocket.all).toHaveLength(2);
  FakeSocket.last.open();
  FakeSocket.last.close(1013);
  window.dispatchEvent(new Event('online'));
  expect(FakeSocket.all).toHaveLength(3);
});

test('a move kept while the connection was lost goes out once it is back', async () => {
  const server = sit();
  server.tell({ t: 'told', ...told({ entries: [entry(0, -1, '')] }) });
  server.close();
  play.choice.take('pass');
  play.confirm();
  expect(play.sending).toEqual({ v: 0, words: 'pass' });
  await vi.advanceTimersByTimeAsync(1000);
  const again = FakeSocket.last;
  expect(again).not.toBe(server);
  again.open();
  expect(again.sent).toEqual([{ as: 0, since: 0, patch: true, visible: true }]);
  again.tell({ t: 'told', ...told() });
  expect(again.sent.at(-1)).toEqual({ v: 0, do: 'pass' });
});

test('a move that had arrived before the connection broke is not sent again', async () => {
  const server = sit();
  server.tell({ t: 'told', ...told({ entries: [entry(0, -1, '')] }) });
  play.choice.take('pass');
  play.confirm();
  server.close();
  await vi.advanceTimersByTimeAsync(1000);
  FakeSocket.last.open();
  const after = { v: 1, asked: { seat: 1, question: 'Take' }, options: null };
  FakeSocket.last.tell({ t: 'told', ...told({ ...after, entries: [entry(1, 0, 'pass')] }) });
  expect(FakeSocket.last.sent.some((message) => 'do' in message)).toBe(false);
  expect(play.sending).toBeNull();
  expect(play.notice?.kind).not.toBe('moved');
});

test('a kept move that no longer fits is dropped, and the page says so', async () => {
  const server = sit();
  server.tell({ t: 'told', ...told({ entries: [entry(0, -1, '')] }) });
  server.close();
  play.choice.take('pass');
  play.confirm();
  await vi.advanceTimersByTimeAsync(1000);
  FakeSocket.last.open();
  FakeSocket.last.tell({
    t: 'told',
    ...told({ v: 2, entries: [entry(1, 0, 'take 1'), entry(2, 1, 'pass')] }),
  });
  expect(FakeSocket.last.sent.some((message) => 'do' in message)).toBe(false);
  expect(play.notice?.kind).toBe('moved');
});

test('a refused move says why, and another can be chosen', () => {
  const server = sit();
  server.tell({ t: 'told', ...told() });
  play.choice.take('pass');
  play.confirm();
  server.tell({ t: 'refused', v: 0, key: 'not-an-option', args: { words: 'pass' } });
  expect(play.notice?.key).toBe('error-not-an-option');
  expect(play.sending).toBeNull();
});

test('moves of others are played one after another before the question is asked', async () => {
  const server = sit();
  server.tell({ t: 'told', ...told({ asked: { seat: 1, question: 'Take' }, options: null }) });
  const seen: string[] = [];
  let finish = () => {};
  play.drawnBy({
    animate: (one) => {
      seen.push(one.words);
      return new Promise((resolve) => (finish = resolve));
    },
  });
  server.tell({ t: 'entry', ...told({ v: 1, view: { heap: 6 }, entries: [entry(1, 1, 'take 1')] }) });
  server.tell({ t: 'entry', ...told({ v: 2, view: { heap: 5 }, entries: [entry(2, 1, 'take 1')] }) });
  await settle();
  expect(play.view).toEqual({ heap: 7 });
  expect(play.choice.options).toBeNull();
  finish();
  await settle();
  expect([seen, play.view]).toEqual([['take 1', 'take 1'], { heap: 6 }]);
  finish();
  await settle();
  expect(play.view).toEqual({ heap: 5 });
  expect(play.myTurn).toBe(true);
  expect(play.choice.options).not.toBeNull();
});

test('whatever is pressed ends the playing of all that waits, and finds the question', async () => {
  const server = sit();
  server.tell({ t: 'told', ...told({ asked: { seat: 1, question: 'Take' }, options: null }) });
  play.drawnBy({
    animate: (_, __, ___, signal) =>
      new Promise((resolve) => {
        if (signal.aborted) resolve();
        signal.addEventListener('abort', () => resolve());
      }),
  });
  server.tell({ t: 'entry', ...told({ v: 1, view: { heap: 6 }, entries: [entry(1, 1, 'take 1')] }) });
  server.tell({ t: 'entry', ...told({ v: 2, view: { heap: 5 }, entries: [entry(2, 1, 'take 1')] }) });
  await settle();
  expect(play.choice.options).toBeNull();
  document.body.dispatchEvent(new Event('pointerdown'));
  await settle();
  expect([play.view, play.choice.options]).toEqual([{ heap: 5 }, told().options]);
});

test('at one device the curtain falls between two people, and nothing stays on the page', async () => {
  const server = sit([0, 1]);
  expect(server.sent).toEqual([{ as: null, since: null, patch: true, visible: true }]);
  const both = { table: table([0, 1]) };
  server.tell({ t: 'told', ...told({ ...both, as: null, options: null, view: { heap: 7 } }) });
  expect(play.curtain).toBe(0);
  expect(play.choice.options).toBeNull();
  play.look(0);
  expect(server.sent.at(-1)).toEqual({ as: 0, since: null, patch: true, visible: true });
  server.tell({ t: 'told', ...told({ ...both, view: { heap: 7, hand: ['secret'] } }) });
  expect(play.curtain).toBeNull();
  expect(play.myTurn).toBe(true);
  const next = {
    v: 1,
    asked: { seat: 1, question: 'Take' },
    options: null,
    view: { heap: 5, hand: ['secret'] },
  };
  server.tell({ t: 'entry', ...told({ ...both, ...next, entries: [entry(1, 0, 'take 2')] }) });
  await settle();
  expect(server.sent.at(-1)).toEqual({ as: null, since: null, patch: true, visible: true });
  expect(play.curtain).toBe(1);
  expect(play.view).toBeNull();
  expect(JSON.stringify([play.told, play.entries, play.choice.options])).not.toContain('secret');
});

test('who comes back is shown what the others did', () => {
  localStorage.setItem('ludarium-seen', JSON.stringify([['abc', 1]]));
  const entries = [entry(0, -1, ''), entry(1, 0, 'take 1'), entry(2, 1, 'take 2')];
  sit().tell({ t: 'told', ...told({ v: 2, entries }) });
  expect(play.missed.map((one) => one.v)).toEqual([2]);
  play.caughtUp();
  expect(localStorage.getItem('ludarium-seen')).toBe(JSON.stringify([['abc', 2]]));
});

test('undo first clears the choice, then takes back the last move', () => {
  const server = sit();
  server.tell({ t: 'told', ...told({ v: 3, undo: true }) });
  play.choice.take('pass');
  play.undo();
  expect(play.choice.path).toEqual([]);
  expect(server.sent.at(-1)).not.toHaveProperty('undo');
  play.undo();
  expect(server.sent.at(-1)).toEqual({ v: 3, undo: true });
});

test('where all answers come to the same, the page gives one; taken back, it takes back what led there', () => {
  const server = sit();
  server.tell({ t: 'told', ...told({ v: 3, entries: [entry(3, 0, 'take 1')] }) });
  play.settle('pass');
  expect(server.sent.at(-1)).toEqual({ v: 3, do: 'pass' });
  expect(play.myTurn).toBe(false);
  play.settle('pass');
  expect(server.sent.filter((one) => 'do' in one)).toHaveLength(1);
  const back = { ...entry(5, 0, 'take 1'), undo: true };
  server.tell({ t: 'told', ...told({ v: 5, undo: true, entries: [back] }) });
  expect(play.myTurn).toBe(true);
  play.settle('pass');
  expect(server.sent.at(-1)).toEqual({ v: 5, undo: true });
});

test('what cannot be taken back any further is asked', () => {
  const server = sit();
  server.tell({ t: 'told', ...told({ v: 5, entries: [{ ...entry(5, 0, 'take 1'), undo: true }] }) });
  play.settle('pass');
  expect(server.sent).toHaveLength(1);
  expect(play.myTurn).toBe(true);
});

test('the only answer is chosen, and given after a moment unless something is pressed', async () => {
  const server = sit();
  const only = { v: 3, undo: true, options: { pass: {} } };
  server.tell({ t: 'told', ...told({ ...only, entries: [entry(3, 0, 'take 1')] }) });
  let end = play.alone.begin();
  expect(play.choice.words).toBe('pass');
  play.alone.stop(new Event('pointerdown'));
  await vi.advanceTimersByTimeAsync(MOMENT_MS);
  expect([play.choice.words, play.alone.follows]).toEqual(['', false]);
  expect(server.sent.some((one) => 'do' in one)).toBe(false);
  end?.();
  end = play.alone.begin();
  await vi.advanceTimersByTimeAsync(MOMENT_MS);
  expect(server.sent.at(-1)).toEqual({ v: 3, do: 'pass' });
});

test('whoever takes the only answer back takes back what led there', () => {
  const server = sit();
  const only = { v: 5, undo: true, options: { pass: {} } };
  const back = { ...entry(5, 0, 'undo'), undo: true };
  server.tell({
    t: 'told',
    ...told({ ...only, entries: [entry(3, 0, 'take 1'), entry(4, 0, 'pass'), back] }),
  });
  play.alone.begin();
  expect(server.sent.at(-1)).toEqual({ v: 5, undo: true });
});

test('what has changed is put to what was told before; what was never heard is asked for anew', async () => {
  const server = sit();
  server.tell({ t: 'entry', ...told({ n: 3, view: { heap: 7, hands: [[1], [2]] } }) });
  await settle();
  server.tell({
    t: 'patch',
    base: 3,
    change: { v: [1], n: [4], view: { heap: [5], hands: { 1: [[2, 3]] } } },
  });
  await settle();
  expect(play.view).toEqual({ heap: 5, hands: [[1], [2, 3]] });
  expect(play.told?.n).toBe(4);
  const said = server.sent.length;
  server.tell({ t: 'patch', base: 9, change: { v: [2], n: [10] } });
  await settle();
  expect(server.sent.slice(said)).toEqual([{ as: 0, since: null, patch: true, visible: true }]);
  expect(play.told?.v).toBe(1);
});

test('whoever shows the table to the world sees it some time later, and as a stranger', async () => {
  play = new Play(table([0]), {}, { delay: 60_000 });
  FakeSocket.last.open();
  FakeSocket.last.tell({ t: 'told', ...told({ as: null, options: null }) });
  await vi.advanceTimersByTimeAsync(59_999);
  expect(play.told).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect([play.told?.v, play.mine]).toEqual([0, []]);
});

test('a table that is going to be at another server is found there, without a word', async () => {
  const server = sit();
  server.tell({ t: 'told', ...told() });
  play.choice.take('take', '2');
  play.confirm();
  server.tell({ t: 'bye', seconds: 2 });
  server.close(1012);
  expect(play.connection).toBe('connecting');
  await vi.advanceTimersByTimeAsync(1400);
  expect(FakeSocket.last).toBe(server);
  await vi.advanceTimersByTimeAsync(1200);
  FakeSocket.last.close(1006); // not there yet either
  expect(play.connection).toBe('connecting');
  await vi.advanceTimersByTimeAsync(1500);
  FakeSocket.last.open();
  FakeSocket.last.tell({ t: 'told', ...told() });
  expect(FakeSocket.last.sent.at(-1)).toEqual({ v: 0, do: 'take 2' });
  expect(play.notice).toBeNull();
});

test('a server that moves to nowhere is a lost connection after a while', async () => {
  const server = sit();
  server.tell({ t: 'told', ...told() });
  server.close(1012);
  for (let tries = 0; tries < 5; tries++) {
    await vi.advanceTimersByTimeAsync(11_000);
    FakeSocket.last.close(1006);
  }
  expect(play.connection).toBe('lost');
});
