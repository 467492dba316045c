import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { plain, words } from '../../i18n/index.svelte';
import type { PromptContext } from '../../table/game';
import { asked, view } from './fixtures';
import { prompt } from './prompt';

/** What the prompt says once the tile is chosen, and the die is not. */
function onto(...answers: string[]): string {
  const { choice, picking } = asked(...answers);
  picking.tap(['die', null, 'helper']);
  const ctx = { view: view(), seat: 0, asked: { seat: 0, question: 'PlaceDie' }, choice, preview: null };
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
afterAll(() => vi.dynamicImportSettled());

describe('a tile that was chosen before its die', () => {
  it('says which dice it takes', () => {
    expect(onto('die 2 helper', 'die 4 helper')).toBe('It takes: 2 and 4.');
  });
  it('says which it takes only with a god', () => {
    expect(onto('die 2 helper', 'white card die 2 helper', 'blue card die 4 helper')).toBe(
      'It takes: 2. With Blue also: 4.',
    );
  });
  it('says if a god must help whichever die it is', () => {
    expect(onto('white card die 2 helper', 'white card die 4 helper')).toBe('Only with White: 2 and 4.');
  });
});

describe('people', () => {
  const asks = (...answers: string[]): string => {
    const { choice } = asked(...answers);
    const ask = { seat: 0, question: 'UsePeople' } as const;
    const ctx = { view: view({ ask }), seat: 0, asked: ask, choice, preview: null };
    return plain(prompt(ctx as unknown as PromptContext).title);
  };
  it('are asked for as far as any may act', () => {
    const [woman, man, extra] = ['use woman hike', 'use man shells', 'green card extra woman hike'];
    expect(asks(woman, man, 'pass')).toBe('Use a group of women and one of men.');
    expect(asks(man, extra, 'pass')).toBe('Now use one group of men.');
    expect(asks(woman, 'pass')).toBe('Now use one group of women.');
    expect(asks(extra, 'pass')).toBe('With Green you may use one more group.');
  });
});
