import { describe, expect, it, vi } from 'vitest';
import { Choice } from '../../table/choice.svelte';
import { view } from './fixtures';
import { landOf } from './land';
import { pickingOf } from './picking.svelte';
import type { View } from './view';

function asked(options: Choice['options'], position: View) {
  const choice = new Choice();
  choice.ask(options);
  const land = landOf(position.tiles);
  const picking = pickingOf(choice);
  return {
    choice,
    picking,
    tap: (cell: string, confirm?: () => void) => picking.tapCell(position, land, cell, confirm),
  };
}

describe('the tile', () => {
  const position = view('cN.rEW 0,0', { ask: { seat: 0, question: 'PlaceTile', tile: 'rSW' } });
  const options = { tile: { '1,0': { n: {}, e: {} }, '-1,0': { s: {}, w: {} } } };

  it('lies as it is held, or turned on until it fits', () => {
    const { choice, tap } = asked(options, position);
    tap('1,0');
    expect(choice.words).toBe('tile 1,0 n');
    tap('-1,0');
    expect(choice.words).toBe('tile -1,0 s');
  });

  it('turns where it lies, past the turns that do not fit', () => {
    const { choice, picking, tap } = asked(options, position);
    tap('1,0');
    tap('1,0');
    expect(choice.words).toBe('tile 1,0 e');
    picking.rotate();
    expect(choice.words).toBe('tile 1,0 n');
    picking.rotate(-1);
    expect(choice.words).toBe('tile 1,0 e');
  });

  it('keeps its turn when it moves', () => {
    const { choice, picking, tap } = asked(options, position);
    picking.rotate(-1);
    expect(picking.turn).toBe('w');
    tap('-1,0');
    expect(choice.words).toBe('tile -1,0 w');
  });

  it('is refused where nothing touches and where sides differ', () => {
    const { choice, picking, tap } = asked(options, position);
    tap('5,5');
    expect(picking.refusal).toMatchObject({ key: 'ark-refused-side', at: '5,5' });
    const city = view('cN.rEW 0,0', { ask: { seat: 0, question: 'PlaceTile', tile: 'rEW' } });
    const other = asked({ tile: { '1,0': { n: {} } } }, city);
    other.tap('0,-1');
    expect(other.picking.refusal?.key).toBe('ark-refused-match');
    choice.ask(null);
    expect(picking.refusal).toBeNull();
  });
});

describe('a piece', () => {
  const position = view('cN.rEW 0,0\ncN 0,-1 s', { ask: { seat: 0, question: 'Deploy', cell: '0,-1' } });
  const options = { follower: { c0: {}, f0: {} }, prophet: { c0: {} }, pass: {} };

  it('stands on a spot; a second tap confirms', () => {
    const { choice, picking } = asked(options, position);
    expect(picking.spots(position).map(({ kind, part }) => `${kind} ${part}`)).toEqual([
      'follower c0',
      'follower f0',
      'prophet c0',
    ]);
    const confirm = vi.fn();
    picking.tapSpot({ cell: '0,-1', part: 'c0', kind: 'prophet' }, confirm);
    expect(choice.words).toBe('prophet c0');
    expect(confirm).not.toHaveBeenCalled();
    picking.tapSpot({ cell: '0,-1', part: 'c0', kind: 'prophet' }, confirm);
    expect(confirm).toHaveBeenCalledOnce();
  });

  it('or nothing', () => {
    const { choice, picking } = asked(options, position);
    picking.start('pass');
    expect(choice.words).toBe('pass');
    picking.start('pass');
    expect(choice.words).toBe('');
  });
});

describe('the walk', () => {
  // Two ways from 0,0 to 1,1: past p2 in the north-east, or past nobody.
  const position = view('xNESW 0,0\nxNESW 1,0 n p2@f0\nxNESW 0,1\nxNESW 1,1\nxNESW 2,1', {
    ark: '0,0',
    ask: { seat: 0, question: 'Deploy', cell: '2,1' },
  });
  const options = {
    ark: { '1,0': { e: {} }, '0,1': { s: {} }, '1,1': { es: {}, se: {} }, '2,1': { ese: {}, see: {} } },
    pass: {},
  };

  it('goes to the end that is tapped, with the route that is best for the mover', () => {
    const { choice, picking, tap } = asked(options, position);
    tap('0,0');
    expect(choice.words).toBe('ark');
    expect([...picking.reach()]).toEqual([
      ['1,0', 1],
      ['0,1', 1],
      ['1,1', 2],
      ['2,1', 3],
    ]);
    tap('2,1');
    expect(choice.words).toBe('ark 2,1 see');
    expect(picking.walk(position)).toEqual(['0,0', '0,1', '1,1', '2,1']);
  });

  it('is drawn step by step, and the offered walk with the same gains is sent', () => {
    const { choice, picking, tap } = asked(options, position);
    picking.start('ark');
    tap('1,0');
    expect(choice.words).toBe('ark 1,0 e');
    tap('1,1');
    expect(choice.words).toBe('ark 1,1 es');
    tap('0,1');
    expect(choice.words).toBe('ark');
    expect(picking.walk(position)).toEqual(['0,0', '1,0', '1,1', '0,1']);
  });

  it('goes back to a tile that is tapped again', () => {
    const { choice, picking, tap } = asked(options, position);
    picking.start('ark');
    for (const cell of ['0,1', '1,1', '0,1']) tap(cell);
    expect(choice.words).toBe('ark 0,1 s');
    expect(picking.walk(position)).toEqual(['0,0', '0,1']);
  });

  it('is confirmed with a second tap on its end, and refused where there is no tile', () => {
    const { picking, tap } = asked(options, position);
    const confirm = vi.fn();
    picking.start('ark');
    tap('1,0', confirm);
    tap('1,0', confirm);
    expect(confirm).toHaveBeenCalledOnce();
    tap('4,4');
    expect(picking.refusal?.key).toBe('ark-refused-walk');
  });
});

describe('Esc', () => {
  const land = 'xNESW 0,0\nxNESW 1,0';

  it('takes the tile up again', () => {
    const position = view('cN.rEW 0,0', { ask: { seat: 0, question: 'PlaceTile', tile: 'rSW' } });
    const { choice, picking, tap } = asked({ tile: { '1,0': { n: {}, e: {} } } }, position);
    tap('1,0');
    choice.back();
    picking.tidy(position, landOf(position.tiles));
    expect(choice.words).toBe('');
  });

  it('takes back one step of a walk, then the walk', () => {
    const position = view(`${land}\nxNESW 2,0`, {
      ark: '0,0',
      ask: { seat: 0, question: 'Deploy', cell: '2,0' },
    });
    const { choice, picking, tap } = asked(
      { ark: { '1,0': { e: {} }, '2,0': { ee: {} } }, pass: {} },
      position,
    );
    const back = () => {
      choice.back();
      picking.tidy(position, landOf(position.tiles));
    };
    picking.start('ark');
    for (const cell of ['1,0', '2,0']) tap(cell);
    back();
    expect(choice.words).toBe('ark 1,0 e');
    back();
    expect(choice.words).toBe('ark');
    back();
    expect(choice.words).toBe('');
  });
});

it('the Ark starts where it is put', () => {
  const position = view('cN 0,0 s\ncN 0,1', {
    ask: { seat: 0, question: 'EnterArk', cells: ['0,0', '0,1'] },
  });
  const { choice, picking, tap } = asked({ enter: { '0,0': {}, '0,1': {} } }, position);
  tap('0,1');
  expect(choice.words).toBe('enter 0,1');
  tap('3,3');
  expect(picking.refusal?.key).toBe('ark-refused-enter');
});
