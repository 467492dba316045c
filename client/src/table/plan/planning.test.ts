import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket, people, table, told } from '../../../tests/fake/socket';
import type { Supposed } from '../../wire';
import { Play } from '../play.svelte';
import { Planning } from './planning.svelte';

let play: Play;
let planning: Planning;

const THEIRS = { seat: 0, question: 'Take' };
const MINE = { seat: 1, question: 'Take' };
const OPTIONS = { take: { '1': {}, '2': {} }, pass: {} };

beforeEach(() => {
  FakeSocket.all = [];
  localStorage.clear();
  vi.stubGlobal('WebSocket', FakeSocket);
  play = new Play(table([1]));
  FakeSocket.last.open();
  FakeSocket.last.tell({ t: 'told', ...told({ as: 1, options: null, table: table([1]) }) });
  planning = new Planning(play);
});

afterEach(() => {
  play.close();
  vi.unstubAllGlobals();
});

const sent = () => FakeSocket.last.sent.at(-1);

function suppose(steps: string[], about: Partial<Supposed> = {}): void {
  const view = { heap: 7 - steps.length };
  const position = { v: 0, steps, view, events: [], asked: THEIRS, options: OPTIONS, ends: null, ...about };
  FakeSocket.last.tell({ t: 'suppose', ...position });
}

function theyTake(): void {
  suppose([]);
  planning.choice.take('take', '2');
  planning.confirm();
  suppose(['p1 take 2'], { asked: MINE });
}

test('what they may do is chosen, and then what one answers', () => {
  expect(sent()).toEqual({ v: 0, suppose: [] });
  theyTake();
  expect(sent()).toEqual({ v: 0, suppose: ['p1 take 2'] });
  expect([planning.own, planning.view]).toEqual([true, { heap: 6 }]);
  planning.choice.take('pass');
  planning.forecast();
  expect(sent()).toEqual({ v: 0, suppose: ['p1 take 2', 'p2 pass'] });
  suppose(['p1 take 2', 'p2 pass'], { ends: 'luck', asked: null, options: null });
  expect(planning.preview).toMatchObject({ words: 'pass', luck: true, view: { heap: 5 } });
  planning.confirm();
  expect(sent()).toEqual({ plan: '[null,{"p1 take 2":["pass",{}]}]' });
  expect([planning.steps.length, planning.ends]).toEqual([2, 'luck']);
});

test('what is heard twice takes back nothing that was chosen meanwhile', () => {
  suppose([]);
  planning.choice.take('take', '2');
  planning.forecast();
  planning.confirm();
  suppose(['p1 take 2'], { asked: MINE });
  planning.choice.take('take');
  suppose(['p1 take 2'], { asked: MINE });
  expect(planning.choice.path).toEqual(['take']);
});

test('one goes back a step, and a branch is removed', () => {
  theyTake();
  const plan = '[null,{"p1 take 2":["pass",{}]}]';
  FakeSocket.last.tell(people(table([1]), { plan }));
  expect(planning.kept).toBe('p2 pass');
  planning.back();
  expect([planning.steps, sent()]).toEqual([[], { v: 0, suppose: [] }]);
  planning.remove(['p1 take 2']);
  expect(sent()).toEqual({ plan: '' });
});

test('a plan that is full takes no more', () => {
  const many = Object.fromEntries(Array.from({ length: 32 }, (_, n) => [`p1 x${n}`, ['pass', {}]]));
  FakeSocket.last.tell(people(table([1]), { plan: JSON.stringify([null, many]) }));
  theyTake();
  planning.choice.take('pass');
  expect(planning.full).toBe(true);
  planning.forecast();
  const before = sent();
  planning.confirm();
  expect(sent()).toEqual(before);
});

test('what has come is no longer to come', async () => {
  theyTake();
  const entries = [{ v: 1, seat: 0, words: 'take 2', events: [] }];
  FakeSocket.last.tell({ t: 'entry', ...told({ as: 1, v: 1, options: null, asked: MINE, entries }) });
  await vi.waitFor(() => expect(play.told?.v).toBe(1));
  planning.follow();
  expect([planning.steps, sent()]).toEqual([[], { v: 1, suppose: [] }]);
  suppose(['p1 take 2']);
  expect(planning.here).toBeNull();
});
