import { expect, it } from 'vitest';
import { chosen, example, scene, tree } from './fixtures';
import { Picking } from './picking.svelte';
import { planOf } from './plan';
import { foughtIn } from './verdicts';

const moved = (...events: string[]) => [
  { number: 1, seat: 1, places: [], entry: { v: 9, seat: 1, words: 'waltz 5L S4', events } },
];

/** What the board draws of an answer, as the rules tell it. */
function planned(name: 'example' | 'fights') {
  const { view, preview } = scene(name);
  const choice = chosen({ view, preview });
  return planOf({ view, choice, preview, picking: new Picking(choice) });
}

it('tell where the fights of a waltz would end, and who would take a token', () => {
  const plan = planned('example');
  expect(plan?.verdicts).toContainEqual({ at: 'S2', strength: 5, how: 'open' });
  expect(plan?.verdicts).toContainEqual({ at: 'S1', strength: 3, how: 'tie' });
  expect(plan?.tokens).toEqual([]);
});

it('are shown with the token that the winner would hang up', () => {
  const plan = planned('fights');
  expect(plan?.verdicts).toContainEqual({ at: 'S2', strength: 5, how: 'win' });
  expect(plan?.tokens).toEqual([{ at: 'M4', index: 0 }]);
  expect(plan?.falls).toEqual([]);
});

it('stay at the trees after the fights, with the strengths that fought', () => {
  const view = example();
  const last = moved('fight orange 3 5', 'win orange S2 M4', 'fight black 3 3', 'tie black');
  expect(foughtIn(last, view)).toEqual([
    { at: 'S2', strength: 5, how: 'win' },
    { at: 'M4', strength: 3, how: 'lose' },
    { at: 'M2', strength: 3, how: 'tie' },
    { at: 'S1', strength: 3, how: 'tie' },
  ]);
});

it('go with the druid', () => {
  const view = example();
  view.trees.M4 = tree('5L');
  expect(foughtIn(moved('fight orange 3 5', 'win orange S2 M4'), view).map(({ at }) => at)).toEqual(['S2']);
});
