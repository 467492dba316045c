import { describe, expect, it } from 'vitest';
import { add, answerTo, answers, branches, depth, outcome, read, without, write, type Plan } from './tree';

const ME = 1;
const FIRST = ['p1 take 2', 'p2 take 1'];
const plan = (...branches: string[][]): Plan =>
  branches.reduce((made, steps) => add(made, steps, ME), read(null));

describe('a plan', () => {
  it('is what the server keeps', () => {
    expect(write(plan(FIRST))).toBe('[null,{"p1 take 2":["take 1",{}]}]');
    expect(write(read('[null,{"p1 take 2":["take 1",{}]}]'))).toBe('[null,{"p1 take 2":["take 1",{}]}]');
    expect(write(read(null))).toBe('');
  });

  it('grows side by side and deeper', () => {
    const made = plan(FIRST, ['p1 pass', 'p2 pass'], [...FIRST, 'p1 pass', 'p2 take 3']);
    expect(made).toEqual([
      null,
      {
        'p1 take 2': ['take 1', { 'p1 pass': ['take 3', {}] }],
        'p1 pass': ['pass', {}],
      },
    ]);
    expect([answers(made), depth(made)]).toEqual([3, 2]);
  });

  it('answers twice where one is asked twice', () => {
    const made = plan([...FIRST, 'p2 pass', 'p1 pass', 'p2 take 3']);
    expect(made).toEqual([
      null,
      { 'p1 take 2': ['take 1', { '': ['pass', { 'p1 pass': ['take 3', {}] }] }] },
    ]);
    expect(branches(made, ME).map(({ steps }) => steps.at(-1))).toEqual([
      'p1 take 2',
      'p2 take 1',
      'p2 pass',
      'p1 pass',
      'p2 take 3',
    ]);
  });

  it('has one answer to the same; another takes its place, with what followed', () => {
    const made = plan([...FIRST, 'p1 pass', 'p2 take 3'], ['p1 take 2', 'p2 take 2']);
    expect(made).toEqual([null, { 'p1 take 2': ['take 2', {}] }]);
    expect(answerTo(made, ['p1 take 2'], ME)).toBe('take 2');
    expect(answerTo(made, ['p1 pass'], ME)).toBeNull();
  });

  it('loses a branch, and whatever led to nothing else', () => {
    const made = plan(FIRST, ['p1 pass', 'p1 take 1', 'p2 pass'], [...FIRST, 'p2 take 3']);
    expect(without(made, ['p1 pass', 'p1 take 1', 'p2 pass'], ME)).toEqual([
      null,
      { 'p1 take 2': ['take 1', { '': ['take 3', {}] }] },
    ]);
    expect(without(made, [...FIRST, 'p2 take 3'], ME)[1]['p1 take 2']).toEqual(['take 1', {}]);
    expect(write(without(without(made, ['p1 take 2'], ME), ['p1 pass'], ME))).toBe('');
  });
});

describe('what has become of it', () => {
  const made = plan([...FIRST, 'p2 pass', 'p1 pass', 'p2 take 3']);
  const done = (...steps: string[]) =>
    steps.map((step) => ({ seat: Number(step[1]) - 1, words: step.slice(3) }));

  it('matched so far', () => {
    const so = [...FIRST, 'p2 pass'];
    expect(outcome(made, done(...so), ME)).toEqual({ matched: so, gone: false, left: 1 });
  });

  it('is gone when something else happens', () => {
    expect(outcome(made, done('p1 take 2', 'p2 take 3'), ME)).toEqual({
      matched: ['p1 take 2'],
      gone: true,
      left: 0,
    });
    expect(outcome(made, done('p1 take 3'), ME)).toEqual({ matched: [], gone: true, left: 0 });
  });

  it('is done at its end', () => {
    const all = [...FIRST, 'p2 pass', 'p1 pass', 'p2 take 3'];
    expect(outcome(made, done(...all, 'p1 take 1'), ME)).toEqual({ matched: all, gone: false, left: 0 });
  });
});
