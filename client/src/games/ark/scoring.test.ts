import { beforeAll, expect, it } from 'vitest';
import { plain, words } from '../../i18n/index.svelte';
import type { LogContext } from '../../table/game';
import { position } from './positions';
import { scoring } from './scoring';

beforeAll(() => words.learn('ark'));

it('the result comes about in the order of the rules', () => {
  const steps = scoring(position('end').view, {} as LogContext);
  expect(steps.map(({ totals }) => totals)).toEqual([
    [8, 7],
    [11, 10],
    [11, 15],
    [12, 15],
    [12, 19],
  ]);
  const said = steps.map(({ gains }) => gains.map((all) => all.map(({ text }) => plain(text))));
  expect(said).toEqual([
    [['+8'], ['+7']],
    [['+3'], ['+3']],
    [['nothing'], ['+5']],
    [['+1'], ['nothing']],
    [['nothing'], ['2 sheep, 0 wolves: 4 points']],
  ]);
});
