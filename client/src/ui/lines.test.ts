import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gameClient } from '../games';
import { lineColours } from './lines';

const SEATS = { druids: 2, tigris: 4, ark: 5, borabora: 4 };

const tokens = readFileSync('src/style/tokens.css', 'utf8');
/** The surfaces that lines are drawn on, in the order of the style sheet. */
const [light, dark] = [...tokens.matchAll(/--surface: (#\w+)/g)].map(([, colour]) => colour!);

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(one: string, other: string): number {
  const [less, more] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (more! + 0.05) / (less! + 0.05);
}

test.each(Object.entries(SEATS))('the lines of %s are seen by day and at night', async (name, seats) => {
  const game = await gameClient(name);
  const lines = Array.from({ length: seats }, (_, seat) => lineColours(game, seat));
  for (const line of lines) {
    expect(contrast(line.light, light!)).toBeGreaterThanOrEqual(3);
    expect(contrast(line.dark, dark!)).toBeGreaterThanOrEqual(3);
  }
  for (const lit of ['light', 'dark'] as const)
    expect(new Set(lines.map((line) => line[lit])).size).toBe(seats);
});
