import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { words } from '../../i18n/index.svelte';
import type { TableInfo } from '../../wire';
import { cardsOf, wayParts } from './cards';
import { regionText, text } from './cells';
import { asked, board, view } from './fixtures';
import {
  BOX,
  fishCalled,
  jewelCalled,
  personCalled,
  regionCalled,
  strengthOf,
  taskCalled,
} from './inventory';
import { DAYLIGHT, lightOf, reached } from './light';
import { favourite, stateOf, statusPoints, templePoints } from './phases';
import { builtOn, slotsOf } from './slots';
import { actionsOf, groupsOf, lowestOn } from './view';

const name = (seat: number) => ['Anna', 'Jonas'][seat] ?? '?';

beforeAll(() => words.learn('borabora'));
beforeEach(() => words.speak('en'));

describe('the box', () => {
  it('is the one that the rules read', () => {
    expect(BOX.regions).toHaveLength(12);
    expect(BOX.paths).toHaveLength(20);
    expect(BOX.jewels).toHaveLength(24);
    expect(BOX.tasks).toHaveLength(60);
    expect(regionCalled('cm')).toMatchObject({ terrain: 'mountain', yields: 'stone' });
    expect(fishCalled('a4')).toMatchObject({ value: 4, species: 'a' });
    expect(jewelCalled('ring-9').points).toBe(9);
    expect(taskCalled('t34').needs).toEqual([{ what: 'material', n: 3, of: 'wood' }]);
    expect(personCalled('w-hike-2')).toEqual({ id: 'w-hike-2', sex: 'woman', type: 'hike', marks: 2 });
    expect(JSON.stringify(BOX)).not.toContain('provenance');
  });

  it('knows what groups can do', () => {
    expect([1, 2, 3].map((n) => strengthOf('hike', n))).toEqual([2, 4, 6]);
    expect([1, 2, 3].map((n) => strengthOf('build', n))).toEqual([3, 6, 6]);
    expect(strengthOf('build', 2, true)).toBe(6);
    expect(strengthOf('prayer', 2, true)).toBe(4);
  });
});

