import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import ark from '../src/games/ark';
import { plain, words } from '../src/i18n/index.svelte';
import { lineOf, path, spread, xOf, yOf } from '../src/review/chart';
import { chanceOf, change, hundredths, percent } from '../src/review/numbers';
import {
  chancesAt,
  courseAt,
  courseOf,
  dearest,
  decides,
  judgedAt,
  lossOf,
  ownSeat,
  Reviewing,
  turningPoints,
} from '../src/review/review.svelte';
import AskForReview from '../src/review/AskForReview.svelte';
import Chart from '../src/review/Chart.svelte';
import { afterwards, answerAt, titlesOf } from '../src/review/told';
import { consequences, only } from '../src/table/lines';
import type { GameClient } from '../src/table/game';
import type { Judgement, Moment, Review, ReviewInfo } from '../src/wire';
import { table } from './fake/socket';

const judgement = (
  move: number,
  before: number,
  after: number,
  more: Partial<Judgement> = {},
): Judgement => ({
  move,
  seat: 0,
  words: 'take 2',
  before: [before, 1 - before],
  after: [after, 1 - after],
  alternatives: [],
  mark: null,
  ...more,
});

const REVIEW: Review = {
  moves: 5,
  judgements: [judgement(1, 0.5, 0.5), judgement(3, 0.6, 0.3, { mark: 'mistake' })],
  turning_points: [3],
  luck: [{ move: 2, change: [0.1, -0.1] }],
  end: [0, 1],
};

beforeEach(async () => {
  await words.speak('en');
  await words.learn('later/review');
});
afterEach(() => vi.unstubAllGlobals());

describe('a review', () => {
  test('tells the chances after every move as whoever decided last saw them', () => {
    expect([0, 1, 2, 3, 4, 5].map((step) => chancesAt(REVIEW, step)[0])).toEqual([
      0.5, 0.5, 0.5, 0.3, 0.3, 0,
    ]);
    expect([2, 3, 4, 5].map((step) => courseAt(REVIEW, step)[0])).toEqual([0.5, 0.25, 0.25, 0]);
    expect(judgedAt(REVIEW, 2)).toBeNull();
    expect(lossOf(judgedAt(REVIEW, 3)!)).toBe(-30);
  });

  test('is the mean of what the seats expect; what is given away is known to all', () => {
    const second = { ...judgement(2, 0.3, 0.3), seat: 1 };
    const course = courseOf({
      ...REVIEW,
      judgements: [judgement(1, 0.5, 0.5), second, judgement(3, 0.6, 0.4)],
    });
    const [first, other, third] = course.map(({ chances }) => chances[0]);
    expect(first).toBeCloseTo(0.5);
    expect(other).toBeCloseTo((0.5 + 0.3) / 2);
    expect(third).toBeCloseTo((0.4 + 0.3 - 0.2) / 2);
  });

  test('names mistakes and luck in the order of the game', () => {
    expect(turningPoints(REVIEW).map(({ move }) => move)).toEqual([2, 3]);
  });

  test('names first what one gave away oneself, the most first', () => {
    const lost = (move: number, after: number, mark: Judgement['mark'], seat = 0) => ({
      ...judgement(move, 0.9, after),
      seat,
      mark,
    });
    const judgements = [
      lost(1, 0.8, 'mistake'),
      lost(2, 0.1, null),
      lost(3, 0.5, 'mistake'),
      lost(4, 0.84, 'inaccurate'),
      lost(5, 0.3, 'mistake', 1),
      lost(6, 0.7, 'mistake'),
    ];
    expect(dearest({ ...REVIEW, judgements }, 0).map(({ move }) => move)).toEqual([3, 6, 1]);
    expect([ownSeat(table([0])), ownSeat(table([0, 1])), ownSeat(table([]))]).toEqual([0, null, null]);
  });

  test('was decided where they came to be ahead who were so to the end', () => {
    expect(decides(REVIEW, { move: 3 }, [1])).toBe(true);
    expect(decides(REVIEW, { move: 3 }, [0])).toBe(false);
    expect(
      decides({ ...REVIEW, judgements: [...REVIEW.judgements, judgement(4, 0.9, 0.9)] }, { move: 3 }, [1]),
    ).toBe(false);
    expect(
      decides({ ...REVIEW, judgements: [judgement(1, 0.3, 0.3), judgement(3, 0.3, 0.1)] }, { move: 3 }, [1]),
    ).toBe(false);
  });

  test('shares a hundred games among all, whatever is rounded', () => {
    expect(hundredths([0.685, 0.315])).toEqual([69, 31]);
    expect(hundredths([0.333, 0.333, 0.334])).toEqual([33, 33, 34]);
    expect(hundredths([0, 1])).toEqual([0, 100]);
    expect(chanceOf([0.685, 0.315], 1)).toBe('31%');
  });

  test('says numbers as the language does', async () => {
    expect([percent(0.184), change(-16), change(0)]).toEqual(['18%', '−16', '0']);
    await words.speak('de');
    expect(percent(0.184)).toBe('18\u00a0%');
  });
});

