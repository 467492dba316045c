import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Line, School, Step } from '../wire';
import { Attempt } from './attempt.svelte';

const OPTIONS = { wanted: {}, other: {} };
const asked: Line[] = [];

/** A game of one answer, as the server would tell it. */
function stands(line: Line) {
  asked.push(line);
  const over = line.moves.length > 0;
  const moves = line.moves.map(({ words }) => ({ words, outcomes: [] }));
  const entries = moves.map(({ words }, n) => ({ v: n + 1, seat: 0, words, events: [] }));
  return {
    ...{ line: { ...line, moves }, v: moves.length, eyes: 0, view: {}, entries, position: '' },
    ...{ asked: over ? null : { seat: 0, question: 'Take' }, options: over ? null : OPTIONS },
    ...{ over, scores: null, result: null },
  };
}

/** Somebody at a step that asks for `wanted`, and has chosen `other`. */
async function astray(...allow: string[]): Promise<Attempt> {
  const nothing = {
    rule: [],
    show: [],
    pages: [],
    luck: [],
    also: [],
    replies: [],
    refused: [],
    between: [],
  };
  const step: Step = {
    ...{ ...nothing, id: 'X1', position: '', teaches: '', aim: ['wanted'] },
    allow: [allow],
    told: [{ say: 'other', when: ['other'], events: [], show: [], again: false }],
  };
  const school: School = { version: 'a', seat: 0, players: 2, steps: [step], firsts: [] };
  const attempt = new Attempt('x', {}, school, step, { names: [], moves: [] }, { came: () => undefined });
  await attempt.open();
  attempt.choice.set(['other']);
  attempt.confirm();
  return attempt;
}

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', (_path: string, init: RequestInit) =>
    Promise.resolve(Response.json(stands(JSON.parse(String(init.body))))),
  );
});
afterEach(() => vi.unstubAllGlobals());

test('whoever does it anyway has answered so, and hears what came of it', async () => {
  const attempt = await astray('wanted', '**');
  expect(attempt.astray).toBe('other');
  expect(attempt.mayInsist).toBe(true);
  attempt.insist();
  await vi.waitFor(() => expect(attempt.ending?.say).toBe('other'));
  expect(attempt.astray).toBeNull();
  expect(attempt.wrong).toBe(0);
  expect(asked.at(-1)?.moves.map(({ words }) => words)).toEqual(['other']);
  attempt.close();
});

test('where the lesson needs its own answer nobody can insist', async () => {
  const attempt = await astray('wanted');
  expect(attempt.astray).toBe('other');
  expect(attempt.mayInsist).toBe(false);
  attempt.insist();
  expect(attempt.astray).toBe('other');
  expect(attempt.wrong).toBe(1);
  expect(asked.every(({ moves }) => moves.length === 0)).toBe(true);
  attempt.close();
});
