import { expect, it } from 'vitest';
import type { Reason } from '../wire';
import { Choice } from './choice.svelte';
import { Kept } from './kept.svelte';
import { Refusals } from './refusals.svelte';

/** The rules answer when they are told to. */
function asked() {
  const choice = new Choice();
  choice.ask({ pass: {} });
  const asking = new Map<string, (reason: Reason | null) => void>();
  choice.whyNot = (words) => new Promise((say) => void asking.set(words, say));
  const answer = async (words: string, reason: Reason | null = because(words)) => {
    asking.get(words)?.(reason);
    await new Promise((done) => setTimeout(done));
  };
  return { choice, asking, answer, refusals: new Refusals<string>(choice) };
}

const because = (key: string): Reason => ({ key, rule: '§1', at: [], args: {}, near: [] });

it('what is noted is forgotten with the question', () => {
  const { choice } = asked();
  const kept = new Kept<string>(choice);
  expect(kept.now).toBeNull();
  kept.now = 'D4';
  expect(kept.now).toBe('D4');
  choice.ask({ pass: {} });
  expect(kept.now).toBeNull();
});

it('a refusal is said where somebody tapped, once the rules have', async () => {
  const { choice, refusals, answer } = asked();
  void refusals.ask('take 3', 'heap');
  expect(refusals.now).toBeNull();
  await answer('take 3');
  expect(refusals.now).toMatchObject({ words: 'take 3', reason: { key: 'take 3' }, at: 'heap' });
  choice.ask({ pass: {} });
  expect(refusals.now).toBeNull();
});

it('what nothing stands against is not refused', async () => {
  const { refusals, answer } = asked();
  void refusals.ask('take 3', 'heap');
  await answer('take 3', null);
  expect(refusals.now).toBeNull();
});

it('the reason for one tap does not come after the next, nor to another question', async () => {
  const { choice, refusals, answer } = asked();
  void refusals.ask('take 3', 'heap');
  void refusals.ask('take 4', 'heap');
  await answer('take 4');
  await answer('take 3');
  expect(refusals.now?.words).toBe('take 4');
  refusals.forgive();
  expect(refusals.now).toBeNull();
  void refusals.ask('take 3', 'heap');
  choice.ask({ pass: {} });
  await answer('take 3');
  expect(refusals.now).toBeNull();
});

it('nobody who is not asked asks why', () => {
  const { choice, refusals, asking } = asked();
  choice.ask(null);
  void refusals.ask('take 3', 'heap');
  expect(asking.size).toBe(0);
});