describe('the chart', () => {
  const frame = { width: 566, height: 116, moves: 5 };

  test('begins before the first decision and ends with the result', () => {
    const line = lineOf(REVIEW, 0, frame);
    expect(line.map(([x]) => x)).toEqual([0, 1, 3, 5].map((move) => xOf(frame, move)));
    expect(line.at(-1)).toEqual([536, yOf(frame, 0)]);
    expect(path(line.slice(0, 2))).toBe('M36.0 58.0L136.0 58.0');
  });

  test('keeps the signs at its end apart and inside', () => {
    expect(spread([10, 100, 100], 20, 10, 110)).toEqual([10, 90, 110]);
    expect(spread([110, 5, 6], 20, 10, 110)).toEqual([110, 10, 30]);
  });

  test('is a slider that tells the chances', () => {
    const go = vi.fn();
    const props = { review: REVIEW, game: {}, table: table([0]), eyes: 0, step: 3, go };
    const page = mount(Chart, { target: document.body, props });
    flushSync();
    const slider = document.querySelector<HTMLInputElement>('input[type=range]')!;
    expect(slider.getAttribute('aria-valuetext')).toMatch(/30%.*70%/);
    slider.value = '4';
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    expect(go).toHaveBeenCalledWith(4);
    void unmount(page);
  });

  test('of many lines one stands out, the own until another is chosen', async () => {
    const four = (chances: number[]) => [...chances, 0, 0];
    const judgements = REVIEW.judgements.map((one) => ({
      ...one,
      before: four(one.before),
      after: four(one.after),
    }));
    const two = table([0]);
    const props = {
      review: { ...REVIEW, judgements, end: four(REVIEW.end) },
      game: {},
      table: { ...two, seats: [...two.seats, ...two.seats] },
      eyes: 1,
      step: 3,
      go: vi.fn(),
    };
    const page = mount(Chart, { target: document.body, props });
    flushSync();
    const lit = () => document.querySelector('.line.lit')?.getAttribute('stroke');
    const names = [...document.querySelectorAll<HTMLButtonElement>('.legend button')];
    expect(names.map((one) => one.getAttribute('aria-pressed'))).toEqual(['false', 'true', 'false', 'false']);
    expect(lit()).toBe('#22619f');
    names[3]!.click();
    flushSync();
    expect(lit()).toBe('#1f8168');
    const dashes = [...document.querySelectorAll('.line:not(.lit)')].map((one) =>
      one.getAttribute('stroke-dasharray'),
    );
    expect(new Set(dashes).size).toBe(3);
    await unmount(page);
  });
});

test('an alternative is said in the words of its game', () => {
  const game: GameClient = {
    prompt: ({ choice, seat }) => ({ title: `${choice.words}, ${choice.complete}, ${seat}` }),
    logLine: (_, event) => (event === null ? 'the move' : `so ${event}`),
  };
  const before: Moment = { v: 2, entry: null, view: {}, asked: { seat: 1, question: 'Take' }, last: 5 };
  const answer = answerAt(before, 1, 'take 2');
  expect(titlesOf(game, table([0]), [answer])).toEqual(['take 2, true, 1']);
  const came = (events: string[], n = 0): string[] =>
    consequences(game, table([0]), { v: n, seat: 1, words: 'take 2', events }).map(({ text }) => text);
  expect(came(['a', 'b'])).toEqual(['so a', 'so b']);
  expect(only(came(['a', 'b']), came(['b']))).toEqual(['so a']);
  expect(titlesOf({}, table([0]), [answer])).toEqual(['take 2']);
});

