import { describe, expect, it, vi } from 'vitest';
import { Choice } from '../../table/choice.svelte';
import { example, scene, whyNot } from './fixtures';
import { pickingOf } from './picking.svelte';
import type { View } from './view';

const own = { S1: {}, S2: {}, S3: {}, S4: {} };
const TURN = {
  waltz: { '4L': own, '5L': own },
  jump: { orange: {}, black: {}, purple: {} },
  drop: { '4L': {}, '5L': {} },
  clear: own,
};

function asked(options: Choice['options'] = TURN, view: View = example()) {
  const choice = new Choice();
  choice.ask(options);
  choice.whyNot = whyNot('example');
  return { choice, view, picking: pickingOf(choice) };
}

describe('taps', () => {
  it('choose a spirit, then a tree', () => {
    const { choice, view, picking } = asked();
    picking.tapSpirit(view, '5L');
    expect(picking.shining(view)).toEqual(['S1', 'S2', 'S3', 'S4']);
    picking.tapTree(view, 'S4');
    expect(choice.words).toBe('waltz 5L S4');
  });

  it('choose a tree, then a spirit', () => {
    const { choice, view, picking } = asked();
    picking.tapTree(view, 'S2');
    expect(picking.aim).toBe('S2');
    picking.tapSpirit(view, '4L');
    expect(choice.words).toBe('waltz 4L S2');
  });

  it('forget a tree that was pointed at once it has its spirit: stepping back puts both down', () => {
    const { choice, view, picking } = asked();
    const confirm = vi.fn();
    picking.tapTree(view, 'S2');
    picking.tapSpirit(view, '4L');
    while (choice.words !== 'waltz') choice.back();
    picking.tapSpirit(view, '5L');
    picking.tapTree(view, 'S2', confirm);
    expect(choice.words).toBe('waltz 5L S2');
    expect(confirm).not.toHaveBeenCalled();
  });

  it('forget a tree that was pointed at when something else is asked', () => {
    const { choice, view, picking } = asked();
    picking.tapTree(view, 'S2');
    choice.ask({ ...TURN });
    choice.set(['waltz']);
    expect(picking.aim).toBeNull();
  });

  it('compare: another tree or spirit replaces the chosen one', () => {
    const { choice, view, picking } = asked();
    choice.set(['waltz', '5L', 'S4']);
    picking.tapTree(view, 'S1');
    expect(choice.words).toBe('waltz 5L S1');
    picking.tapSpirit(view, '4L');
    expect(choice.words).toBe('waltz 4L S1');
  });

  it('confirm on the second tap on the ghost', () => {
    const { choice, view, picking } = asked();
    const confirm = vi.fn();
    choice.set(['waltz', '5L', 'S4']);
    picking.tapTree(view, 'S4', confirm);
    expect(confirm).toHaveBeenCalledOnce();
  });

  it('start a jump on a druid, but mean the tree once a spirit is chosen', () => {
    const { choice, view, picking } = asked();
    picking.tapDruid(view, 'S2');
    expect(choice.words).toBe('jump orange');
    choice.clear();
    picking.tapSpirit(view, '5L');
    picking.tapDruid(view, 'S2');
    expect(choice.words).toBe('waltz 5L S2');
  });

  it('take a spirit while a jump is being chosen: it begins a waltz', () => {
    const { choice, view, picking } = asked();
    picking.start(view, 'jump');
    picking.tapSpirit(view, '4L');
    expect(choice.words).toBe('waltz 4L');
  });

  it('remove from the hand or from a tree', () => {
    const { choice, view, picking } = asked();
    picking.start(view, 'remove');
    picking.tapSpirit(view, '4L');
    expect(choice.words).toBe('drop 4L');
    picking.tapTree(view, 'S3');
    expect(choice.words).toBe('clear S3');
  });

  it('place the druid that is next', () => {
    const view = example();
    view.trees.S1.druid = 'orange';
    const { choice, picking } = asked({ place: { black: { S2: {}, S3: {}, S4: {} } } }, view);
    expect(picking.shining(view)).toEqual(['S2', 'S3', 'S4']);
    picking.tapTree(view, 'S3');
    expect(choice.words).toBe('place black S3');
  });

  it('choose a fight at either side', () => {
    const { choice, view, picking } = asked({ fight: { orange: {}, black: {} } });
    expect(picking.shining(view)).toEqual(['M2', 'M4', 'S1', 'S2']);
    picking.tapTree(view, 'M2');
    expect(choice.words).toBe('fight black');
  });
});

