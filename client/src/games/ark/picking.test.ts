import { describe, expect, it, vi } from 'vitest';
import { Choice } from '../../table/choice.svelte';
import { numberOf, pickingOf, type Spot } from './picking.svelte';
import { position } from './positions';

function asked(name: Parameters<typeof position>[0]) {
  const { view, options, reasons } = position(name);
  const choice = new Choice();
  choice.ask(options);
  const picking = pickingOf(choice);
  const wondered: string[] = [];
  choice.whyNot = (words) => {
    wondered.push(words);
    return Promise.resolve(reasons[words] ?? null);
  };
  return {
    view,
    choice,
    picking,
    /** What the rules were asked about. */
    wondered,
    /** And what they said has arrived. */
    tap: async (cell: string, confirm?: () => void) => {
      picking.tapCell(view, cell, confirm);
      await new Promise((done) => setTimeout(done));
    },
  };
}

it('numbers parts as their keys where two are of one kind, so that no two on the land have the same number', () => {
  const spots = ['follower c0', 'follower f0', 'follower f1', 'prophet c0'].map((words) => {
    const [kind, part] = words.split(' ');
    return { cell: '0,0', kind, part } as Spot;
  });
  expect(spots.map((spot) => numberOf(spot, spots))).toEqual([1, 2, 3, 0]);
});

describe('the tile', () => {
  it('lies as it is held, or turned on until it fits', async () => {
    const { choice, tap } = asked('bend');
    await tap('1,0');
    expect(choice.words).toBe('tile 1,0 n');
    await tap('-1,0');
    expect(choice.words).toBe('tile -1,0 s');
  });

  it('turns where it lies, past the turns that do not fit', async () => {
    const { choice, picking, tap } = asked('bend');
    await tap('1,0');
    await tap('1,0');
    expect(choice.words).toBe('tile 1,0 e');
    picking.rotate();
    expect(choice.words).toBe('tile 1,0 n');
    picking.rotate(-1);
    expect(choice.words).toBe('tile 1,0 e');
  });

  it('keeps its turn when it moves', async () => {
    const { choice, picking, tap } = asked('bend');
    picking.rotate(-1);
    expect(picking.turn).toBe('w');
    await tap('-1,0');
    expect(choice.words).toBe('tile -1,0 w');
  });

  it('is refused with the reason of the rules', async () => {
    const { choice, picking, tap } = asked('start');
    await tap('5,5');
    expect(picking.refusals.now).toMatchObject({ reason: { key: 'side' }, at: '5,5' });
    await tap('0,-1');
    expect(picking.refusals.now).toMatchObject({ reason: { key: 'match' }, at: '0,-1' });
    choice.ask(null);
    expect(picking.refusals.now).toBeNull();
  });

  it('is not refused where a tile lies, nor once the question is another', async () => {
    const { choice, picking, tap, wondered } = asked('start');
    await tap('0,0');
    expect(wondered).toEqual([]);
    const late = tap('5,5');
    choice.ask({ pass: {} });
    await late;
    expect(picking.refusals.now).toBeNull();
  });
});

describe('a piece', () => {
  it('stands on a spot; a second tap confirms', () => {
    const { view, choice, picking } = asked('city');
    expect(picking.spots(view).map(({ kind, part }) => `${kind} ${part}`)).toEqual([
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
    const { choice, picking } = asked('city');
    picking.start('pass');
    expect(choice.words).toBe('pass');
    picking.start('pass');
    expect(choice.words).toBe('');
  });

  it('is refused for whoever stands there', async () => {
    const { picking } = asked('occupied');
    await picking.refusals.ask('follower c0', '0,-1');
    expect(picking.refusals.now).toMatchObject({
      reason: { key: 'occupied', rule: '§5 R6', args: { seat: 1, kind: 'city' } },
      at: '0,-1',
    });
  });
});

describe('the walk', () => {
  // Two ways from 0,0 to 1,1: past p2 in the north-east, or past nobody.
  it('goes to the end that is tapped, with the route that is best for the mover', async () => {
    const { view, choice, picking, tap } = asked('walk');
    await tap('0,0');
    expect(choice.words).toBe('ark');
    expect([...picking.reach()]).toEqual([
      ['1,0', 1],
      ['0,1', 1],
      ['1,1', 2],
      ['2,1', 3],
    ]);
    await tap('2,1');
    expect(choice.words).toBe('ark 2,1 see');
    expect(picking.walk(view)).toEqual(['0,0', '0,1', '1,1', '2,1']);
  });

  it('is drawn step by step, and the offered walk of the same effect is sent', async () => {
    const { view, choice, picking, tap, wondered } = asked('walk');
    picking.start('ark');
    for (const [cell, words] of [
      ['0,1', 'ark 0,1 s'],
      ['1,1', 'ark 1,1 se'],
      ['1,0', 'ark 1,0 e'],
    ] as const) {
      await tap(cell);
      expect(choice.words).toBe(words);
    }
    expect(wondered).toEqual(['ark 1,0 sen']);
    expect(picking.walk(view)).toEqual(['0,0', '0,1', '1,1', '1,0']);
  });

  it('goes back to a tile that is tapped again', async () => {
    const { view, choice, picking, tap } = asked('walk');
    picking.start('ark');
    for (const cell of ['0,1', '1,1', '0,1']) await tap(cell);
    expect(choice.words).toBe('ark 0,1 s');
    expect(picking.walk(view)).toEqual(['0,0', '0,1']);
  });

  it('is confirmed with a second tap on its end, and refused where there is no tile', async () => {
    const { picking, tap } = asked('walk');
    const confirm = vi.fn();
    picking.start('ark');
    await tap('1,0', confirm);
    await tap('1,0', confirm);
    expect(confirm).toHaveBeenCalledOnce();
    await tap('2,0');
    expect(picking.refusals.now).toMatchObject({ reason: { key: 'gap' }, at: '2,0' });
    await tap('4,4');
    expect(picking.refusals.now).toMatchObject({ reason: { key: 'gap' }, at: '4,4' });
  });
});

describe('Esc', () => {
  it('takes the tile up again', async () => {
    const { view, choice, picking, tap } = asked('bend');
    await tap('1,0');
    choice.back();
    picking.tidy(view);
    expect(choice.words).toBe('');
  });

  it('takes back one step of a walk, then the walk', async () => {
    const { view, choice, picking, tap } = asked('row');
    const back = () => {
      choice.back();
      picking.tidy(view);
    };
    picking.start('ark');
    for (const cell of ['1,0', '2,0']) await tap(cell);
    back();
    expect(choice.words).toBe('ark 1,0 e');
    back();
    expect(choice.words).toBe('ark');
    back();
    expect(choice.words).toBe('');
  });
});

it('the Ark starts where it is put', async () => {
  const { choice, picking, tap } = asked('enter');
  await tap('0,1');
  expect(choice.words).toBe('enter 0,1');
  await tap('3,3');
  expect(picking.refusals.now?.reason.key).toBe('not_finished');
});