test('the Ark tells two tiles on one place apart by how they lie', async () => {
  await words.learn('ark');
  await words.speak('en');
  const view = { ask: { seat: 0, question: 'PlaceTile', tile: 'cN.rEW' } };
  const before = { view, asked: { seat: 0, question: 'PlaceTile' } };
  const titles = (...all: string[]) =>
    titlesOf(
      ark,
      table([0]),
      all.map((one) => answerAt(before, 0, one)),
    ).map(plain);
  expect(titles('tile 5,0 n', 'tile 0,1 s')).toEqual(['Tile: 5 east', 'Tile: 1 south']);
  expect(titles('tile 5,0 n', 'tile 5,0 e')).toEqual([
    'Tile: 5 east (city to the north, road east to west)',
    'Tile: 5 east (city to the east, road north to south)',
  ]);
});

test('afterwards is what happened to the same places until its seat was on turn again', () => {
  const game: GameClient = {
    logLine: (_, event) => event && `so ${event}`,
    places: (words) => words.split(' ').filter((word) => word === word.toUpperCase()),
  };
  const move = (seat: number, words: string, ...events: string[]) => ({ v: 0, seat, words, events });
  const steps = [
    move(0, 'take A', 'got A'),
    move(0, 'take A', 'again A'),
    move(1, 'take C', 'lost A', 'got C'),
    move(0, 'take A', 'later A'),
  ];
  expect(afterwards(game, table([0]), steps, 0)).toEqual(['so lost A']);
  expect(afterwards(game, table([0]), steps, 3)).toEqual([]);
});

describe('asking for a review', () => {
  const answers: ReviewInfo[] = [];
  const asked: string[] = [];
  let status = 200;

  beforeEach(() => {
    vi.useFakeTimers();
    asked.length = answers.length = 0;
    status = 200;
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
      asked.push(`${init?.method ?? 'GET'} ${url.split('/').at(-1)}`);
      const body =
        status === 200 ? answers.shift() : { error: { key: 'too-many-reviews', args: { most: 1 } } };
      return Promise.resolve(new Response(JSON.stringify(body), { status }));
    });
  });
  afterEach(() => vi.useRealTimers());

  const info = (state: ReviewInfo['state'], move = 0): ReviewInfo => ({
    state,
    move,
    moves: 10,
    review: state === 'done' ? REVIEW : null,
  });
  const heard = () => vi.advanceTimersByTimeAsync(0);
  const text = () => document.body.textContent ?? '';
  const button = () => document.querySelector('button')!;

  test('shows how far it is, until it is there', async () => {
    answers.push(info('none'), info('running', 1), info('running', 7), info('done', 10));
    const reviewing = new Reviewing('t1');
    const page = mount(AskForReview, { target: document.body, props: { reviewing } });
    await heard();
    flushSync();
    expect(button().textContent).toBe('Review this game');
    button().click();
    await heard();
    flushSync();
    expect(document.querySelector('progress')!.value).toBe(1);
    await vi.advanceTimersByTimeAsync(1000);
    flushSync();
    expect(document.querySelector('progress')!.value).toBe(7);
    await vi.advanceTimersByTimeAsync(1000);
    expect(reviewing.info.review).toEqual(REVIEW);
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toEqual(['GET review', 'POST review', 'GET review', 'GET review']);
    void unmount(page);
  });

  test('can be cancelled', async () => {
    answers.push(info('running', 1), info('none'));
    const reviewing = new Reviewing('t1');
    const page = mount(AskForReview, { target: document.body, props: { reviewing } });
    await heard();
    flushSync();
    expect(button().textContent).toBe('Cancel');
    button().click();
    await heard();
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toEqual(['GET review', 'POST cancel']);
    expect(reviewing.info.state).toBe('none');
    void unmount(page);
  });

  test('says why not', async () => {
    answers.push(info('none'));
    const reviewing = new Reviewing('t1');
    const page = mount(AskForReview, { target: document.body, props: { reviewing } });
    await heard();
    status = 409;
    await reviewing.start();
    flushSync();
    expect(text()).toContain('Another game is being reviewed for you.');
    void unmount(page);
  });
});
