import { describe, expect, it } from 'vitest';
import { danced, DANCE, example, tree } from './fixtures';
import { forecast } from './forecast';
import type { View } from './view';

const waltz = (view: View = danced(), before: View = example()) =>
  forecast(before, { v: 1, words: 'waltz 5L S4', events: DANCE, view, luck: true }, 'sun')!;

describe('the forecast of a waltz', () => {
  it('reads the dances in their order', () => {
    const { dances, distance, clockwise, tree: played, strength } = waltz();
    expect({ distance, clockwise, played, strength }).toEqual({
      distance: 4,
      clockwise: true,
      played: 'S4',
      strength: 5,
    });
    expect(dances).toEqual([
      { spirit: '5R', from: 'M1', to: 'SC' },
      { spirit: '5L', from: 'M4', to: 'S2' },
    ]);
  });

  it('lets the colour with the ring rest', () => {
    const { rests, fights } = waltz();
    expect(rests).toBe('purple');
    expect(fights.map(({ colour }) => colour)).toEqual(['orange', 'black']);
  });

  it('has three fights where no druid stands', () => {
    const view = danced();
    view.trees.S4.druid = null;
    view.trees.S3.druid = 'purple';
    expect(waltz(view).rests).toBeNull();
    expect(waltz(view).fights).toHaveLength(3);
  });

  it('judges what is known, and leaves open what lies face down', () => {
    const [orange, black] = waltz().fights;
    expect(orange).toMatchObject({
      verdict: 'open',
      mine: { strength: 5 },
      theirs: { tree: 'M4', strength: null },
    });
    expect(black).toMatchObject({ verdict: 'tie', loser: null });
  });

  it('names the values that win, of those that can still turn up', () => {
    const view = danced();
    view.trees.S2.pile = ['3L'];
    view.hidden.moon = ['2L', '2R', '3L', '5R'];
    expect(waltz(view).fights[0]).toMatchObject({ wins: [2], losses: [5], loser: 'M4' });
  });

  it('counts the token of the loser', () => {
    const view = danced();
    view.trees.M4 = tree('3L', { druid: 'orange', tokens: 5 });
    expect(waltz(view).fights[0]).toMatchObject({ verdict: 'win', loser: 'M4', tokens: 6 });
  });

  it('gives a bare tree strength 0, unless the table lets it be', () => {
    const view = danced();
    view.trees.M4 = tree('', { druid: 'orange', down: 0 });
    expect(waltz(view).fights[0]).toMatchObject({ verdict: 'win', theirs: { strength: 0 } });
    view.rules = { empty_tree: 'no_fight' };
    expect(waltz(view).fights[0]).toMatchObject({ verdict: 'none', loser: null });
  });

  it('warns of a tree that stays bare, and of one that becomes so', () => {
    const before = example();
    before.ask!.bare = ['S3'];
    const view = danced();
    view.trees.S3 = tree('', { down: 0 });
    view.trees.M4 = tree('3L', { druid: 'orange' });
    view.trees.S2 = tree('5L', { druid: 'orange', down: 0 });
    expect(waltz(view, before)).toMatchObject({ lost: ['S3'], bare: ['S2'] });
  });

  it('warns that the only spirit of a rescued tree leaves when its druid wins', () => {
    const before = example();
    before.ask!.bare = ['S2'];
    const view = danced();
    view.trees.M4 = tree('3L', { druid: 'orange' });
    view.trees.S2 = tree('5L', { druid: 'orange', down: 0 });
    expect(waltz(view, before).lost).toEqual(['S2']);
  });
});

describe('the forecast of other answers', () => {
  it('is the chosen fight, then the rest', () => {
    const view = danced();
    view.trees.M4.pile = ['3L'];
    view.ask = { seat: 1, question: 'NextFight', bare: [], druids: ['orange', 'black'] };
    const plan = forecast(view, { v: 1, words: 'fight black', events: [], view, luck: false }, 'sun')!;
    expect(plan.fights.map(({ colour, verdict }) => [colour, verdict])).toEqual([
      ['black', 'tie'],
      ['orange', 'win'],
    ]);
    expect(plan.tree).toBeNull();
  });

  it('is nothing while the hand is refilled before the dance', () => {
    const view = example();
    expect(forecast(view, { v: 1, words: 'waltz 5L S4', events: [], view, luck: true }, 'sun')).toBeNull();
  });

  it('is nothing for a jump', () => {
    const view = example();
    expect(forecast(view, { v: 1, words: 'jump orange', events: [], view, luck: false }, 'sun')).toBeNull();
  });
});
