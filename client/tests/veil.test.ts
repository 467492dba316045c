import { mount, unmount, type Component } from 'svelte';
import { expect, test } from 'vitest';
import GodCard from '../src/games/borabora/art/GodCard.svelte';
import DruidsBack from '../src/games/druids/art/Back.svelte';
import TigrisBack from '../src/games/tigris/art/Back.svelte';

/** How many veils lie over it, which a board hatches where what is below is made up. */
async function veils<P extends Record<string, unknown>>(drawn: Component<P>, props: P): Promise<number> {
  const target = document.body.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));
  const there = mount(drawn, { target, props });
  const found = target.querySelectorAll('.veil[fill=none]').length;
  await unmount(there);
  target.remove();
  return found;
}

test('whatever lies face down can be hatched, and nothing that is open', async () => {
  expect(await veils(DruidsBack, {})).toBe(1);
  expect(await veils(TigrisBack, {})).toBe(1);
  expect(await veils(GodCard, {})).toBe(1);
  expect(await veils(GodCard, { god: 'red' })).toBe(0);
});