/** The reason has come, which the rules are asked for. */
const explained = () => new Promise((done) => setTimeout(done));

describe('refusals', () => {
  it('say why, and where', async () => {
    const { view, picking } = asked();
    picking.tapTree(view, 'M1');
    await explained();
    expect(picking.refusals.now).toMatchObject({ reason: { key: 'foreign' }, at: 'M1' });
    picking.tapTree(view, 'SC');
    expect(picking.refusals.now).toBeNull();
    await explained();
    expect(picking.refusals.now?.reason.key).toBe('board');
  });

  it('know lost trees, bare trees and jumps with three trees', async () => {
    const { choice, view, picking } = asked({ drop: { '4L': {} }, clear: { S3: {} } }, scene('three').view);
    choice.whyNot = whyNot('three');
    picking.tapTree(view, 'S1');
    await explained();
    expect(picking.refusals.now?.reason.key).toBe('lost');
    picking.start(view, 'jump');
    await explained();
    expect(picking.refusals.now).toMatchObject({ reason: { key: 'jump' }, at: null });
    picking.start(view, 'remove');
    picking.tapTree(view, 'S2');
    await explained();
    expect(picking.refusals.now?.reason.key).toBe('clear');
  });

  it('know nothing against a tap on the tree where the chosen druid lands', () => {
    const { view, picking, choice } = asked();
    picking.start(view, 'jump');
    picking.tapDruid(view, 'S1');
    const words = choice.words;
    expect(choice.complete).toBe(true);
    picking.tapTree(view, 'S3');
    expect(picking.refusals.now).toBeNull();
    expect(choice.words).toBe(words);
  });

  it('know which druid is meant', async () => {
    const { view, picking } = asked();
    picking.start(view, 'jump');
    picking.tapTree(view, 'S3');
    await explained();
    expect(picking.refusals.now).toMatchObject({ reason: { key: 'no-druid', rule: '§10 R30' } });
    picking.tapTree(view, 'M4');
    await explained();
    expect(picking.refusals.now).toMatchObject({ reason: { key: 'foreign-jump', rule: '§10 R30' } });
  });

  it('are told where no spirit can be played yet', async () => {
    const { choice, view, picking } = asked({ fight: { orange: {}, black: {} } });
    choice.whyNot = (words) =>
      Promise.resolve(
        words === 'waltz 5L S1' ? { key: 'fights-first', rule: '§6.3', at: [], args: {}, near: [] } : null,
      );
    picking.tapSpirit(view, '5L');
    await explained();
    expect(picking.refusals.now).toMatchObject({ reason: { key: 'fights-first' }, at: null });
  });

  it('do not come after the next tap', async () => {
    const { view, picking } = asked();
    picking.tapTree(view, 'M1');
    picking.tapSpirit(view, '5L');
    await explained();
    expect(picking.refusals.now).toBeNull();
  });

  it('are forgotten with the question', async () => {
    const { choice, view, picking } = asked();
    picking.tapTree(view, 'M1');
    await explained();
    choice.ask(null);
    expect(picking.refusals.now).toBeNull();
  });
});

it('the keys [ and ] go to what shines, or else to all that can be tapped', () => {
  const { view, picking } = asked();
  expect(picking.open(view)).toEqual(['S1', 'S2', 'S3', 'S4']);
  picking.start(view, 'jump');
  expect(picking.open(view)).toEqual(['S1', 'S2', 'S4']);
});
