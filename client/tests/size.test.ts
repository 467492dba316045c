// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

// How long a component, and what is written in it besides the drawing, may grow.

const LONGEST = 250;
const LONGEST_SCRIPT = 120;

const CLIENT = join(import.meta.dirname, '../src');
const components = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.svelte'),
);
const linesOf = (text: string): number => text.trimEnd().split('\n').length;
const scriptOf = (text: string): number =>
  [...text.matchAll(/<script[^>]*>\n(.*?)<\/script>/gs)].reduce((n, [, body]) => n + linesOf(body!), 0);

it('finds the components', () => expect(components.length).toBeGreaterThan(300));

it('keeps components short', () => {
  const texts = components.map((path) => [path, readFileSync(join(CLIENT, path), 'utf8')] as const);
  expect(texts.filter(([, text]) => linesOf(text) > LONGEST).map(([path]) => path)).toEqual([]);
  expect(texts.filter(([, text]) => scriptOf(text) > LONGEST_SCRIPT).map(([path]) => path)).toEqual([]);
});
