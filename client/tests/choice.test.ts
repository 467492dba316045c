import { expect, test, vi } from 'vitest';
import { Choice } from '../src/table/choice.svelte';
import { tap, toggle } from '../src/table/taps';

const OPTIONS = { waltz: { '5L': { S1: {}, S2: {} }, '1R': { S1: {} } }, pass: {} };

function asked(): Choice {
  const choice = new Choice();
  choice.ask(OPTIONS);
  return choice;
}

test('words are taken one by one until the option is whole', () => {
  const choice = asked();
  expect(choice.next).toEqual(['waltz', 'pass']);
  expect(choice.take('waltz')).toBe(true);
  expect(choice.complete).toBe(false);
  expect(choice.take('5L', 'S2')).toBe(true);
  expect(choice.complete).toBe(true);
  expect(choice.words).toBe('waltz 5L S2');
});

test('what is not among the options cannot be chosen', () => {
  const choice = asked();
  expect(choice.take('jump')).toBe(false);
  expect(choice.set(['waltz', '1R', 'S2'])).toBe(false);
  expect(choice.take('constructor')).toBe(false);
  expect(choice.path).toEqual([]);
});

test('a whole path can be set at once, and taken back step by step', () => {
  const choice = asked();
  expect(choice.set(['waltz', '5L', 'S1'])).toBe(true);
  choice.back();
  expect(choice.words).toBe('waltz 5L');
  choice.clear();
  expect(choice.path).toEqual([]);
});

test('all options under some words', () => {
  expect(asked().under('waltz', '5L')).toEqual([
    ['waltz', '5L', 'S1'],
    ['waltz', '5L', 'S2'],
  ]);
  expect(asked().under()).toHaveLength(4);
  expect(asked().under('jump')).toEqual([]);
});

test('the words that may follow, and what is being done', () => {
  const choice = asked();
  expect(choice.after('waltz', '5L')).toEqual(['S1', 'S2']);
  expect(choice.after('jump')).toEqual([]);
  expect(choice.doing).toBeNull();
  choice.set(['waltz', '5L']);
  expect(choice.doing).toBe('waltz');
});

test('a second tap on an answer confirms it', () => {
  const choice = asked();
  const confirm = vi.fn();
  expect(tap(choice, ['waltz', '5L'], confirm)).toBe(true);
  expect(tap(choice, ['waltz', '5L'], confirm)).toBe(true);
  expect(tap(choice, ['jump'], confirm)).toBe(false);
  tap(choice, ['waltz', '5L', 'S1'], confirm);
  expect(confirm).not.toHaveBeenCalled();
  expect(tap(choice, ['waltz', '5L', 'S1'], confirm)).toBe(true);
  expect(confirm).toHaveBeenCalledOnce();
});

test('a second tap takes back what begins an answer', () => {
  const choice = asked();
  expect(toggle(choice, 'waltz', '5L')).toBe(true);
  expect(choice.words).toBe('waltz 5L');
  expect(toggle(choice, 'waltz', '5L')).toBe(true);
  expect(choice.words).toBe('');
  expect(toggle(choice, 'jump')).toBe(false);
});

test('nothing can be chosen while nothing is asked', () => {
  const choice = asked();
  choice.take('pass');
  choice.ask(null);
  expect(choice.path).toEqual([]);
  expect(choice.complete).toBe(false);
  expect(choice.take('pass')).toBe(false);
});

test('what is told before anybody has tried it is asked as what was tried', async () => {
  const choice = asked();
  choice.whyNot = (words) => Promise.resolve({ key: words, rule: '§1', at: [], args: {}, near: [] });
  expect(await choice.explain('jump')).toEqual({ key: 'jump', rule: '§1', at: [], args: {}, near: [] });
});
