import { beforeAll, describe, expect, it } from 'vitest';
import { plain, words } from '../../i18n/index.svelte';
import type { TableInfo } from '../../table/game';
import { after, at } from './fixtures';
import { forecast, type Forecast } from './forecast';

const table = { id: 'x', seats: ['Anna', 'Ben', 'Cleo'].map((name) => ({ name })) } as unknown as TableInfo;

/** What an answer of the first seat leads to, by what the server says of it. */
const foreseen = (position: string, words: string): Forecast =>
  forecast({ view: at(position), table, seat: 0 }, after(position, words));

const said = ({ facts }: Forecast): string[] =>
  facts.map(({ strong = '', text = '' }) => plain(`${strong} ${text}`.trim()));

beforeAll(async () => {
  await words.speak('en');
  await words.learn('tigris');
});

describe('the outcome of a move', () => {
  it('names the points, for whom and why', () => {
    const found = foreseen('revolt', 'tile blue H1');
    expect(said(found)).toEqual(['You gain 1 farm point (the king stands in)']);
    expect(found.ends).toBe(false);
  });

  it('lists the wars that follow, with their strengths', () => {
    const found = foreseen('war', 'tile green H4');
    expect(said(found)).toEqual(['The joining tile scores nothing.']);
    expect(found.order).toBe(true);
    expect(found.duels.map(({ colour, sides }) => [colour, ...sides.map((one) => one.strength)])).toEqual([
      ['black', 1, 2],
      ['green', 1, 2],
    ]);
  });

  it('puts the war that was chosen first', () => {
    const found = foreseen('wars', 'war green');
    expect(found.duels.map(({ colour }) => colour)).toEqual(['green', 'black']);
    expect(found.order).toBe(false);
  });

  it('shows a revolt with the temples beside the leaders', () => {
    const found = foreseen('rebel', 'leader black G4');
    expect(found.revolt).toBe(true);
    expect(found.duels[0]?.sides.map(({ leader, strength }) => [leader.seat, strength])).toEqual([
      [1, 2],
      [0, 1],
    ]);
  });

  it('tells of leaders that go home and tiles that go', () => {
    expect(said(foreseen('war', 'catastrophe G4'))).toEqual([
      'Off the board: 1 temple (G4).',
      'The king of Cleo leaves G3.',
      'Your trader leaves F4.',
    ]);
  });

  it('tells of a square that is complete, and of a monument with those it pays', () => {
    expect(said(foreseen('almost', 'tile red K2')).at(-1)).toMatch(/^Four temples in a square/);
    expect(said(foreseen('square', 'build J2 red-black'))[0]).toMatch(
      /: you, the king and Ben, the priest\.$/,
    );
  });

  it('tells of treasures, and that the game ends with the turn', () => {
    expect(said(foreseen('treasures', 'leave G5'))).toEqual([
      'Ben takes 2 treasures (H5, J5).',
      'One treasure is left on the board: the game ends with this turn.',
    ]);
    expect(said(foreseen('treasure', 'tile black C10'))).toContain('You choose which treasure stays.');
  });

  it('knows the end of a turn, with its income', () => {
    const passed = foreseen('income', 'pass');
    expect(passed).toMatchObject({ ends: true });
    expect(said(passed)[0]).toBe('You gain 1 settlement point (monument G3)');

    expect(foreseen('almost', 'tile black A5')).toMatchObject({ ends: true });
    expect(foreseen('war', 'swap 2 red blue').ends).toBe(false);
    expect(said(foreseen('war', 'pass'))).toEqual(['The game ends.']);
  });
});
