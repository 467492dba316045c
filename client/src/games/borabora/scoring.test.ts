// Held against games that the server's rules have played: `games.json` tells how they ended, and who gained what.

import { beforeAll, describe, expect, it } from 'vitest';
import { words } from '../../i18n/index.svelte';
import type { LogContext, ScoringStep, TableInfo } from '../../table/game';
import games from './games.json';
import { BOX } from './inventory';
import { scoring, tieBreak } from './scoring';
import type { View } from './view';

const ctx = {} as LogContext;
const BONUSES = Object.keys(BOX.end).filter((name) => name.includes(' '));
/** What the rules call the gains of each step after the first. */
const STEPS = [['god tiles'], ['held fish'], ['jewels'], BONUSES];

const numbers = (steps: ScoringStep[]) =>
  steps.map(({ gains }) =>
    gains.map((all) => all.reduce((sum, { text }) => sum + Number(/\+\D?(\d+)/.exec(text)?.[1] ?? 0), 0)),
  );

beforeAll(() => words.learn('borabora'));

describe('the final scoring', () => {
  it.each(games.finals.map((game, n) => [n, game] as const))('agrees with the rules: game %i', (_, game) => {
    const steps = scoring(game.view, ctx).slice(0, STEPS.length + 1);
    const gained = numbers(steps);
    expect(gained.slice(1)).toEqual(
      STEPS.map((names) =>
        game.gains.map((of) =>
          names.reduce((sum, name) => sum + ((of as Record<string, number>)[name] ?? 0), 0),
        ),
      ),
    );
    steps.slice(1).forEach(({ totals }, i) => {
      expect(totals).toEqual(steps[i]!.totals.map((n, seat) => n + gained[i + 1]![seat]!));
    });
    expect(steps.at(-1)!.totals).toEqual(game.scores);
    expect(Math.min(...steps[0]!.totals)).toBeGreaterThanOrEqual(0);
  });

  it('was held against every rule that often scores, and most bonuses', () => {
    const scored = new Set(games.finals.flatMap(({ gains }) => gains.flatMap((of) => Object.keys(of))));
    for (const name of [
      'god tiles',
      'held fish',
      'jewels',
      'six jewels',
      'full ritual',
      'six buildings',
      'twelve regions',
    ])
      expect(scored).toContain(name);
  });

  it('names the turn order where seats are level', () => {
    const level = games.finals.find(({ scores }) => new Set(scores).size < scores.length)!;
    const [a, b] = level.scores.flatMap((n, seat) =>
      level.scores.indexOf(n, seat + 1) > 0 || level.scores.indexOf(n) < seat ? [seat] : [],
    );
    const tie = scoring(level.view, ctx)[STEPS.length + 1]!;
    expect(tie.gains.map((all) => all.length)).toEqual(
      level.scores.map((_, seat) => (seat === a || seat === b ? 1 : 0)),
    );
    const place = (seat: number) => (level.view as unknown as View).order.indexOf(seat) + 1;
    expect(tie.gains[a!]![0]!.text).toMatch(new RegExp(`^${place(a!)}`));
  });

  it('says on the sheet with the result who came first', () => {
    const seats = Array.from({ length: 3 }, () => ({})) as TableInfo['seats'];
    expect([3, 2, 1].map((behind) => tieBreak([59, behind], { seats }))).toEqual([
      '1st in turn order',
      '2nd in turn order',
      '3rd in turn order',
    ]);
  });

  it('waits for the end', () => {
    expect(scoring({ ...games.finals[0]!.view, phase: 'last' }, ctx)).toEqual([]);
  });
});
