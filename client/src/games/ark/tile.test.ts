import { describe, expect, it } from 'vitest';
import { tileOf, TURNS, turnSide, type Field, type Road } from './tile';

const fieldsOf = (name: string) =>
  [...tileOf(name).parts.entries()].flatMap(([part, drawn]) =>
    drawn.kind === 'field' ? [`${part} ${drawn.halves.join(' ')}`] : [],
  );
const edgesOf = (name: string) =>
  Object.values(tileOf(name).sides)
    .map((kind) => kind[0])
    .join('');

/** The tiles of the set: name and sides, city, road or field. */
const SET: [string, string][] = [
  ['cNESW+1', 'cccc'],
  ['cNES.f0+1', 'cccf'],
  ['cNES+1', 'cccf'],
  ['cNES.rW', 'cccr'],
  ['cNES+1.rW', 'cccr'],
  ['cNE+1', 'ccff'],
  ['cNE+1.f0+1', 'ccff'],
  ['cNE+1.f0-1', 'ccff'],
  ['cNE.f0+2', 'ccff'],
  ['cN.cE.f0+1', 'ccff'],
  ['cN.cE.f0+1-1', 'ccff'],
  ['cNE.rSW', 'ccrr'],
  ['cNE+1.rSW', 'ccrr'],
  ['cNE.rSW+1', 'ccrr'],
  ['cNE+1.rSW.f1+1', 'ccrr'],
  ['cNE.rSW+1.f0-1', 'ccrr'],
  ['cN.cS.f0+1', 'cfcf'],
  ['cN.cS.f0-1', 'cfcf'],
  ['cNS.f0+1', 'cfcf'],
  ['cNS+1', 'cfcf'],
  ['cN.f0+2', 'cfff'],
  ['cN.f0+1', 'cfff'],
  ['cN.f0+1-1', 'cfff'],
  ['cN.f0-1', 'cfff'],
  ['cN.rSW.f0+1', 'cfrr'],
  ['cN.rSW+1.f0-1', 'cfrr'],
  ['cN.rEW', 'crfr'],
  ['cN.rEW+1', 'crfr'],
  ['cN.rEW.f1+2', 'crfr'],
  ['cN.rEW.f0+1.f1-1', 'crfr'],
  ['cN.rES+1', 'crrf'],
  ['cN.rES.f0+1', 'crrf'],
  ['cN.rES.f0-1.f1+1', 'crrf'],
  ['cN.xESW', 'crrr'],
  ['cN.xES+1W', 'crrr'],
  ['cN.xESW.f1+1', 'crrr'],
  ['rSW.f0+1', 'ffrr'],
  ['rSW+1', 'ffrr'],
  ['rSW+1.f0+1', 'ffrr'],
  ['rSW.f0+2', 'ffrr'],
  ['rSW.f0-1', 'ffrr'],
  ['rSW.f0-1.f1+1', 'ffrr'],
  ['rEW', 'frfr'],
  ['rEW.f0+1', 'frfr'],
  ['rEW+1', 'frfr'],
  ['rEW+1.f0+1', 'frfr'],
  ['rEW.f0+2.f1-1', 'frfr'],
  ['xESW.f0+1', 'frrr'],
  ['xES+1W', 'frrr'],
  ['xESW.f0-1', 'frrr'],
  ['tESW.f0+1', 'frrr'],
  ['tESW.f1+1', 'frrr'],
  ['xNESW', 'rrrr'],
  ['tNESW', 'rrrr'],
  ['tNES+1W', 'rrrr'],
  ['tNESW.f0+1', 'rrrr'],
];

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
