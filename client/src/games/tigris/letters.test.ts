import { beforeEach, describe, expect, it } from 'vitest';
import { lettersOf, recall, remember } from './letters';
import type { Kingdom } from './survey';

const kingdoms = (...all: string[]): Kingdom[] =>
  all.map((cells) => ({ cells: cells.split(' '), near: [], leaders: {} }));

/** The letters of the last of these positions, each shown after the other. */
function letters(...positions: Kingdom[][]): string {
  for (const one of positions) remember(one);
  return lettersOf(positions.at(-1)!).join('');
}

describe('the letters of the kingdoms', () => {
  let n = 0;
  beforeEach(() => {
    sessionStorage.clear();
    recall(`table ${(n += 1)}`);
  });

  it('begin in board order', () => {
    expect(letters(kingdoms('A1 A2', 'F3 F4'))).toBe('AB');
  });

  it('stay when one is founded before them', () => {
    expect(letters(kingdoms('F3 F4'), kingdoms('A1', 'F3 F4 F5'))).toBe('BA');
  });

  it('stay when one before them ends, whose letter is free then', () => {
    expect(letters(kingdoms('A1', 'F3'), kingdoms('F3'), kingdoms('B2', 'F3'))).toBe('AB');
  });

  it('stay with the older of two that unite', () => {
    const united = letters(kingdoms('F3'), kingdoms('A1', 'F3'), kingdoms('A1 B1 F3'));
    expect(united).toBe('A');
    expect(letters(kingdoms('C3', 'A1 B1 F3'))).toBe('BA');
  });

  it('stay with the larger part of one that is split', () => {
    expect(letters(kingdoms('A1 A2 A3 A4 A5'), kingdoms('A1', 'A3 A4 A5'))).toBe('BA');
  });

  it('are those of the position, whatever is only looked at', () => {
    const [now, preview] = [kingdoms('A1', 'F3'), kingdoms('A1 B1 F3')];
    remember(now);
    expect(lettersOf(preview).join('')).toBe('A');
    expect(lettersOf(now).join('')).toBe('AB');
    expect(letters(kingdoms('A1', 'D8', 'F3'))).toBe('ACB');
  });

  it('are remembered after a reload, and forgotten at another table', () => {
    letters(kingdoms('F3'), kingdoms('A1', 'F3'));
    const id = `table ${n}`;
    const kept = sessionStorage.getItem('ludarium-tigris-letters')!;
    recall('elsewhere');
    expect(lettersOf(kingdoms('A1', 'F3')).join('')).toBe('AB');
    sessionStorage.setItem('ludarium-tigris-letters', kept);
    recall(id);
    expect(lettersOf(kingdoms('A1', 'F3')).join('')).toBe('BA');
  });
});
