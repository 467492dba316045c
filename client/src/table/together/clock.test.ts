import { beforeEach, describe, expect, it } from 'vitest';
import { words } from '../../i18n/index.svelte';
import type { Clock } from '../../wire';
import { face, read } from './clock';
import { CLOCK_NAMES, CLOCKS, clockOf, clockTitle, line, ruleOf } from './clocks';

const SECOND = 1000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const told = (changed: Partial<Clock> = {}): Clock => ({
  seat: 1,
  begins_in: 0,
  grant_left: 20 * SECOND,
  left: 320 * SECOND,
  reserves: [290 * SECOND, 300 * SECOND],
  ...changed,
});

beforeEach(async () => {
  await words.learn('later/together');
  await words.speak('en');
});

describe('a clock', () => {
  it('uses up what the turn is given, then the reserve', () => {
    expect(read(told(), CLOCKS.quick, 1, 0)).toMatchObject({ grant: 20 * SECOND, reserve: 300 * SECOND });
    expect(read(told(), CLOCKS.quick, 1, 12 * SECOND)).toMatchObject({
      grant: 8 * SECOND,
      reserve: 300 * SECOND,
    });
    expect(read(told(), CLOCKS.quick, 1, 50 * SECOND)).toMatchObject({ grant: 0, reserve: 270 * SECOND });
  });

  it('stands for everybody else', () => {
    expect(read(told(), CLOCKS.quick, 0, 50 * SECOND)).toEqual({
      runs: false,
      grant: 0,
      reserve: 290 * SECOND,
      alarm: 'none',
    });
  });

  it('waits for whoever is still on the way', () => {
    expect(read(told({ begins_in: 60 * SECOND }), CLOCKS.quick, 1, 50 * SECOND).grant).toBe(20 * SECOND);
    expect(read(told({ begins_in: 60 * SECOND }), CLOCKS.quick, 1, 65 * SECOND).grant).toBe(15 * SECOND);
  });

  it.each([
    [289, 'none'],
    [290, 'low'],
    [310, 'last'],
    [320, 'over'],
    [400, 'over'],
  ])('warns in time: after %i seconds it says %s', (seconds, alarm) => {
    expect(read(told(), CLOCKS.quick, 1, seconds * SECOND).alarm).toBe(alarm);
  });

  it('warns by the hour where a turn has days', () => {
    const slow = told({ grant_left: 2 * DAY, left: 2 * DAY, reserves: [0, 0] });
    expect(read(slow, CLOCKS['day-2'], 1, 1.4 * DAY).alarm).toBe('none');
    expect(read(slow, CLOCKS['day-2'], 1, 1.5 * DAY).alarm).toBe('low');
    expect(read(slow, CLOCKS['day-2'], 1, 2 * DAY - HOUR).alarm).toBe('last');
  });

  it.each([
    [290 * SECOND, '4:50'],
    [289_001, '4:50'],
    [8 * SECOND, '0:08'],
    [0, '0:00'],
    [HOUR + 65 * SECOND, '1:01:05'],
    [2 * DAY + 4 * HOUR, '2d 4h'],
    [7 * DAY, '7d'],
  ])('shows %i milliseconds as %s', (ms, text) => {
    expect(face(ms)).toBe(text);
  });
});

describe('the clocks of a table', () => {
  it.each(['en', 'hu', 'de'] as const)('have names in %s', async (lang) => {
    await words.speak(lang);
    const names = CLOCK_NAMES.map((name) => clockTitle(ruleOf(name)));
    expect(new Set(names).size).toBe(CLOCK_NAMES.length);
  });

  it('are written as the server reads them', () => {
    expect(line(CLOCKS.bank)).toBe('604800000 86400000 lose 604800000');
    expect(line(null)).toBe('none');
    for (const name of CLOCK_NAMES) expect(clockOf(line(ruleOf(name)))).toEqual(ruleOf(name));
  });

  it('without a name are told by their numbers', () => {
    expect(clockTitle({ bank: 60, grant: 10, keep: true, most: 60 })).toContain('10s');
  });
});
