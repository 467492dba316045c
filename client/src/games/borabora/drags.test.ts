import { describe, expect, it } from 'vitest';
import type { Aim } from './picking.svelte';
import { dragOf, type To } from './drags';
import { asked } from './fixtures';

function dragged(options: string[], start: Aim, to: To, manner?: string) {
  const { choice, picking } = asked(...options);
  return { words: () => choice.words, ...dragOf(picking, start, to, manner) };
}

describe('a piece that is dragged', () => {
  it('takes the choice with it, and lies where it is dropped', () => {
    const die = dragged(['die 4 helper', 'die 4 land', 'die 2 land'], ['die', '4'], (place) => [
      'die',
      '4',
      place,
    ]);
    die.lift();
    expect(die.words()).toBe('die 4');
    die.over?.('land');
    expect(die.words()).toBe('die 4 land');
    die.over?.(null);
    expect(die.words()).toBe('die 4');
    expect(die.drop('helper')).toBe(true);
    expect(die.words()).toBe('die 4 helper');
  });

  it('goes home from where it cannot lie', () => {
    const die = dragged(['die 4 helper', 'die 4 land'], ['die', '4'], (place) => ['die', '4', place]);
    die.lift();
    expect(die.drop('temple')).toBe(false);
    die.cancel();
    expect(die.words()).toBe('');
  });

  it('says which of several ways: the hut of the slot that it comes from', () => {
    const options = ['hut cm row', 'hut cm stack', 'hut cb row', 'hut cb stack'];
    const hut = dragged(options, ['hut'], (place) => ['hut', place], 'stack');
    hut.lift();
    expect(hut.drop('cb')).toBe(true);
    expect(hut.words()).toBe('hut cb stack');
  });

  it('a building covers the first pair with the space that it lies on', () => {
    const { choice, picking } = asked('build 1 r1 r2', 'build 1 r2 r3', 'build 2 r2 r3');
    const tile = dragOf(picking, ['build', '1'], (space) => ['build', '1', picking.pairOn('1', space)]);
    tile.lift();
    expect(tile.drop('r9')).toBe(false);
    expect(tile.drop('r3')).toBe(true);
    expect(choice.words).toBe('build 1 r2 r3');
  });
});
