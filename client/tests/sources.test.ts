// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = (...path: string[]) => readFileSync(join(import.meta.dirname, '../src', ...path), 'utf8');

test('each source of points of a game has a colour of its own', () => {
  const colours = read('end/Sources.svelte').match(/--source-\d+: #[0-9a-f]{6}/g) ?? [];
  expect(new Set(colours.map((one) => one.split(' ')[1])).size).toBe(colours.length);
  expect(read('end/Sources.svelte')).toContain(`COLOURS = ${colours.length};`);
  for (const game of ['ark', 'borabora', 'druids', 'tigris']) {
    const sources = read('games', game, 'why/en.ftl').match(/^\w+-source-/gm) ?? [];
    expect(sources.length).toBeGreaterThan(1);
    expect(sources.length).toBeLessThanOrEqual(colours.length);
  }
});
