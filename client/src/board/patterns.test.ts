import { readFileSync } from 'node:fs';
import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import Patterns from './Patterns.svelte';
import { area } from './area';
import { PATTERNS } from './patterns';

const TOKENS = readFileSync('src/style/tokens.css', 'utf8');
const colours = Object.keys(PATTERNS);
const wanted = (colour: string) => document.documentElement.style.getPropertyValue(`--area-${colour}`);

it('is the colour alone, until patterns are wanted', () => {
  expect(area('var(--p1)')).toBe('var(--area-p1, var(--p1))');
  expect(area('#4A3320')).toBe('#4A3320');
  expect(colours.map(wanted).join('')).toBe('');
});

it('gives every colour a pattern for as long as they are wanted', () => {
  const page = mount(Patterns, { target: document.body });
  flushSync();
  for (const colour of colours) {
    expect(wanted(colour)).toBe(`url("#area-${colour}") var(--${colour})`);
    expect(document.getElementById(`area-${colour}`)?.querySelector('path')).not.toBeNull();
  }
  unmount(page);
  flushSync();
  expect(colours.map(wanted).join('')).toBe('');
});

it('lies on colours that there are', () => {
  for (const colour of colours) expect(TOKENS).toContain(`  --${colour}: `);
});

it.each(['p', 'te-', 'dr-'])('tells all of %s apart', (family) => {
  const own = colours.filter((colour) => colour.startsWith(family) && !/crown|attack|defence/.test(colour));
  expect(new Set(own.map((colour) => PATTERNS[colour]!.figure)).size).toBe(own.length);
});
