import { describe, expect, it } from 'vitest';
import { SET } from './tile.fixtures';
import { tileOf, TURNS, turnSide, type Field, type Road } from './tile';

const fieldsOf = (name: string) =>
  [...tileOf(name).parts.entries()].flatMap(([part, drawn]) =>
    drawn.kind === 'field' ? [`${part} ${drawn.halves.join(' ')}`] : [],
  );
const edgesOf = (name: string) =>
  Object.values(tileOf(name).sides)
    .map((kind) => kind[0])
    .join('');

describe('the name of a tile', () => {
  it.each(SET)('%s has the sides %s', (name, edges) => expect(edgesOf(name)).toBe(edges));

  it.each(SET)('%s: every half that is not city lies in one field', (name) => {
    const halves = [...tileOf(name).parts.values()].flatMap((part) =>
      part.kind === 'field' ? part.halves : [],
    );
    expect(new Set(halves).size).toBe(halves.length);
    expect(halves.length).toBe(2 * [...edgesOf(name)].filter((kind) => kind !== 'c').length);
  });

  it('counts its parts as they are written', () => {
    expect([...tileOf('cN.cS.rEW').parts.keys()]).toEqual(['c0', 'c1', 'r0', 'f0', 'f1']);
    expect([...tileOf('tNES+1W').parts.keys()].filter((part) => part[0] === 'r')).toEqual([
      'r0',
      'r1',
      'r2',
      'r3',
    ]);
    expect((tileOf('tNES+1W').parts.get('r2') as Road).oases).toBe(1);
  });

  it('reads marks', () => {
    expect(tileOf('cNE+2').parts.get('c0')).toMatchObject({ scrolls: 2 });
    expect(tileOf('rSW.f0-1.f1+2').parts.get('f1') as Field).toMatchObject({ sheep: 2, wolves: 0 });
    expect(tileOf('cN.f0+1-1').parts.get('f0')).toMatchObject({ sheep: 1, wolves: 1 });
  });

  it('is refused if it is none', () => expect(() => tileOf('cX')).toThrow('cX'));
});

describe('fields', () => {
  it.each([
    ['xNESW', ['f0 Ne En', 'f1 Es Se', 'f2 Sw Ws', 'f3 Wn Nw']],
    ['rEW', ['f0 Ne En Wn Nw', 'f1 Es Se Sw Ws']],
    ['cN.rSW', ['f0 En Es Se Wn', 'f1 Sw Ws']],
    ['cNES.rW', ['f0 Ws', 'f1 Wn']],
    ['cN.cE', ['f0 Se Sw Ws Wn']],
    ['cN.cS', ['f0 En Es Ws Wn']],
    ['cNS', ['f0 En Es', 'f1 Ws Wn']],
    ['tESW', ['f0 Ne En Wn Nw', 'f1 Es Se', 'f2 Sw Ws']],
    ['cNESW', []],
    ['cN.rS', ['f0 En Es Se', 'f1 Sw Ws Wn']],
    ['rNE.rSW', ['f0 Ne En', 'f1 Es Se Wn Nw', 'f2 Sw Ws']],
  ])('of %s', (name, fields) => expect(fieldsOf(name)).toEqual(fields));
});

it('turns clockwise', () => {
  expect(TURNS.map((turn) => turnSide('N', turn)).join('')).toBe('NESW');
});
