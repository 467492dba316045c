// The checklist of the scoring: every point, from the log alone.
import { beforeAll, describe, expect, it } from 'vitest';
import { words } from '../../i18n/index.svelte';
import { upTo } from '../../table/entries';
import type { Entry } from '../../wire';
import { checklist, lastRound } from './checklist';
import { board, survey, view } from './fixtures';
import { lookout } from './opened.svelte';
import games from './played.json';
import { scoredIn } from './scored';
import type { Survey, View } from './view';

const entry = (v: number, words: string, ...events: string[]): Entry => ({ v, seat: 0, words, events });
const LOG = [
  entry(7, 'buy comb-4', 'p1 buys comb-4'),
  entry(
    8,
    'pass',
    'p2 scores 2 invocation',
    'p2 scores 7 status',
    'p1 scores 3 status',
    'order p2 p1',
    'p2 scores 2 temple',
    'p2 gains god tile',
  ),
  entry(9, 'buy ring-9', 'p2 buys ring-9'),
  entry(10, 'pass'),
  entry(11, 'drop t34', 'p2 drops t34'),
  entry(12, 'yellow card fulfil t01', 'p1 fulfils t01', 'p1 scores 4 task'),
];
const texts = (view: View, log: Entry[]) =>
  checklist(view, log).map(({ marks }) => marks.map(({ text }) => text));

beforeAll(() => words.learn('borabora', 'borabora/later'));

describe('the round before', () => {
  it('is told until the next scoring, and what it brought in all', () => {
    const items = lastRound(view({ round: 2, phase: 'dice' }), LOG);
    expect(items.map(({ name, marks }) => [name, ...marks.map(({ text }) => text)])).toEqual([
      ['status', '+3', '+7'],
      ['temple', '+0', '+2'],
      ['jewels', 'nothing', '9 points'],
      ['tasks', '+4', '+0'],
      ['sum', '7 points', '9 points'],
    ]);
  });

  it('is not told while this one is scored, nor in the first', () => {
    expect(lastRound(view({ round: 2, phase: 'tasks' }), LOG)).toEqual([]);
    expect(lastRound(view(), LOG.slice(0, 1))).toEqual([]);
  });
});

describe('what is open over the table', () => {
  it('is the scoring of a round, once, until it is closed', () => {
    lookout.come(LOG.slice(0, 1), false);
    lookout.hold(LOG.slice(0, 1));
    expect(lookout.what).toBeNull();
    lookout.hold(LOG.slice(0, 2));
    expect([lookout.what, lookout.held]).toEqual(['scoring', true]);
    lookout.close();
    lookout.hold(LOG);
    expect([lookout.what, lookout.held]).toEqual([null, false]);
  });

  it('is closed when the scoring is taken back, and opens when the round is scored again', () => {
    lookout.come([], false);
    lookout.hold(LOG);
    lookout.hold([]);
    expect([lookout.what, lookout.held]).toEqual([null, false]);
    lookout.hold(LOG);
    expect(lookout.held).toBe(true);
    lookout.close();
  });

  it('is not what was scored before one came, but what is being scored', () => {
    lookout.come(LOG, false);
    lookout.hold(LOG);
    expect(lookout.what).toBeNull();
    lookout.come(LOG, true);
    lookout.hold(LOG);
    expect(lookout.what).toBe('scoring');
    lookout.close();
  });
});

describe('what the scoring has brought', () => {
  it('is read from where it began, and no further', () => {
    expect(scoredIn(LOG, 2)).toEqual({
      status: [3, 7],
      temple: [0, 2],
      god: 1,
      jewels: [null, 'ring-9'],
      tasks: [4, 0],
    });
    expect(scoredIn(upTo(LOG, 8), 2)).toMatchObject({ jewels: [null, null], tasks: [null, null] });
  });

  it('is not known where the log does not reach back', () => {
    expect(scoredIn(LOG.slice(2), 2)).toBeNull();
  });

  it('adds the tasks of the very end to that of the last round', () => {
    const log = [...LOG, entry(13, 'fulfil t20', 'p1 fulfils t20', 'p1 scores 6 task')];
    expect(scoredIn(log, 2)!.tasks).toEqual([10, 0]);
  });
});

describe('the checklist', () => {
  const now = (phase: View['phase'], more: Partial<View> = {}) =>
    view({ phase, boards: [board({ shells: 2 }), board({ shells: 1 })], ...more });

  it('shows what a round would bring while it is played', () => {
    const boards = [board({ shells: 2 }), board()];
    const now = survey({ status: [3, 0], temple: [0, 1], favourite: 1 });
    expect(texts(view({ boards, survey: now }), LOG)).toEqual([
      ['+3', '+0'],
      ['+0', '+1'],
      ['2 shells', '0 shells'],
      ['0 so far', '0 so far'],
      ['+6', '+2'],
    ]);
  });

  it('shows each point once it is scored, and what is to come', () => {
    expect(texts(now('jewels'), upTo(LOG, 9))).toEqual([
      ['+3', '+7'],
      ['+0', '+2'],
      ['2 shells', '9 points'],
      ['0 so far', '0 so far'],
      ['+6', '+2'],
    ]);
    expect(texts(now('tasks'), upTo(LOG, 11)).slice(2, 4)).toEqual([
      ['nothing', '9 points'],
      ['not yet', '+0'],
    ]);
    expect(texts(now('draft'), LOG)[3]).toEqual(['+4', '+0']);
  });

  it('shows what the end would bring, if it were now: god tiles, the fish held, jewels', () => {
    const [first, second] = survey().end!;
    const end = [[...first!, ['jewels', 9, 'ring-9'], ['six jewels', 6]], second] as NonNullable<
      Survey['end']
    >;
    const item = checklist(view({ survey: survey({ end }) }), LOG).at(-1)!;
    expect([item.name, item.state, item.marks.map(({ text }) => text)]).toEqual([
      'end',
      'ahead',
      ['+21', '+2'],
    ]);
    expect(item.why).toContain('twelve regions');
  });

  it('gives the god tile to who gained it', () => {
    const temple = checklist(now('tasks', { survey: survey({ temple: [1, 0], favourite: 0 }) }), LOG)[1]!;
    expect(temple.marks.map(({ sign }) => sign)).toEqual([undefined, 'god-tile']);
  });

  it('does without the log as well as it can', () => {
    expect(texts(now('tasks', { survey: survey({ temple: [1, 0], favourite: 0 }) }), []).slice(0, 2)).toEqual(
      [
        ['scored', 'scored'],
        ['+1', '+0'],
      ],
    );
  });

  it.each(games.finals.map((game, n) => [n, game] as const))('counts the end: game %i', (_, game) => {
    const view = game.view as unknown as View;
    const shown = texts(view, []);
    expect(shown).toHaveLength(4);
    view.survey.end!.forEach((parts, seat) => {
      const total = shown.reduce((sum, all) => sum + Number(all[seat]!.slice(1)), 0);
      expect(total).toBe(parts.reduce((sum, [, n]) => sum + n, 0));
    });
  });
});
