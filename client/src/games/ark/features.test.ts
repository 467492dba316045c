import { describe, expect, it } from 'vitest';
import { featuresOf, onTheBoard, type Feature } from './features';
import { land } from './fixtures';
import { fits, fitting, spaces } from './land';

const feature = (text: string, key: string): Feature => featuresOf(land(text)).of.get(key)!;

describe('roads', () => {
  it('A25: tiles and oases, also those on the arm of a temple', () => {
    const road = feature('xNE+1SW 0,0\nrEW+1 1,0 n p2@r0\ntNESW+1 2,0', '1,0 r0');
    expect(road).toMatchObject({ complete: true, value: 6, finished: 6, owners: [1] });
  });

  it('A27: a loop is complete', () => {
    const road = feature('rSW 1,0 n\nrSW 0,1 s\nrSW 1,1 e p1@r0\nrSW 0,0 w', '0,0 r0');
    expect(road).toMatchObject({ complete: true, value: 4, owners: [0] });
  });

  it('A28: a tile entered twice counts once', () => {
    const road = feature('xNESW 0,0\nrSW 1,0 n p1@r0\nrSW 1,1 e\nrSW 0,1 s', '1,0 r0');
    expect(road).toMatchObject({ complete: true, value: 4 });
    expect(road.parts).toHaveLength(5);
  });

  it('A29: two players with one follower each share it', () => {
    const text = 'xNESW 0,0\nrEW 1,0 n p1@r0\nrEW 2,0\nrEW 3,0 n p2@r0\nxNESW 4,0';
    expect(feature(text, '2,0 r0')).toMatchObject({ complete: true, value: 5, owners: [0, 1] });
  });

  it('open at both ends need a tile each', () => {
    const road = feature('rEW 0,0', '0,0 r0');
    expect(road).toMatchObject({ complete: false, value: 1, finished: 3, missing: ['1,0', '-1,0'] });
  });
});

describe('cities', () => {
  it('A34: two parties, six tiles and a scroll', () => {
    const text = 'cN 0,0 s p2@c0\ncNS 0,1\ncNS+1 0,2\ncNS 0,3\ncNS 0,4\ncN 0,5 n p3@c0';
    expect(feature(text, '0,2 c0')).toMatchObject({ complete: true, value: 14, owners: [1, 2] });
  });

  it('A35: both parts of a tile in one city count once', () => {
    const text = 'cNE 0,-1 e p1@c0\ncNE 1,-1 s\ncN.cS 0,0\ncNE 0,1 n\ncNE 1,1 w\ncNS 1,0';
    const city = feature(text, '0,0 c0');
    expect(city).toMatchObject({ complete: true, value: 12 });
    expect(city.parts).toHaveLength(7);
  });

  it('A36: a hole inside keeps a city open', () => {
    const text =
      'cNE 0,0 e p1@c0\ncNES 1,0 e\ncNE 2,0 s\ncNES 2,1 s\ncNE 0,2 n\ncNES 1,2 w\ncNE 2,2 w\ncNES 0,1 n';
    const city = feature(text, '0,0 c0');
    expect(city).toMatchObject({ complete: false, value: 8, finished: 18, missing: ['1,1'] });
    expect(city.open).toHaveLength(4);
  });

  it('A38: most pieces, prophets among them', () => {
    const text = 'cN 0,0 s p1@c0\ncNS 0,1 n p1@c0\ncNS 0,2 n p2*@c0';
    expect(feature(text, '0,1 c0').owners).toEqual([0]);
  });

  it('count parts where the table says so', () => {
    const text = 'cNE 0,-1 e p1@c0\ncNE 1,-1 s\ncN.cS 0,0\ncNE 0,1 n\ncNE 1,1 w\ncNES 1,0';
    expect(featuresOf(land(text), 'tiles').of.get('0,0 c0')).toMatchObject({ value: 6 });
    expect(featuresOf(land(text), 'parts').of.get('0,0 c0')).toMatchObject({ value: 7 });
  });
});

describe('fields', () => {
  it('A22: a bend joins two fields, the small one stays free', () => {
    const text = 'rEW 0,0 n p3@f0\nrSW 1,0 n\ncN 2,0 e p1@f0\nrEW 0,1\nxNESW 1,1\nrEW 2,1';
    expect(feature(text, '1,0 f0').owners).toEqual([0, 2]);
    expect(feature(text, '1,0 f1').owners).toEqual([]);
  });

  it('go on beside roads, on their own side', () => {
    const field = feature('rEW.f0+2 0,0\nrEW.f0-1.f1+1 1,0', '0,0 f0');
    expect(field).toMatchObject({ sheep: 2, wolves: 1, value: 2 });
    expect(field.parts).toEqual(['0,0 f0', '1,0 f0']);
  });

  it('are worth nothing when the wolves are more', () =>
    expect(feature('cN.f0+1 0,0\ncN.f0-3 1,0', '0,0 f0').value).toBe(0));
});

describe('temples', () => {
  it('A40: most pieces on the five tiles, in fields too', () => {
    const text = 'rEW 0,-1 e p3@f0\nrEW -1,0 n p3@r0\ntNESW 0,0\nrEW 1,0 n p2@r0';
    const found = featuresOf(land(text));
    expect(found.temples.get('0,0')).toMatchObject({
      owners: [2],
      complete: false,
      value: 3,
      missing: ['0,1'],
    });
  });

  it('are not on the board any more once complete', () => {
    const cross = 'rEW 0,-1 e p1@f0\nrEW -1,0\ntNESW 0,0\nrEW 1,0';
    expect(onTheBoard(featuresOf(land(cross)), 2)).toEqual([3, 0]);
    expect(onTheBoard(featuresOf(land(`${cross}\nrEW 0,1 e`)), 2)).toEqual([0, 0]);
  });
});

it('points on the board: a city of one tile, a road, and a field round both its ends', () => {
  const text = 'cNS 0,0 n p1@c0\ncN.rEW 1,0 n p2@r0\nrEW+1 2,0\nrEW.f0+2 3,0 n p1@f1';
  expect(onTheBoard(featuresOf(land(text)), 2)).toEqual([5, 4]);
});

describe('fitting', () => {
  it('A4: a city continues', () => {
    const start = land('cN.rEW 0,0');
    expect(spaces(start)).toEqual(['0,-1', '-1,0', '1,0', '0,1']);
    expect(fits(start, '0,-1', 'cN')).toEqual(['s']);
    expect(fits(start, '1,0', 'cN')).toEqual([]);
    expect(fits(start, '0,1', 'cN')).toEqual(['e', 's', 'w']);
    expect(fits(start, '5,5', 'cN')).toEqual([]);
  });

  it('counts every copy once, wherever it fits', () => {
    const bag = { cN: 3, rEW: 2, cNESW: 1 };
    expect(fitting(land('cN.rEW 0,0'), ['0,-1'], bag)).toBe(4);
    expect(fitting(land('cN.rEW 0,0'), ['0,-1', '1,0', '0,1'], bag)).toBe(6);
  });
});