describe('a position', () => {
  it('tells what a tile asks of the next die', () => {
    expect(lowestOn(view(), 'temple')).toBe(3);
    expect(lowestOn(view(), 'helper')).toBe(7);
    expect(actionsOf('woman_man')).toEqual(['woman', 'man']);
  });

  it('joins people who are alike', () => {
    const people = ['w-hike-1', 'm-hike-1', 'w-hike-3'].map((tile) => ({ tile, slid: false, stack: false }));
    const groups = groupsOf(board({ people }));
    expect(groups.map(({ name, strength }) => [name, strength])).toEqual([
      ['w-hike', 4],
      ['m-hike', 2],
    ]);
  });

  it('has twelve slots, whoever lies where', () => {
    const people = [
      { tile: 'w-hike-1', slid: false, stack: false },
      { tile: 'm-hike-1', slid: true, stack: true },
    ];
    const full = slotsOf(board({ people, huts: { row: 9, stack: 0 } }));
    expect(full.map(({ kind }) => kind).join(' ')).toBe(
      'person free hut hut hut hut hut hut hut hut hut stack',
    );
    expect(full.at(-1)).toMatchObject({ huts: 0, who: { tile: 'm-hike-1' } });
  });

  it('lays buildings over their two spaces', () => {
    expect(builtOn(board({ built: { 3: ['r1', 'r5'], 6: ['r11', 'r12'] } }))).toEqual([
      { tile: '3', area: '1 / 1 / 3 / 2' },
      { tile: '6', area: '3 / 3 / 4 / 5' },
    ]);
  });

  it('says what the round would bring', () => {
    const now = view({
      round: 3,
      temple: { 6: 1, 4: 0, 2: 0, 1: 1 },
      boards: [board({ steps: 5 }), board()],
    });
    expect(statusPoints(now)).toEqual([5, 0]);
    expect(templePoints(now)).toEqual([4, 4]);
    expect(favourite(now)).toBe(1);
    expect(favourite(view())).toBe(null);
    expect(stateOf({ ...now, phase: 'jewels' }, 'temple')).toBe('done');
    expect(stateOf({ ...now, phase: 'jewels' }, 'jewels')).toBe('now');
    expect(stateOf(now, 'status')).toBe('ahead');
  });

  it('is a text that names everything', () => {
    const parts = text(view(), { name, seat: 0, table: { seats: [] } as unknown as TableInfo });
    const all = parts.flatMap(({ title, lines }) => [title, ...lines]);
    expect(all).toContain('Central mountain, gives stone, fish: tuna, 4 points, held by Anna');
    expect(all).toContain('Temple, below 3, dice: 3 (Jonas)');
    for (const line of all) expect(line).not.toMatch(/borabora-|undefined|\{|NaN/);
  });
});

describe('the light', () => {
  it('falls on the regions that a value reaches', () => {
    const near = reached(view(), 0, 'land', 4);
    expect(near.regions.sort()).toEqual(['cb', 'cp']);
    expect(near.paths.map(({ value }) => value).sort()).toEqual([2, 4]);
    expect(reached(view(), 0, 'land', 3).regions).toEqual(['cb']);
    expect(reached(view(), 1, 'water', 6).regions).toEqual([]);
  });

  it('follows the die and the tile that are chosen', () => {
    const { picking } = asked('die 4 land', 'die 4 woman', 'white card die 4 land');
    expect(lightOf(view(), picking)).toEqual(DAYLIGHT);
    picking.tap(['die', '4', 'woman']);
    expect(lightOf(view(), picking)).toMatchObject({ places: ['people'], women: 4, men: 0 });
    picking.tap(['die', '4', 'land']);
    expect(lightOf(view(), picking).regions).toHaveLength(2);
  });

  it('is the same for everybody while somebody is asked', () => {
    const { picking } = asked();
    const ask = { seat: 0, question: 'Expand', way: 'water', reach: 5 } as const;
    expect(lightOf(view({ ask }), picking).regions.sort()).toEqual(['eb', 'sp']);
  });
});

describe('the cards of a question', () => {
  it('are the seven lines of the helper, with their prices', () => {
    const { picking } = asked('point', 'pass');
    const [list] = cardsOf(view({ ask: { seat: 0, question: 'Spend', points: 3 } }), picking);
    expect(list!.map(({ cost }) => cost)).toEqual([1, 1, 1, 2, 2, 2, 2]);
  });

  it('are two hands for the fire bonus', () => {
    const { picking } = asked('fire offering status', 'fire card deck status', 'fire card red shell');
    const hands = cardsOf(view({ ask: { seat: 0, question: 'Fire' } }), picking);
    expect(hands.map((hand) => hand.length)).toEqual([3, 2]);
  });

  it('tell how the god for a fish is paid', () => {
    const ask = { seat: 0, question: 'ScoreFish', region: 'cm' } as const;
    const [[fish] = []] = cardsOf(view({ ask }), asked('red tile', 'red pair green', 'pass').picking);
    expect(fish).toMatchObject({ title: 'Score 4', note: 'Red: two green cards and an offering' });
  });

  it('tell what room there is for a material', () => {
    const boards = [board({ ritual: BOX.ritual_spaces.slice(1).map(({ id }) => id) })];
    const ask = { seat: 0, question: 'Gather', left: 1 } as const;
    const [list = []] = cardsOf(view({ ask, boards }), asked('material sand').picking);
    expect(list.map(({ note }) => note)).toEqual(['1 free space', 'laid aside', 'laid aside']);
  });

  it('are none for who is not asked', () => {
    expect(cardsOf(view({ ask: { seat: 0, question: 'Fire' } }), asked().picking)).toEqual([]);
  });

  it('tell the ways to do the same apart', () => {
    const { picking } = asked('die 2 helper', 'white card die 2 helper', 'blue card white tile die 2 helper');
    expect(picking.waysTo('die').map(wayParts)).toEqual([
      [['No god', '']],
      [['White', 'a card and an offering']],
      [
        ['Blue', 'a card and an offering'],
        ['White', 'a god tile'],
      ],
    ]);
  });

  it('name a region as the map does', () => {
    expect(regionText(view({ map: { cm: [1, 0] } }), 'cm', name)).toContain(
      'held by Jonas, huts beside it: Anna',
    );
  });
});
