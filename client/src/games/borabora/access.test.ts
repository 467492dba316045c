import { beforeAll, expect, test } from 'vitest';
import { words } from '../../i18n/index.svelte';
import { fittingOf } from './cells';
import { asked, board, survey, view } from './fixtures';

beforeAll(() => words.learn('borabora'));

/** What the tile of the map says to dice 2, 4 and 6. */
function fitting(below: number, ...answers: string[]): string {
  const tiles = { land: { actions: ['land'], below } };
  const here = view({ survey: survey({ tiles }), boards: [board(), board()], dice: { land: [] } });
  return fittingOf(here, asked('die 2 fish', 'die 4 fish', 'die 6 fish', ...answers).picking, 'land', 'land');
}

test('any die fits where all of them do', () => {
  expect(fitting(7, 'die 2 land', 'die 4 land', 'die 6 land')).toBe('any die');
});
test('what is low enough is told as the rule', () => {
  expect(fitting(5, 'die 2 land', 'die 4 land', 'blue card die 6 land')).toBe('below 5');
});
test('where a low die has nothing to do, those are named that have', () => {
  expect(fitting(7, 'die 4 land', 'die 6 land', 'white card die 2 land')).toBe('only 4, 6');
});
test('where none fits without a god, the god is named', () => {
  expect(fitting(7, 'white card die 2 land', 'white tile die 4 land')).toBe('with White');
});
test('of several gods the one whose card the tile shows, who costs least', () => {
  expect(fitting(2, 'white pair blue die 2 land', 'blue card die 4 land')).toBe('with Blue');
});
