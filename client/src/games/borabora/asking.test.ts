import { beforeAll, describe, expect, it } from 'vitest';
import { plain, words } from '../../i18n/index.svelte';
import type { PromptContext } from '../../table/game';
import { asked, survey, view } from './fixtures';
import { prompt } from './prompt';

/** What the prompt says once the tile is chosen, and the die is not. */
function onto(tile: string, lowest: number[]): string | undefined {
  const tiles = {
    helper: { actions: ['helper'], below: Math.min(7, ...lowest) },
    fish: { actions: ['fish'], below: 7 },
  };
  const { choice, picking } = asked(
    'blue card die 2 helper',
    'blue card die 4 helper',
    'die 2 fish',
    'die 4 fish',
  );
  picking.tap(['die', null, tile]);
  const ctx = {
    view: view({ survey: survey({ tiles }) }),
    seat: 0,
    asked: { seat: 0, question: 'PlaceDie' },
    choice,
    preview: null,
  };
  return plain(prompt(ctx as unknown as PromptContext).detail ?? '');
}

it('names the task that Yellow would complete', () => {
  const { choice } = asked('yellow card fulfil t34', 'yellow tile fulfil t34', 'drop t34', 'drop t01');
  const ask = { seat: 0, question: 'ResolveTask' } as const;
  const ctx = { view: view({ ask }), seat: 0, asked: ask, choice, preview: null };
  expect(plain(prompt(ctx as unknown as PromptContext).detail ?? '')).toBe(
    'Use it for “3 wood”, or give a task up.',
  );
});

beforeAll(() => words.learn('borabora'));

describe('a tile that was chosen before its die', () => {
  it('takes any die while it is empty', () => {
    expect(onto('helper', [])).toBe('Any die fits.');
  });
  it('takes what is below every die there', () => {
    expect(onto('helper', [5, 3])).toBe('It must be below 3, or Blue must help.');
  });
  it('is closed by a 1, for all but Blue', () => {
    expect(onto('helper', [4, 1])).toMatch(/only Blue/);
  });
  it('is never closed for fishing', () => {
    expect(onto('fish', [])).toBe('Any die fits.');
  });
});
