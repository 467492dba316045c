import { flushSync, mount, unmount } from 'svelte';
import { expect, test, vi } from 'vitest';
import { plain, words } from '../src/i18n/index.svelte';
import Parts from '../src/thinking/Parts.svelte';
import type { Merit } from '../src/wire';

const merit = (part: string, chance: number): Merit => ({
  part,
  more: chance > 0 !== part.startsWith('rivals-'),
  chance,
  amount: null,
  source: '',
});

test('the engine lists all parts of an answer, each with its share and its sign', async () => {
  await words.speak('en');
  await words.learn('later/board', 'later/hints');
  const parts = [merit('roads', 0.062), merit('rivals-cities', 0.031), merit('fields', -0.006)];
  const props = { game: 'ark', seats: 2, parts, of: 'Tile to 1,0' };
  const page = mount(Parts, { target: document.body, props });
  await vi.waitFor(() => expect(document.querySelector('table')).not.toBeNull());
  flushSync();
  const rows = [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((cell) => plain(cell.textContent.trim())),
  );
  expect(rows).toEqual([
    ['more from roads', '+6'],
    ['for the rival: less from cities', '+3'],
    ['less from fields', '−1'],
  ]);
  expect(document.querySelector('summary')?.getAttribute('aria-label')).toContain('Tile to 1,0');
  await unmount(page);
});
