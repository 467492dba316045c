// Held against games that the server's rules have played: `played.json` tells how they ended, and who gained what.

import { beforeAll, describe, expect, it } from 'vitest';
import { words } from '../../i18n/index.svelte';
import type { LogContext, ScoringStep, TableInfo } from '../../table/game';
import { survey, view } from './fixtures';
import { BOX } from './inventory';
import games from './played.json';
import { scoring, tieBreak } from './scoring';
import type { Survey, View } from './view';

const ctx = {} as LogContext;
const BONUSES = Object.keys(BOX.end).filter((name) => name.includes(' '));
/** What the rules call the gains of each step after the first. */
const STEPS = [['god tiles'], ['held fish'], ['jewels'], BONUSES];

const of = (parts: NonNullable<Survey['end']>[number], names: string[]) =>
  parts.reduce((sum, [why, n]) => sum + (names.includes(why) ? n : 0), 0);

const numbers = (steps: ScoringStep[]) =>
  steps.map(({ gains }) =>
    gains.map((all) => all.reduce((sum, { text }) => sum + Number(/\+\D?(\d+)/.exec(text)?.[1] ?? 0), 0)),
  );

beforeAll(() => words.learn('borabora'));

describe('the final scoring', () => {
  it.each(games.finals.map((game, n) => [n, game] as const))('agrees with the rules: game %i', (_, game) => {
    const view = game.view as unknown as View;
    const steps = scoring(view, ctx).slice(0, STEPS.length + 1);
    const gained = numbers(steps);
    expect(gained.slice(1)).toEqual(STEPS.map((names) => view.survey.end!.map((parts) => of(parts, names))));
    steps.slice(1).forEach(({ totals }, i) => {
      expect(totals).toEqual(steps[i]!.totals.map((n, seat) => n! + gained[i + 1]![seat]!));
    });
    expect(steps.at(-1)!.totals).toEqual(game.scores);
    expect(Math.min(...steps[0]!.totals.map(Number))).toBeGreaterThanOrEqual(0);
  });

  it('shows every bonus by its name', () => {
    const end = [BONUSES.map((why) => [why, 6]), []] as unknown as Survey['end'];
    const [, , , , bonuses] = scoring(view({ phase: 'over', survey: survey({ end }) }), ctx);
    expect(bonuses!.gains[0]!.map(({ text }) => text)).toHaveLength(6);
    for (const { text } of bonuses!.gains[0]!) expect(text).not.toMatch(/borabora-/);
  });

  it('names the turn order where seats are level', () => {
    const boards = [7, 9, 7].map((score) => ({ ...view().boards[0]!, score }));
    const level = view({ phase: 'over', order: [2, 1, 0], boards, survey: survey({ end: [[], [], []] }) });
    const tie = scoring(level, ctx)[STEPS.length + 1]!;
    expect(tie.gains.map((all) => all.map(({ text }) => text[0]))).toEqual([['3'], [], ['1']]);
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
