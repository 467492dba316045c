import { describe, expect, it, vi } from 'vitest';
import { answerOf } from './answers';
import { asked } from './fixtures';

describe('an answer', () => {
  it('is read from its words', () => {
    expect(answerOf('blue card white pair green die 3 water'.split(' '))).toMatchObject({
      calls: [
        { god: 'blue', pay: 'card' },
        { god: 'white', pay: 'pair green' },
      ],
      aim: ['die', '3', 'water'],
    });
    expect(answerOf('fire card blue shell'.split(' ')).aim).toEqual(['fire', 'card blue', 'shell']);
    expect(answerOf('build 3 r1 r2'.split(' ')).aim).toEqual(['build', '3', 'r1 r2']);
    expect(answerOf('red tile'.split(' '))).toMatchObject({
      aim: ['red'],
      calls: [{ god: 'red', pay: 'tile' }],
    });
    expect(answerOf('card red'.split(' ')).aim).toEqual(['card', 'red']);
  });
});

const DICE = ['die 3 helper', 'die 3 fish', 'die 6 fish', 'blue card die 6 helper', 'blue tile die 6 helper'];

describe('a die', () => {
  it('is chosen before its tile, or after it', () => {
    for (const taps of [
      [
        ['die', '3'],
        ['die', null, 'helper'],
      ],
      [
        ['die', null, 'helper'],
        ['die', '3'],
      ],
    ]) {
      const { choice, picking } = asked(...DICE);
      for (const aim of taps) picking.tap(aim);
      expect(choice.words).toBe('die 3 helper');
    }
  });

  it('calls the cheapest god where it must, and others pay on demand', () => {
    const { choice, picking } = asked(...DICE);
    picking.tap(['die', '6']);
    expect(picking.needed('die', '6', 'helper')).toEqual(['blue']);
    expect(picking.needed('die', '6', 'fish')).toEqual([]);
    picking.tap(['die', null, 'helper']);
    expect(choice.words).toBe('blue card die 6 helper');
    expect(picking.ways).toHaveLength(2);
    picking.choose(picking.ways[1]!);
    expect(choice.words).toBe('blue tile die 6 helper');
  });

  it('need not be tapped if it is the only one', () => {
    const { choice, picking } = asked('die 3 helper', 'die 3 fish', 'white card die 3 helper');
    picking.tap(['die', null, 'helper']);
    expect(choice.words).toBe('die 3 helper');
  });

  it('may be one that only a god lets lie anywhere', () => {
    const { choice, picking } = asked('die 3 fish', 'blue card die 6 helper');
    picking.tap(['die', '6']);
    expect(choice.path).toEqual([]);
    expect(picking.is('die', '6')).toBe(true);
    picking.tap(['die', null, 'helper']);
    expect(choice.words).toBe('blue card die 6 helper');
  });

  it('keeps its tile when another die is chosen, if that may lie there', () => {
    const { choice, picking } = asked(...DICE);
    picking.tap(['die', '3']);
    picking.tap(['die', null, 'fish']);
    picking.tap(['die', '6']);
    expect(choice.words).toBe('die 6 fish');
  });

  it('is taken back by a second tap, its tile confirms', () => {
    const { choice, picking } = asked(...DICE);
    const confirm = vi.fn();
    picking.tap(['die', '3']);
    picking.tap(['die', null, 'helper'], confirm);
    expect(confirm).not.toHaveBeenCalled();
    picking.tap(['die', null, 'helper'], confirm);
    expect(confirm).toHaveBeenCalledOnce();
    picking.toggle(['die', '3']);
    expect(choice.path).toEqual([]);
  });

  it('follows whoever else changes the answer', () => {
    const { choice, picking } = asked(...DICE);
    picking.tap(['die', '3']);
    picking.tap(['die', null, 'helper']);
    choice.back();
    expect(picking.aim).toEqual(['die', '3']);
    choice.clear();
    expect(picking.aim).toEqual([]);
  });
});

describe('a god', () => {
  it('is paid with least: a card, or else a god tile rather than a pair', () => {
    const { choice, picking } = asked('red pair blue', 'red tile', 'pass');
    picking.tap(['red']);
    expect(choice.words).toBe('red tile');
    const other = asked('red tile', 'red card', 'pass');
    other.picking.tap(['red']);
    expect(other.choice.words).toBe('red card');
  });
});

