import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { words } from '../../i18n/index.svelte';
import type { TableInfo } from '../../wire';
import { cardsOf } from './cards';
import { pathsText, regionText } from './cells';
import { asked, board, reach, survey, view } from './fixtures';
import { BOX, fishCalled, jewelCalled, personCalled, regionCalled, taskCalled } from './inventory';
import { DAYLIGHT, lightOf } from './light';
import { stateOf } from './phases';
import { builtOn, slotsOf } from './slots';
import { text } from './text';
import { actionsOf, below, groupsOf, tileOf, type Survey } from './view';
import { wayParts } from './ways';

const name = (seat: number) => ['Anna', 'Jonas'][seat] ?? '?';

beforeAll(() => words.learn('borabora', 'borabora/later'));
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
});

describe('a position', () => {
  it('tells what a tile asks of the next die', () => {
    expect(below(view(), 'temple')).toBe(3);
    expect(below(view(), 'helper')).toBe(7);
    expect(actionsOf(view(), 'woman_man')).toEqual(['woman', 'man']);
    expect(tileOf(view(), 'man')).toBe('woman_man');
  });

  it('joins people who are alike, as they came', () => {
    const people = ['m-hike-1', 'w-hike-1', 'w-hike-3'].map((tile) => ({ tile, slid: false, stack: false }));
    const groups = [{ 'w-hike': [2, 4, 6], 'm-hike': [1, 2, 4] }, {}] as Survey['groups'];
    const found = groupsOf(view({ boards: [board({ people })], survey: survey({ groups }) }), 0);
    expect(
      found.map(({ name, strength, doubled, people }) => [name, strength, doubled, people.length]),
    ).toEqual([
      ['m-hike', 2, 4, 1],
      ['w-hike', 4, 6, 2],
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

  it('says where in the round the scoring is', () => {
    const now = view({ round: 3 });
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
    expect(fish).toMatchObject({ title: 'Score 4', note: 'Red: a god tile (−2 at the end)' });
  });

  it('tell what room there is for a material', () => {
    const room = { sand: ['r1'], wood: [], stone: [] };
    const ask = { seat: 0, question: 'Gather', left: 1 } as const;
    const now = view({ ask, survey: survey({ asked: reach({ room }) }) });
    const [list = []] = cardsOf(now, asked('material sand').picking);
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

  it('say where the paths from a region lead and what they need', () => {
    expect(pathsText('nm').split(', ').length / 2).toBe(
      BOX.paths.filter((one) => one.between.includes('nm')).length,
    );
    expect(pathsText('nm')).toContain('north beach: land path, 5');
  });
});
