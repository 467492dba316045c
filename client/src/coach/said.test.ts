import { expect, test } from 'vitest';
import type { Entry, First, Merit, Verdict } from '../wire';
import { firstOf, MOST_POINTED, said, type Occasion } from './said';
import { gainedBy, isStruck } from './striking';
import { afterOwn, askedIn, sinceOwn } from './turn';
import type { Words } from './words';

const entry = (v: number, seat: number, words = 'x', events: string[] = []): Entry => ({
  v,
  seat,
  words,
  events,
});
const first = (say: string, more: Partial<First> = {}): First => ({
  say,
  step: 'T7',
  words: [],
  events: [],
  questions: [],
  ...more,
});
const why: Merit[] = [{ part: 'tokens', more: true, chance: 0.1, amount: null, source: '' }];
const against: Merit[] = [{ part: 'hand', more: false, chance: -0.2, amount: null, source: '' }];
const verdict = (v: number, mark: Verdict['mark'], reasons: Merit[] = []): Verdict => ({
  v,
  mark,
  why: reasons,
  better: mark === 'mistake' || mark === 'inaccurate' ? 'x 2' : '',
  wins: false,
});

const WAR = first('war');
const own = [entry(4, 0), entry(5, 0)];
const theirs = [entry(6, 1, 'pass')];
const all: Occasion = {
  first: WAR,
  by: null,
  sound: [{ words: 'pass', why: [], follow_up: '', points: 0 }],
  judged: [verdict(4, 'mistake', why), verdict(5, 'good', why), verdict(6, null, why)],
  care: null,
  astray: false,
  begins: true,
  pointed: { mistake: 0, slip: 0, gift: 0 },
  own,
  theirs,
  meanwhile: theirs,
  struck: false,
};

test('the first that fits is said, and nothing else', () => {
  expect(said(all)).toEqual({ kind: 'mistake', v: 4, why: [], better: 'x 2', wins: false });
  const unjudged = { ...all, judged: [] };
  expect(said(unjudged)).toEqual({ kind: 'first', first: WAR, by: null });
  expect(said({ ...unjudged, first: null })).toMatchObject({ kind: 'advice', care: null });
  const care = { key: 'war', text: 'A war is near.' };
  expect(said({ ...unjudged, first: null, care })).toMatchObject({ kind: 'advice', care });
  const after = { ...all, first: null, sound: [] };
  expect(said({ ...after, judged: after.judged.slice(1) })).toEqual({
    kind: 'good',
    v: 5,
    why,
    asAdvised: false,
  });
  expect(said({ ...after, judged: [verdict(6, null, why)] })).toBeNull();
  expect(said({ ...after, judged: [], struck: true })).toEqual({ kind: 'theirs', entries: theirs });
});

test('a mistake is pointed out so many times a game and no more', () => {
  const after = { ...all, first: null, sound: [] };
  const often = (n: number) => ({ ...after, pointed: { ...after.pointed, mistake: n } });
  expect(said(often(MOST_POINTED.mistake - 1))?.kind).toBe('mistake');
  expect(said(often(MOST_POINTED.mistake))?.kind).toBe('good');
});

test('of a good answer only what is good is told, and of a mistake what is bad', () => {
  const both: Merit[] = [...against, ...why];
  const after = { ...all, first: null, sound: [], theirs: [] };
  expect(said({ ...after, judged: [verdict(4, 'mistake', both)] })).toMatchObject({ why: [both[0]] });
  expect(said({ ...after, judged: [verdict(4, 'good', both)] })).toMatchObject({ why });
});

test('what was not quite the best is told, so often', () => {
  const after = { ...all, first: null, sound: [], theirs: [] };
  const slip = { ...after, judged: [verdict(5, 'inaccurate', [...against, ...why])] };
  expect(said(slip)).toEqual({ kind: 'slip', v: 5, why: against, better: 'x 2', wins: false });
  expect(said({ ...slip, judged: [verdict(4, 'mistake'), ...slip.judged] })?.kind).toBe('mistake');
  expect(said({ ...slip, pointed: { ...slip.pointed, slip: MOST_POINTED.slip } })).toBeNull();
});

test('what struck the learner stands before advice, once their turn begins', () => {
  const hit = { ...all, first: null, judged: [], struck: true, meanwhile: all.theirs };
  expect(said(hit)).toMatchObject({ kind: 'advice', care: null, struckBy: all.theirs });
  expect(said({ ...hit, begins: false })).toMatchObject({ kind: 'advice', struckBy: [] });
  expect(said({ ...hit, sound: [] })?.kind).toBe('theirs');
});

test('a mistake of the rival is a gift, unless it strikes', () => {
  const gift = { ...all, first: null, sound: [], judged: [verdict(6, 'mistake', [...against, ...why])] };
  expect(said(gift)).toEqual({ kind: 'gift', v: 6, why: against });
  expect(said({ ...gift, pointed: { ...gift.pointed, gift: MOST_POINTED.gift } })).toBeNull();
  expect(said({ ...gift, struck: true })?.kind).toBe('theirs');
  expect(said({ ...gift, judged: [verdict(6, 'mistake', why)] })).toBeNull(); // with what reason?
});

test('a good answer without a reason is not praised', () => {
  const after = { ...all, first: null, sound: [], judged: [verdict(5, 'good')] };
  expect(said(after)).toBeNull();
});