describe('a hut', () => {
  it('comes from the row unless slot 12 is chosen, and stays with that', () => {
    const { choice, picking } = asked('hut cp row', 'hut cp stack', 'hut eb row', 'hut eb stack');
    picking.tap(['hut', 'cp']);
    expect(choice.words).toBe('hut cp row');
    picking.choose(picking.ways[1]!);
    picking.tap(['hut', 'eb']);
    expect(choice.words).toBe('hut eb stack');
  });
});

describe('the fire bonus', () => {
  it('is chosen in any order', () => {
    const all = ['offering', 'card deck'].flatMap((one) => [`fire ${one} status`, `fire ${one} shell`]);
    const { choice, picking } = asked(...all);
    picking.tap(['fire', null, 'shell']);
    expect(choice.complete).toBe(false);
    picking.tap(['fire', 'card deck']);
    expect(choice.words).toBe('fire card deck shell');
    picking.tap(['fire', 'offering']);
    expect(choice.words).toBe('fire offering shell');
  });
});

describe('a building', () => {
  const ALL = ['build 1 r1 r2', 'build 1 r2 r3', 'build 4 r1 r2', 'build 4 r2 r3'];

  it('is two spaces, and the highest tile unless another is chosen', () => {
    const { choice, picking } = asked(...ALL);
    expect(picking.spaces().sort()).toEqual(['r1', 'r2', 'r3']);
    picking.tapSpace('r2');
    expect(picking.corner).toBe('r2');
    expect(picking.spaces().sort()).toEqual(['r1', 'r2', 'r3']);
    picking.tapSpace('r3');
    expect(choice.words).toBe('build 4 r2 r3');
    picking.tap(['build', '1']);
    expect(choice.words).toBe('build 1 r2 r3');
  });

  it('needs one tap where only one pair holds the space', () => {
    const { choice, picking } = asked(...ALL);
    picking.tapSpace('r1');
    expect(choice.words).toBe('build 4 r1 r2');
  });

  it('is confirmed by what was pressed itself, not by what came along', () => {
    const { picking } = asked(...ALL);
    const confirm = vi.fn();
    picking.tapSpace('r1', confirm);
    picking.tapSpace('r2', confirm);
    expect(confirm).not.toHaveBeenCalled();
    picking.tapSpace('r2', confirm);
    expect(confirm).toHaveBeenCalledOnce();
  });
});

describe('people', () => {
  it('are used plainly, doubled, or as one more group', () => {
    const { choice, picking } = asked(
      'use woman hike',
      'green card double woman hike',
      'green card extra man shells',
      'pass',
    );
    picking.tap(['use', 'woman hike']);
    expect(choice.words).toBe('use woman hike');
    expect(picking.ways.map(({ manner }) => manner)).toEqual(['use', 'double']);
    picking.tap(['use', 'man shells']);
    expect(choice.words).toBe('green card extra man shells');
    picking.tap(['pass']);
    expect(choice.words).toBe('pass');
  });
});

describe('a task', () => {
  it('is completed if it can be, with Yellow if it must, and given up last', () => {
    const { choice, picking } = asked(
      'fulfil t01',
      'yellow tile fulfil t02',
      'drop t01',
      'drop t02',
      'drop t03',
    );
    picking.tap(['task', 't01']);
    expect(choice.words).toBe('fulfil t01');
    picking.tap(['task', 't02']);
    expect(choice.words).toBe('yellow tile fulfil t02');
    picking.tap(['task', 't03']);
    expect(choice.words).toBe('drop t03');
    picking.tap(['task', 't02']);
    expect(choice.words).toBe('yellow tile fulfil t02');
  });
});

describe('the helper', () => {
  it('first shows its list, then what there is of a line', () => {
    const { choice, picking } = asked(
      'tattoo m-hike-1',
      'tattoo m-hike-2',
      'collect w-hike-1',
      'point',
      'pass',
    );
    picking.tap(['tattoo']);
    expect(choice.path).toEqual(['tattoo']);
    picking.tap(['tattoo', 'm-hike-2']);
    expect(choice.words).toBe('tattoo m-hike-2');
    picking.tap(['collect']);
    expect(choice.words).toBe('collect w-hike-1');
    picking.tap(['point']);
    expect(choice.words).toBe('point');
  });

  it('lets go of a god who is not needed any more', () => {
    const { choice, picking } = asked('die 4 land', 'blue card die 6 land', 'blue card die 4 land');
    picking.tap(['die', '6', 'land']);
    expect(choice.words).toBe('blue card die 6 land');
    picking.tap(['die', '4', 'land']);
    expect(choice.words).toBe('die 4 land');
  });
});
