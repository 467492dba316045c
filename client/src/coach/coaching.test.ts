import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket, table, told } from '../../tests/fake/socket';
import type { Desk } from '../table/desk.svelte';
import { Play } from '../table/play.svelte';
import type { Advice, Coached, Entry, Told, Verdict } from '../wire';
import { praiseOf } from './better';
import { Coaching } from './coaching.svelte';
import { keep, kept } from './kept';
import { MOST_POINTED } from './said';
import { wordsOf, type Words } from './words';

let play: Play;
let desk: Desk;
let coach: Coaching;

beforeEach(() => {
  FakeSocket.all = [];
  localStorage.clear();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.useFakeTimers();
});

afterEach(() => {
  coach.close();
  play.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const server = () => FakeSocket.last;
const entry = (v: number, seat: number, more: Partial<Entry> = {}): Entry => ({
  v,
  seat,
  words: 'take 1',
  events: [],
  ...more,
});
const SET_UP = entry(0, -1, { words: '' });

/** The coach of a first game; of so many turns every answer is advised. */
async function guided(advised: number, more: Partial<Words> = {}): Promise<void> {
  play = new Play({ ...table([0]), guide: true });
  desk = { play, game: {} } as unknown as Desk;
  sit({ ...(await wordsOf('pebbles')), advised, ...more });
  server().open();
  server().tell({ t: 'told', ...told({ entries: [SET_UP] }) });
  coach.follow();
}

function sit(words: Words = coach.words): void {
  coach = new Coaching(desk, { firsts: [], steps: [] }, words);
  play.overhears = coach.hear;
}

/** The learner is asked once these were answered. */
async function goOn(entries: Entry[], more: Partial<Told> = {}): Promise<void> {
  server().tell({ t: 'entry', ...told({ v: entries.at(-1)!.v, entries, ...more }) });
  await vi.advanceTimersByTimeAsync(0);
  coach.follow();
}

const NOTHING: Omit<Coached, 'v'> = {
  sound: null,
  judged: null,
  as_sound: [],
  matters: false,
  foretold: [],
};
const advice = (words: string): Advice => ({ words, why: [], follow_up: '', points: 0 });
const says = (v: number, more: Partial<Coached> = {}) =>
  server().tell({ t: 'coach', ...NOTHING, v, sound: [], judged: [], ...more });
const thinks = (v: number) => server().tell({ t: 'coach', ...NOTHING, v });
const refuses = (v: number, key = 'too-fast') => server().tell({ t: 'refused', v, key, args: {} });
const advises = (v: number, ...all: string[]) => says(v, { sound: all.map(advice), as_sound: all });
const verdict = (v: number, mark: Verdict['mark'], better = ''): Verdict => ({
  v,
  mark,
  why: [],
  better,
  wins: false,
});
const sound = () => coach.counsel.sound.map(({ move }) => move.words);
/** What the coach has asked last. */
const wished = () => server().sent.findLast((message) => 'coach' in message);
/** As the page does, once the answers are drawn. */
const read = (wins = '') => coach.reads(coach.counsel.sound, wins);

test('what something else is refused takes no advice away', async () => {
  await guided(5);
  thinks(0);
  refuses(0);
  expect(coach.thinking).toBe(true);
  advises(0, 'take 1');
  refuses(0);
  expect([coach.said?.kind, sound()]).toEqual(['advice', ['take 1']]);
});

test('where the coach is refused itself there is nothing to say', async () => {
  await guided(5);
  refuses(0);
  expect([coach.thinking, coach.silent]).toEqual([false, true]);
});

test('nobody is told that there is nothing to say while it is still thought about', async () => {
  await guided(5);
  thinks(0);
  await vi.advanceTimersByTimeAsync(20_000);
  expect([coach.thinking, coach.late, coach.silent]).toEqual([false, true, false]);
  advises(0, 'take 1');
  expect([coach.late, sound()]).toEqual([false, ['take 1']]);
  await goOn([entry(1, 0), entry(2, 1)]);
  says(2);
  expect([coach.late, coach.silent]).toEqual([false, true]);
});

test('what was chosen instead was as good as what was advised, unless one sees that it brought more', async () => {
  await guided(5);
  advises(0, 'take 2');
  read();
  const scored = { events: ['p1 scores 2 pebbles'], view: {}, luck: false, passes: false };
  server().tell({ t: 'try', v: 0, words: 'take 2', ...scored });
  read();
  const praised = (points: number) => {
    play.log = [SET_UP, entry(1, 0, { events: [`p1 scores ${points} pebbles`] })];
    return praiseOf(coach, { v: 1, why: [], asAdvised: true }).key;
  };
  expect([praised(2), praised(3)]).toEqual(['coach-good-too', 'coach-good']);
});

test('what comes of an answer to an earlier question is not shown of this one', async () => {
  await guided(5);
  advises(0, 'take 1', 'pass');
  const preview = { words: 'pass', events: [], view: {}, luck: false, passes: false };
  server().tell({ t: 'try', v: 7, ...preview });
  expect(coach.counsel.sound.map((one) => one.preview)).toEqual([null, null]);
  server().tell({ t: 'try', v: 0, ...preview });
  expect(coach.counsel.sound.map((one) => one.preview?.words)).toEqual([undefined, 'pass']);
});

test('a phone that is turned forgets nothing of what was advised', async () => {
  await guided(5);
  says(0, { sound: [advice('take 2')], as_sound: ['take 2'], matters: true });
  read();
  coach.close();
  sit();
  coach.follow();
  expect(sound()).toEqual(['take 2']);
  expect([coach.counsel.matters, coach.counsel.isAsSound('take 2')]).toEqual([true, true]);
  await goOn([entry(1, 0)], { asked: { seat: 1, question: 'Take' }, options: null });
  coach.close(); // also while the rival is on turn
  sit();
  await goOn([entry(2, 1)]);
  expect(wished()).toEqual({ v: 2, coach: [1] });
});

test('turned while it thinks, the coach thinks anew', async () => {
  await guided(0);
  expect(wished()).toEqual({ v: 0, coach: [] }); // it looks whether it matters
  server().sent = [];
  coach.close();
  sit();
  coach.follow();
  expect(wished()).toEqual({ v: 0, coach: [] });
});

test('whoever missed a win is told so, and advised all the same', async () => {
  await guided(0);
  coach.ask();
  advises(0, 'take 2');
  read('take 2');
  await goOn([entry(1, 0), entry(2, 1)]);
  expect(coach.said).toMatchObject({ kind: 'mistake', wins: true, better: 'take 2' });
  expect([coach.thinking, wished()]).toEqual([true, { v: 2, coach: [] }]);
});

test('once enough mistakes were pointed out a missed win is none, and it is advised as ever', async () => {
  await guided(5);
  advises(0, 'take 2');
  read('take 2');
  const pointed = { ...kept('abc').pointed, mistake: MOST_POINTED.mistake };
  keep('abc', { ...kept('abc'), pointed });
  coach.close();
  sit();
  await goOn([entry(1, 0), entry(2, 1)]);
  expect(wished()).toEqual({ v: 2, coach: [1] });
  says(2, { judged: [verdict(1, null)] });
  expect(wished()).toEqual({ v: 2, coach: [] });
});

/** A mistake of the turn before is told. */
async function blamed(): Promise<void> {
  await guided(0, { against: () => 'It loses a pebble.' });
  coach.looks('take 1', 'It loses a pebble.', false);
  await goOn([entry(1, 0), entry(2, 1)]);
  expect(wished()).toEqual({ v: 2, coach: [1, 2] });
  says(2, { judged: [verdict(1, 'mistake', 'take 2')] });
  expect(coach.said?.kind).toBe('mistake');
}

test('after a mistake one is advised without having to ask, while it is still told', async () => {
  await blamed();
  expect([coach.thinking, wished(), coach.mayAsk]).toEqual([true, { v: 2, coach: [] }, false]);
  advises(2, 'pass');
  expect([coach.said?.kind, sound()]).toEqual(['mistake', ['pass']]);
});

test('what is taken back is as it was before, and advised', async () => {
  await blamed();
  coach.takeBack();
  expect(server().sent.at(-1)).toEqual({ v: 2, undo: true, to: 0 });
  server().tell({ t: 'told', ...told({ v: 3, entries: [SET_UP] }) }); // what stands is told anew
  coach.follow();
  expect([coach.said?.kind, coach.kept.taken, wished()]).toEqual(['again', 1, { v: 3, coach: [] }]);
});

test('where it could not be taken back nothing is as it was before', async () => {
  await blamed();
  coach.takeBack();
  refuses(2, 'stale');
  await goOn([entry(3, 0), entry(4, 1)]);
  expect([coach.said?.kind, coach.kept.taken]).toEqual([undefined, 0]);
});

test('what was being thought about when the line broke is asked again, also once the patience with it has ended', async () => {
  for (const [advised, patience] of [
    [5, 0],
    [5, 16_000],
    [0, 0],
  ] as const) {
    await guided(advised);
    thinks(0);
    await vi.advanceTimersByTimeAsync(patience);
    server().close();
    await vi.advanceTimersByTimeAsync(1000);
    server().open();
    server().tell({ t: 'told', ...told({ entries: [SET_UP] }) });
    expect(wished()).toEqual({ v: 0, coach: [] });
    expect(coach.thinking).toBe(advised > 0);
    coach.close();
    play.close();
  }
});

test('whoever does otherwise than was advised hears what that would have been', async () => {
  await guided(5);
  advises(0, 'take 2');
  read();
  await goOn([entry(1, 0), entry(2, 1)]);
  says(2, { judged: [verdict(1, null)] });
  expect(coach.said).toEqual({ kind: 'instead', v: 1 });
  advises(2, 'pass');
  expect([coach.said?.kind, sound()]).toEqual(['instead', ['pass']]); // and is advised
  read();
  await goOn([entry(3, 0, { words: 'pass' }), entry(4, 1)]);
  expect(wished()).toEqual({ v: 4, coach: [] });
});
