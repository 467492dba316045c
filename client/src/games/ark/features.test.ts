import { describe, expect, it } from 'vitest';
import { fitting, foundOf, onTheBoard, stillFit } from './found';
import { position } from './positions';

const view = (name: Parameters<typeof position>[0]) => position(name).view;

describe('what the rules tell of the land', () => {
  const start = view('start');
  const found = foundOf(start);

  it('is the features, by every part', () => {
    expect(found.of.get('0,0 r0')).toEqual({
      key: '0,0 r0',
      kind: 'road',
      parts: ['0,0 r0'],
      cells: ['0,0'],
      open: [
        { cell: '0,0', side: 'W' },
        { cell: '0,0', side: 'E' },
      ],
      pieces: [],
      owners: [],
      doubled: [],
      sheep: 0,
      wolves: 0,
      complete: false,
      value: 1,
      finished: 3,
      fit: 1,
    });
    expect(foundOf(start)).toBe(found);
  });

  it('is whose they are, and who stands there', () => {
    const { of } = foundOf(view('foreign-city'));
    expect(of.get('0,0 c0')).toMatchObject({
      owners: [1],
      pieces: [{ seat: 1, kind: 'follower', part: 'c0', cell: '0,0' }],
    });
    expect(of.get('0,0 f0')).toMatchObject({ kind: 'field', complete: false, owners: [] });
    expect(foundOf(view('doubled')).of.get('0,0 c0')).toMatchObject({ owners: [1], doubled: [1] });
  });

  it('is temples, with the tiles around them that are there', () => {
    const { temples } = foundOf(view('temple'));
    expect(temples.get('0,0')).toMatchObject({
      kind: 'temple',
      parts: [],
      cells: ['0,-1', '-1,0', '0,0', '1,0'],
      owners: [0, 1],
      open: [{ cell: '0,0', side: 'S' }],
      complete: false,
      value: 3,
      finished: 7,
    });
  });

  it('is what fits into a space', () => {
    expect(Object.keys(found.survey.spaces)).toEqual(['0,-1', '-1,0', '1,0', '0,1']);
    expect([...fitting(start, found, '1,0')]).toEqual([['rEW', 'n']]);
    expect([...fitting(start, found, '0,-1')]).toEqual([]);
    expect(['0,-1', '1,0', '7,7'].map((cell) => stillFit(start, found, cell))).toEqual([0, 1, 0]);
  });

  it('is what the end would give', () => {
    expect([0, 1, 2].map((seat) => onTheBoard(foundOf(view('end')), seat))).toEqual([4, 12, 0]);
  });
});
