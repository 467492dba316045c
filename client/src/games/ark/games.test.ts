// Held against games that the server's rules have played: `games.json` tells how they ended, and what a tile scored.

import { beforeAll, describe, expect, it } from 'vitest';
import { plain, words } from '../../i18n/index.svelte';
import type { LogContext } from '../../table/game';
import { settledIn, type Settled } from './events';
import { tiles, view } from './fixtures';
import { laying } from './forecast';
import games from './games.json';
import { scoring } from './scoring';
import type { Turn } from './tile';

const ctx = {} as LogContext;
const KINDS = ['temple', 'road', 'city', 'field'] as const;

beforeAll(() => words.learn('ark'));

describe('the final scoring', () => {
  it.each(games.finals.map((game, n) => [n, game] as const))('agrees with the rules: game %i', (_, game) => {
    const steps = scoring(view(game.tiles, { points: game.points, options: game.options }), ctx);
    const gained = steps.map(({ gains }) =>
      gains.map((all) =>
        all.reduce((sum, { text }) => sum + Number(/[+:] ?(\d+)/.exec(plain(text))?.[1] ?? 0), 0),
      ),
    );
    expect(gained.slice(1)).toEqual(KINDS.map((kind) => game.gains[kind]));
    steps.slice(1).forEach(({ totals }, i) => {
      expect(totals).toEqual(steps[i]!.totals.map((n, seat) => n + gained[i + 1]![seat]!));
    });
    expect(steps.at(-1)!.totals).toEqual(game.points);
    expect(Math.min(...steps[0]!.totals)).toBeGreaterThanOrEqual(0);
  });
});

describe('what a tile scores', () => {
  const sorted = (settled: Settled[]) =>
    settled.map((one) => ({ ...one, home: one.home.toSorted(), boxed: one.boxed.toSorted() }));

  it.each(games.layings.map((one, n) => [n, one] as const))('is foretold before it lies: %i', (_, one) => {
    const [, cell = '', turn] = one.words.split(' ');
    const before = view(one.tiles, { ask: { seat: one.seat, question: 'PlaceTile', tile: one.name } });
    const found = laying(before, { name: one.name, cell, turn: turn as Turn }, one.seat);
    expect(sorted(found.settled)).toEqual(sorted(settledIn(one.events)));
    expect(found.changes.filter(({ fate }) => fate === 'finishes')).toHaveLength(found.settled.length);
  });

  it('knows all that can happen', () => {
    const all = games.layings.flatMap(({ events }) => settledIn(events));
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(['road', 'city', 'temple']));
    expect(all.some(({ wins }) => wins.some(({ doubled }) => doubled))).toBe(true);
    expect(all.some(({ wins }) => wins.length > 1)).toBe(true);
    expect(all.some(({ wins }) => wins.length === 0)).toBe(true);
    expect(tiles(games.layings[0]!.tiles).length).toBeGreaterThan(0);
  });
});
