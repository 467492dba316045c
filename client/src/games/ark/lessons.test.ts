import { describe, expect, it } from 'vitest';
import { LANGS, words } from '../../i18n/index.svelte';
import { Choice } from '../../table/choice.svelte';
import { view as land } from './fixtures';
import { passedIn } from './events';
import { foundOf } from './found';
import { EXAMPLES, lesson, LESSONS, type Example } from './lessons';
import { position } from './positions';
import type { Laid } from './view';
import { routeOf } from './walks';

const examples = Object.entries(EXAMPLES as Record<string, Example>);

describe('the drawn examples', () => {
  const told = (name: string) => position(`lesson-${name}` as Parameters<typeof position>[0]);
  const laid = ({ name, cell, turn, piece }: Laid) => ({ name, cell, turn, piece });

  it.each(examples)('lie as the rules allow: %s', (name, { view, ghost }) => {
    const { view: known, options } = told(name);
    expect(view.tiles).toEqual(known.tiles.map(laid));
    expect(view.ark).toBe(known.ark);
    if (ghost) expect(Object.keys(options['tile']![ghost.cell]!)).toContain(ghost.turn);
  });

  it('are worth what the sentences say', () => {
    const of = (name: string) => foundOf(told(name).view);
    expect(of('road').of.get('1,0 r0')).toMatchObject({ complete: true, value: 6, owners: [1] });
    expect(of('city').of.get('1,0 c0')).toMatchObject({ complete: true, value: 8, owners: [0] });
    expect(of('prophet').of.get('1,0 c0')).toMatchObject({ complete: true, value: 8, owners: [0, 1] });
    expect(of('temple').temples.get('0,0')).toMatchObject({ complete: true, value: 7, owners: [0] });
    expect(of('field').of.get('0,0 f0')).toMatchObject({ sheep: 3, wolves: 1, value: 4, owners: [3] });
    const { walk } = EXAMPLES.ark;
    const passed = passedIn(told('ark').previews[`ark ${walk.at(-1)} ${routeOf(walk)}`]!.events);
    expect([...passed].sort()).toEqual([
      [0, 2],
      [2, 1],
    ]);
  });

  it('have a title in every language', async () => {
    await words.learn('ark', 'ark/learn');
    for (const lang of LANGS) {
      await words.speak(lang);
      for (const [name] of examples)
        expect(words.bundle.hasMessage(`ark-learn-${name}-scene`), `${lang} ${name}`).toBe(true);
      for (const name of LESSONS) expect(words.bundle.hasMessage(`ark-learn-${name}`)).toBe(true);
    }
  });
});

describe('the lesson at its place', () => {
  const on = (question: string, path: string[], tiles = 'cN.rEW 0,0\nrEW 1,0') => {
    const choice = new Choice();
    choice.path = path;
    return lesson({ view: land(tiles), asked: { seat: 0, question }, choice });
  };

  it('follows what is asked and what is being chosen', () => {
    expect(on('PlaceTile', [], 'cN.rEW 0,0')).toBe('turn');
    expect(on('PlaceTile', ['tile', '2,0', 'n'])).toBe('tile');
    expect(on('Deploy', [])).toBe('follower');
    expect(on('Deploy', ['pass'])).toBe('follower');
    expect(on('Deploy', ['follower', 'f1'])).toBe('field');
    expect(on('Deploy', ['prophet', 'c0'])).toBe('prophet');
    expect(on('Deploy', ['ark'])).toBe('ark');
    expect(on('EnterArk', [])).toBe('ark');
  });
});
