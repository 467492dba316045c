import { describe, expect, it } from 'vitest';
import type { Preview } from '../../table/game';
import { asked, reach, survey, view } from './fixtures';
import { buildable, DAYLIGHT, leadsTo, lightOf, reached } from './light';
import type { Ask, Asked } from './view';

const before = (more: Partial<Asked>, ask: Ask = { seat: 0, question: 'PlaceDie' }) =>
  view({ ask, survey: survey({ asked: reach(more) }) });

describe('what could be built', () => {
  it('is every building up to the value, and material for it', () => {
    const pairs: [string, string][] = [
      ['r1', 'r5'],
      ['r5', 'r6'],
    ];
    expect(buildable(before({ pairs, buildings: [1, 3, 4] }), 3)).toEqual({
      buildings: ['1', '3'],
      spaces: ['r1', 'r5', 'r6'],
    });
  });

  it('is nothing without material, or without a building', () => {
    expect(buildable(before({}), 6)).toEqual({ buildings: [], spaces: [] });
    expect(buildable(before({ pairs: [['r1', 'r2']], buildings: [4] }), 3)).toEqual({
      buildings: [],
      spaces: [],
    });
  });

  it('is lit before the die is placed, and when it is asked', () => {
    const pairs: [string, string][] = [['r1', 'r2']];
    const { picking } = asked('die 2 build', 'die 4 build');
    picking.tap(['die', '2', 'build']);
    expect(lightOf(before({ pairs }), picking)).toMatchObject({
      buildings: ['1', '2'],
      spaces: ['r1', 'r2'],
    });
    const building = before({ pairs }, { seat: 0, question: 'Build', reach: 1 });
    expect(lightOf(building, asked('build 1 r1 r2').picking)).toMatchObject({ buildings: ['1'] });
  });
});

describe('what a god does for a die', () => {
  it('is lit once the server has said it', () => {
    const { picking } = asked('white card die 2 land', 'die 2 fish');
    picking.tap(['die', null, 'land']);
    expect(lightOf(view(), picking).regions).toEqual(['cb']);
    const after = before({}, { seat: 0, question: 'Expand', way: 'land', reach: 6 });
    const words = 'white card die 2 land';
    expect(lightOf(view(), picking, { words, view: after } as Preview).regions).toEqual(['cb', 'cp']);
  });
});

describe('what a hut can reach', () => {
  it('is as far as the value goes, by the paths from own huts', () => {
    const near = reached(view(), 'land', 4);
    expect(near.regions.toSorted()).toEqual(['cb', 'cp']);
    expect(near.paths.map(({ value }) => value).toSorted()).toEqual([2, 4]);
    expect(reached(view(), 'land', 3).regions).toEqual(['cb']);
  });
});

describe('what is pressed before it is asked for', () => {
  const light = { ...DAYLIGHT, regions: ['cb'], women: 3, temple: 2 };

  it('is what the light of the chosen die falls on', () => {
    expect(leadsTo(light, ['hut', 'cb'])).toBe(true);
    expect(leadsTo(light, ['take', 'woman 3'])).toBe(true);
    expect(leadsTo(light, ['priest', '2'])).toBe(true);
  });

  it('is nothing else', () => {
    for (const aim of [
      ['hut', 'cp'],
      ['take', 'woman 4'],
      ['take', 'man 1'],
      ['priest', '3'],
      ['buy', 'ring-1'],
    ])
      expect(leadsTo(light, aim)).toBe(false);
  });
});
