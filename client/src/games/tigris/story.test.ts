import { describe, expect, it } from 'vitest';
import type { Entry } from '../../wire';
import { drawn, war } from './fixtures';
import { story } from './story';
import { surveyOf } from './survey';
import type { View } from './view';

const entry = (words: string, events: string[] = [], seat = 0): Entry => ({ v: 1, seat, words, events });

/** The position after all scenes. */
function end(one: Entry, before: View): View {
  const view = structuredClone(before);
  for (const { lift, land } of story(one, before)) {
    lift?.(view);
    land?.(view);
  }
  return view;
}

describe('a story ends as the server says', () => {
  it('a tile is laid, and its point flies to the panel', () => {
    const one = entry('tile red E4', ['p1 gains 1 red for tile']);
    expect(end(one, war()).cells['E4']).toBe('r.');
    expect(story(one, war()).at(-1)?.flights).toEqual([
      { piece: { kind: 'point', colour: 'red' }, from: { cell: 'E4' }, to: { seat: 0 } },
    ]);
  });

  it('a leader moves from where it stands', () => {
    const after = end(entry('leader green H5'), war());
    expect(after.cells).toMatchObject({ H5: '1G' });
    expect(after.cells).not.toHaveProperty('F4');
  });

  it('a war: the loser leaves, tiles fall, points come from the winner', () => {
    const before: View = {
      ...war(),
      cells: { ...war().cells, H4: 'g.' },
      ask: {
        seat: 1,
        question: 'Support',
        conflict: 'war',
        colour: 'green',
        attacker: 'F4',
        defender: 'I3',
        cell: 'H4',
        committed: 4,
      },
    };
    const one = entry(
      'commit 1',
      ['p1 wins 5 to 3', 'p2 green leader leaves I3', 'removed green I4 I6', 'p1 gains 3 green for war'],
      1,
    );
    const after = end(one, before);
    for (const cell of ['I3', 'I4', 'I6']) expect(after.cells).not.toHaveProperty(cell);
    expect(after.cells['H4']).toBe('g.');
    const points = story(one, before).at(-1)?.flights ?? [];
    expect(points).toHaveLength(3);
    expect(points[0]?.from).toEqual({ cell: 'F4' });
  });

  it('a war begins: both leaders step forward, their kingdoms flare up', () => {
    const events = ['H4 unites', 'war green p1 F4 1 against p2 I3 2'];
    expect(story(entry('tile green H4', events), war()).at(-1)).toMatchObject({
      nod: ['F4', 'I3'],
      tint: ['F4', 'I3'],
    });
  });

  it('a conflict that begins and one that is decided are looked at, longer where others made it', () => {
    const begun = entry('tile green H4', ['H4 unites', 'war green p1 F4 1 against p2 I3 2']);
    const decided = entry('commit 0', ['p1 wins']);
    for (const one of [begun, decided]) {
      const held = (eyes: number) => story(one, war(), eyes).at(-1)?.hold ?? 0;
      expect(held(one.seat)).toBeGreaterThan(0);
      expect(held(one.seat + 1)).toBeGreaterThan(held(one.seat));
    }
  });

  it('a monument turns its tiles face down and keeps their treasure', () => {
    const board = drawn('A B\n1 r. r*\n2 r. r.');
    const before = { ...board, survey: { ...surveyOf(board), unused: ['red-black', 'red-blue'] } };
    const after = end(entry('build A1 red-black', ['monument red-black on A1']), before);
    expect(after.cells).toMatchObject({ A1: '#r', B1: '#*', A2: '#r', B2: '#r' });
    expect(after.monuments).toEqual({ A1: 'red-black' });
    expect(surveyOf(after).unused).toEqual(['red-blue']);
  });

  it('treasures fly to the owner of the trader, the temples stay', () => {
    const before = drawn('A B C\n1 r* r* #*');
    const after = end(entry('leave B1', ['p2 takes treasure A1 C1 leaving B1'], 1), before);
    expect(after.cells).toMatchObject({ A1: 'r.', B1: 'r*', C1: '#r' });
  });

  it('a catastrophe covers a temple, and leaders go home', () => {
    const one = entry('catastrophe G4', ['removed red G4', 'p1 green leader leaves F4']);
    const after = end(one, war());
    expect(after.cells['G4']).toBe('XX');
    expect(after.cells).not.toHaveProperty('F4');
  });
});

it('a story takes a few seconds at most', () => {
  const many = Array.from({ length: 12 }, () => 'p1 gains 4 red for monument A1');
  const total = story(entry('pass', many), war()).reduce((sum, { ms }) => sum + ms, 0);
  expect(total).toBeLessThanOrEqual(3401);
});
