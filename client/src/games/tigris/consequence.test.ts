import { describe, expect, it } from 'vitest';
import { consequenceOf, leavingBy } from './consequence';
import { after, at } from './fixtures';
import { letterAt, strengthAt } from './survey';

/** Of an answer, with what the server says of it. */
const leads = (position: string, words: string) =>
  consequenceOf(at(position), words.split(' '), after(position, words).events);

describe('consequences', () => {
  it('a uniting tile leads to a war for every colour in both', () => {
    const found = leads('war', 'tile green H4');
    expect(found).toEqual({ kind: 'war', kingdoms: ['A', 'B'], wars: ['black', 'green'] });
    expect(consequenceOf(at('war'), ['tile', 'green', 'H4'], null)).toEqual(found);
    expect(consequenceOf(at('war'), ['tile', 'red', 'E4'], null)).toBeNull();
  });

  it('kingdoms without a common colour join in peace', () => {
    expect(leads('peace', 'tile green C10')).toEqual({ kind: 'join', kingdoms: ['A', 'B'] });
  });

  it('a tile scores for the leader of its colour, whoever owns it', () => {
    const score = { kind: 'score', kingdom: 'A' };
    expect(leads('revolt', 'tile green G4')).toEqual({ ...score, seat: 0, colour: 'green' });
    expect(leads('revolt', 'tile red G4')).toEqual({ ...score, seat: 2, colour: 'red' });
    expect(leads('revolt', 'tile blue H1')).toEqual({ ...score, seat: 0, colour: 'blue' });
  });

  it('nobody scores beside a region without leader', () => {
    expect(leads('temple', 'tile red B10')).toEqual({ kind: 'nothing' });
  });

  it('a second leader of a colour begins a revolt', () => {
    expect(leads('rebel', 'leader black G4')).toEqual({
      kind: 'revolt',
      kingdom: 'A',
      rival: { seat: 0, colour: 'black', cell: 'H2' },
      strength: [2, 1],
    });
  });

  it('a leader is lifted before it is placed', () => {
    expect(leads('king', 'leader black D10')).toEqual({ kind: 'nothing' });
    expect(leads('king', 'leader red D10')).toEqual({ kind: 'enter', kingdom: 'A' });
    expect(leads('temple', 'leader black B10')).toEqual({ kind: 'nothing' });
    expect(leads('war', 'leader blue J2')).toEqual({ kind: 'enter', kingdom: 'B' });
  });

  it('a leader without temple goes home', () => {
    expect(leavingBy(after('war', 'catastrophe G4').events)).toEqual(['G3', 'F4']);
  });
});

describe('the survey', () => {
  it('names kingdoms in board order, and tells how strong leaders are', () => {
    expect(['F3', 'I6', 'A1'].map((cell) => letterAt(at('war'), cell))).toEqual(['A', 'B', null]);
    expect(strengthAt(at('war'), 'I3', 'war')).toBe(2);
    expect(strengthAt(at('war'), 'I3', 'revolt')).toBe(1);
    expect(strengthAt(at('war'), 'A1', 'war')).toBe(null);
  });
});
