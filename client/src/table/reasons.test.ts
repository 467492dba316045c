import { beforeAll, expect, it } from 'vitest';
import { words } from '../i18n/index.svelte';
import type { Options, Preview, TableInfo } from '../wire';
import type { GameClient } from './game';
import { HintedAnswer } from './hints.svelte';
import type { Questioned } from './prompt';
import { reasonsOf } from './reasons';

/** A game whose prompt says the same of both answers, and whose log tells them apart. */
const game: GameClient = {
  prompt: () => ({ title: 'Dig', detail: 'Somewhere.' }),
  logLine: (_, event) => (event === null ? 'A hole was dug.' : `Found: ${event}.`),
};
const options = { dig: { here: {}, there: {} } } as Options;

function answer(where: string, event: string): HintedAnswer {
  const one = new HintedAnswer(options, { words: `dig ${where}`, chances: [], why: [] });
  one.preview = { words: `dig ${where}`, events: [event], luck: false, view: {} } as unknown as Preview;
  return one;
}

const play = { eyes: 0, table: { game: 'dig', seats: [{}] } as TableInfo, asked: { seat: 0 }, log: [] };
const answers = [answer('here', 'gold'), answer('there', 'gold')];
const details = (some: HintedAnswer[], ...more: ((came: string) => string)[]): (string | undefined)[] =>
  reasonsOf(play as unknown as Questioned, game, some, ...more).map(({ detail }) => detail);

beforeAll(() => words.speak('en'));

it('tells two answers apart by what comes of them, and only by that', () => {
  expect(details(answers)).toEqual(['Somewhere.', 'Somewhere.']);
  expect(details([answers[0]!, answer('there', 'sand')])).toEqual([
    'Somewhere. Found: gold.',
    'Somewhere. Found: sand.',
  ]);
});

it('lets a coach say that it is yet to come', () => {
  const told = details([answers[0]!, answer('there', 'sand')], (came) => `Afterwards: ${came}`);
  expect(told).toEqual(['Somewhere. Afterwards: Found: gold.', 'Somewhere. Afterwards: Found: sand.']);
  expect(details([answers[0]!], (came) => `Afterwards: ${came}`)).toEqual(['Somewhere.']);
});
