import { expect, it } from 'vitest';
import { Choice } from '../../table/choice.svelte';
import { Support } from './support.svelte';

function asked() {
  const choice = new Choice();
  choice.ask({ commit: { 0: {}, 1: {}, 2: {} } });
  return { choice, support: new Support(choice) };
}

it('begins with the least, and goes by what is tapped', () => {
  const { support } = asked();
  expect(support.n).toBe(0);
  support.tap(false);
  expect(support.n).toBe(1);
  support.tap(true);
  expect(support.n).toBe(0);
});

it('commits what was chosen from a hint, whatever was tapped before, until something else is', () => {
  const { choice, support } = asked();
  support.n = 1;
  choice.set(['commit', '2']);
  expect(support.n).toBe(2);
  support.tap(true);
  expect(support.n).toBe(1);
  expect(choice.words).toBe('');
});