test('who did otherwise than was advised always hears something: that it was as good, or what was advised', () => {
  const after = { ...all, first: null, sound: [], judged: [verdict(5, 'good', why)], astray: true };
  expect(said(after)).toEqual({ kind: 'good', v: 5, why, asAdvised: true });
  expect(said({ ...after, judged: [verdict(5, 'good')] })).toEqual({
    kind: 'good',
    v: 5,
    why: [],
    asAdvised: true,
  });
  expect(said({ ...after, judged: [verdict(5, null)] })).toEqual({ kind: 'instead', v: 5 });
  expect(said({ ...after, judged: [] })).toEqual({ kind: 'instead', v: 5 }); // nobody had the time to judge it
  expect(said({ ...after, judged: [], astray: false })).toBeNull();
});

test('what comes up for the first time comes up once', () => {
  const firsts = [
    first('war', { events: ['war *'] }),
    first('swap', { words: ['swap *'] }),
    first('monument', { questions: ['BuildMonument'] }),
  ];
  const entries = [entry(3, 1, 'swap 2 red red', ['p2 swaps 2', 'war red p2 F6 1 against p1 H5 2'])];
  expect(firstOf({ firsts }, new Set(), entries, '')?.say).toBe('war');
  expect(firstOf({ firsts }, new Set(['war']), entries, '')?.say).toBe('swap');
  expect(firstOf({ firsts }, new Set(['war', 'swap']), entries, '')).toBeNull();
  expect(firstOf({ firsts }, new Set(), [], 'BuildMonument')?.say).toBe('monument');
});

const follows = ({ words }: Entry) => words.startsWith('commit');

test('a turn is counted as the log counts it', () => {
  const options = { tile: { red: {} } };
  expect(askedIn([], 0, options)).toEqual({ turn: 1, own: 1, begins: true });
  const log = [entry(0, -1, ''), entry(1, 0), entry(2, 1, 'leader'), entry(3, 0, 'commit 1'), entry(4, 1)];
  expect(askedIn(log.slice(0, 2), 0, options)).toEqual({ turn: 1, own: 1, begins: false });
  expect(askedIn(log, 0, options, follows)).toEqual({ turn: 3, own: 2, begins: true });
  expect(askedIn(log.slice(0, 3), 0, { commit: { 0: {} } }, follows)).toEqual({
    turn: 2,
    own: 0,
    begins: false,
  });
});

test('what was answered since the own last turn', () => {
  const log = [entry(1, 0), entry(2, 0), entry(3, 1), entry(4, 0, 'commit 1'), entry(5, 1)];
  const since = sinceOwn(log, 0, follows);
  expect(since.own.map(({ v }) => v)).toEqual([1, 2]);
  expect(since.theirs.map(({ v }) => v)).toEqual([3, 5]);
  expect(since.meanwhile.map(({ v }) => v)).toEqual([3, 4, 5]);
});

test('what others answered to an own one, up to the own next turn', () => {
  const log = [entry(1, 0), entry(2, 1, 'commit 2'), entry(3, 0), entry(4, 1), entry(5, 0), entry(6, 1)];
  const versions = (n: number) => afterOwn(log, log[n]!, follows).map(({ v }) => v);
  expect(versions(0)).toEqual([2, 4]);
  expect(versions(2)).toEqual([4]);
  expect(versions(4)).toEqual([6]);
});

const LEAVES: Pick<Words, 'strikes'> = {
  strikes: (event, _, seat) => (event.startsWith(`p${seat + 1} black leader leaves`) ? 'It is gone.' : ''),
};
const struckBy = (...entries: Entry[]): boolean => isStruck(entries, LEAVES, {}, 0);

test('the learner is struck by what the game has words for, or where others gained much', () => {
  const event = (...events: string[]) => entry(2, 1, 'x', events);
  expect(struckBy(event('p2 wins 5', 'p1 black leader leaves F4'))).toBe(true);
  expect(struckBy(event('p2 black leader leaves F4', 'p1 returns 2,0', 'p1 settles cm', 'p1 scores 9'))).toBe(
    false,
  );
  expect(struckBy(event('p2 scores 5'), event('p2 scores 3'))).toBe(true);
  expect(struckBy(event('p2 scores 5'))).toBe(false);
});

test('whoever loses a conflict of their own turn is told so', () => {
  const lost = entry(2, 1, 'commit 2', ['p2 wins 5', 'p1 black leader leaves F4']);
  const since = sinceOwn([entry(1, 0), lost, entry(3, 1)], 0, follows);
  expect(struckBy(...since.meanwhile)).toBe(true);
  expect(since.meanwhile.map(({ v }) => v)).toEqual([2, 3]);
  expect(since.theirs.map(({ v }) => v)).toEqual([3]);
});

test('what others gained openly is added up', () => {
  const entries = [
    entry(1, 1, 'x', ['complete city 1,1', 'p2 scores 8', 'p1 scores 2']),
    entry(2, 1, 'y', ['p2 scores 1 at 1,1', 'p2 gains 3 red for war']),
  ];
  expect([...gainedBy(entries.flatMap(({ events }) => events))]).toEqual([
    [1, 9],
    [0, 2],
  ]);
});

test('whoever was struck is told that and not praised', () => {
  const lost = entry(4, 0, 'commit 1', ['p1 black leader leaves F4', 'p2 gains 1 red for revolt']);
  const since = sinceOwn([entry(1, 0), entry(3, 1), lost], 0, follows);
  const struck = struckBy(...since.meanwhile);
  expect(
    said({ ...all, ...since, struck, first: null, sound: [], judged: [verdict(1, 'good', why)] }),
  ).toEqual({ kind: 'theirs', entries: since.meanwhile });
});
