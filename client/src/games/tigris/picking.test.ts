import { describe, expect, it, vi } from 'vitest';
import { Choice } from '../../table/choice.svelte';
import { nearest } from '../../table/said';
import type { Options } from '../../wire';
import { at, drawn, effectsAt, reasonsAt, war } from './fixtures';
import { dragPiece } from './drags';
import { pickingOf, type Picking } from './picking.svelte';
import { planOf } from './plan';

/** The tree of words that these options make. */
function tree(...all: string[]): Options {
  const root: Options = {};
  for (const words of all) words.split(' ').reduce((at, word) => (at[word] ??= {}), root);
  return root;
}

function asked(...all: string[]): { choice: Choice; picking: Picking } {
  const choice = new Choice();
  choice.ask(tree(...all));
  choice.effects = effectsAt('war');
  choice.whyNot = reasonsAt('war');
  return { choice, picking: pickingOf(choice) };
}

const TURN = ['tile green H4', 'tile red E5', 'leader red E4', 'withdraw green', 'leader green H5', 'pass'];

describe('an action', () => {
  it('is a piece and then a space', () => {
    const { choice, picking } = asked(...TURN);
    picking.tapPiece({ kind: 'tile', colour: 'green' }, 5);
    expect([...picking.marks(war()).keys()]).toEqual(['H4']);
    picking.tapCell(war(), 'H4');
    expect(choice.words).toBe('tile green H4');
  });

  it('is a space and then a piece', () => {
    const { choice, picking } = asked(...TURN);
    picking.tapCell(war(), 'H4');
    expect(picking.aim).toBe('H4');
    expect(picking.fits({ kind: 'tile', colour: 'green' })).toBe(true);
    expect(picking.fits({ kind: 'tile', colour: 'red' })).toBe(false);
    picking.tapPiece({ kind: 'tile', colour: 'green' });
    expect(choice.words).toBe('tile green H4');
  });

  it('is confirmed by a second tap on the ghost, and not by one elsewhere', () => {
    const { choice, picking } = asked(...TURN);
    const confirm = vi.fn();
    choice.set(['tile', 'green', 'H4']);
    picking.tapCell(war(), 'A1', confirm);
    expect(confirm).not.toHaveBeenCalled();
    picking.tapCell(war(), 'H4', confirm);
    expect(confirm).toHaveBeenCalledOnce();
  });

  it('keeps its space when another piece is chosen, if that may go there', () => {
    const { choice, picking } = asked('tile red E5', 'tile green E5', 'tile black E6', 'pass');
    choice.set(['tile', 'red', 'E5']);
    picking.tapPiece({ kind: 'tile', colour: 'green' });
    expect(choice.words).toBe('tile green E5');
    picking.tapPiece({ kind: 'tile', colour: 'black' });
    expect(choice.words).toBe('tile black');
  });

  it('is taken back by a second tap on the piece', () => {
    const { choice, picking } = asked(...TURN);
    picking.tapPiece({ kind: 'leader', colour: 'red' });
    picking.tapPiece({ kind: 'leader', colour: 'red' });
    expect(choice.path).toEqual([]);
  });

  it('remembers which of two equal tiles was tapped', () => {
    const { picking } = asked('tile red E5', 'pass');
    const view = drawn('A\n1 ..', { hands: ['RRK', 6, 6] });
    picking.tapPiece({ kind: 'tile', colour: 'red' }, 1);
    expect(picking.chosenTile(view, 0)).toBe(1);
    picking.tapPiece({ kind: 'tile', colour: 'red' }, 0);
    expect(picking.chosenTile(view, 0)).toBe(0);
  });
});

describe('what spaces lead to', () => {
  it('is known once the server has said it', () => {
    const { choice, picking } = asked('tile red E4', 'tile red A6', 'tile red H4', 'pass');
    choice.effects = null;
    picking.tapPiece({ kind: 'tile', colour: 'red' });
    const kinds = () => [...picking.marks(war()).values()].map(({ kind }) => kind);
    expect(kinds()).toEqual(['nothing', 'nothing', 'war']);
    choice.effects = effectsAt('war');
    expect(kinds()).toEqual(['score', 'nothing', 'war']);
    expect(picking.marks(war()).get('E4')).toMatchObject({ seat: 2, colour: 'red', kingdom: 'A' });
  });
});

describe('an own leader on the board', () => {
  it('is taken up by a tap, off by a second, and a third confirms', () => {
    const { choice, picking } = asked(...TURN);
    const confirm = vi.fn();
    picking.tapCell(war(), 'F4', confirm);
    expect(choice.words).toBe('leader green');
    picking.tapCell(war(), 'F4', confirm);
    expect(choice.words).toBe('withdraw green');
    expect(planOf(war(), choice, picking).leaving).toEqual(['F4']);
    picking.tapCell(war(), 'F4', confirm);
    expect(confirm).toHaveBeenCalledOnce();
  });
});

describe('a tap that may not be', () => {
  const reason = async (piece: Parameters<Picking['tapPiece']>[0], cell: string) => {
    const { picking } = asked(...TURN, 'tile blue E1', 'catastrophe A1', 'leader red E4');
    picking.tapPiece(piece);
    picking.tapCell(war(), cell);
    await new Promise((done) => setTimeout(done));
    return picking.refusals.now;
  };

  it('is refused with the rule, by the server, and the nearest legal space', async () => {
    const farm = await reason({ kind: 'tile', colour: 'blue' }, 'E6');
    expect(farm?.reason.key).toBe('farm');
    expect(nearest(farm!.words, farm!.reason.near)).toBe('D7');
    expect((await reason({ kind: 'tile', colour: 'red' }, 'E1'))?.reason.key).toBe('river');
    expect((await reason({ kind: 'tile', colour: 'red' }, 'G3'))?.reason.key).toBe('taken');
    expect((await reason({ kind: 'leader', colour: 'red' }, 'A1'))?.reason.key).toBe('temple');
    expect((await reason({ kind: 'leader', colour: 'red' }, 'E1'))?.reason.key).toBe('leader-river');
    expect((await reason({ kind: 'leader', colour: 'red' }, 'H4'))?.reason.key).toBe('joins');
    expect((await reason({ kind: 'catastrophe' }, 'G3'))?.reason.key).toBe('ruin-leader');
  });

  it('is forgotten with the question', async () => {
    const { choice, picking } = asked(...TURN);
    picking.tapPiece({ kind: 'tile', colour: 'red' });
    picking.tapCell(war(), 'G3');
    await new Promise((done) => setTimeout(done));
    expect(picking.refusals.now).not.toBeNull();
    choice.ask(tree('pass'));
    expect(picking.refusals.now).toBeNull();
  });
});

describe('a piece that is dragged', () => {
  it('is refused on an own leader, too, and takes up none', async () => {
    const { choice, picking } = asked(...TURN);
    const taken = { key: 'taken', rule: '§5', at: [], args: {}, near: [] };
    choice.whyNot = (words) => Promise.resolve(words === 'tile red F4' ? taken : null);
    const drag = dragPiece(picking, { kind: 'tile', colour: 'red' });
    drag.lift();
    expect(drag.drop('F4')).toBe(false);
    expect(choice.words).toBe('tile red');
    await new Promise((done) => setTimeout(done));
    expect(picking.refusals.now?.reason.key).toBe('taken');
  });
});

describe('a swap', () => {
  const hand = ['red', 'red', 'green'] as const;

  it('is made of the tiles that are marked, in the order of colours', () => {
    const { choice, picking } = asked(
      'swap 1 red',
      'swap 1 green',
      'swap 2 red green',
      'swap 2 red red',
      'pass',
    );
    picking.startSwap();
    picking.swap.tap([...hand], 2);
    picking.swap.tap([...hand], 0);
    expect(choice.words).toBe('swap 2 red green');
    expect(picking.swap.tiles([...hand])).toEqual([0, 2]);
    choice.set(['swap', '2', 'red', 'red']); // as a hint does
    expect(picking.swap.tiles([...hand])).toEqual([0, 1]);
    choice.set(['swap', '2', 'red', 'green']);
    picking.swap.tap([...hand], 2);
    expect(choice.words).toBe('swap 1 red');
    picking.swap.tap([...hand], 0);
    expect(choice.words).toBe('swap');
    expect(choice.complete).toBe(false);
  });
});

describe('other questions', () => {
  it('a square is tapped for a monument; the only one left is chosen with it', () => {
    const view = at('two-squares');
    const { choice, picking } = asked('build A10 red-green', 'build B10 red-green', 'decline');
    picking.tapCell(view, 'A10');
    expect(choice.words).toBe('build A10 red-green');
    picking.tapCell(view, 'B11');
    expect(choice.words).toBe('build B10 red-green');
    expect(planOf(view, choice, picking).square).toEqual({ cell: 'B10', monument: 'red-green' });
  });

  it('a treasure is tapped that stays; one that must be taken first is refused', async () => {
    const { choice, picking } = asked('leave A1', 'leave C1');
    choice.whyNot = reasonsAt('corner');
    picking.tapCell(at('corner'), 'B2');
    await new Promise((done) => setTimeout(done));
    expect(picking.refusals.now?.reason.key).toBe('corner');
    picking.tapCell(at('corner'), 'C1');
    expect(choice.words).toBe('leave C1');
  });

  it('a war is chosen by one of its leaders', () => {
    const view = at('wars');
    const { choice, picking } = asked('war green', 'war black');
    expect([...picking.marks(view).keys()].sort()).toEqual(['F4', 'G3', 'I3', 'J5']);
    picking.tapCell(view, 'J5');
    expect(choice.words).toBe('war black');
    expect(planOf(view, choice, picking).ringed.sort()).toEqual(['G3', 'J5']);
    expect(planOf(view, choice, picking).hot.sort()).toEqual(['A', 'B']);
  });
});

describe('the ghost', () => {
  it('tells the kingdoms it concerns', () => {
    const { choice, picking } = asked(...TURN);
    choice.set(['tile', 'green', 'H4']);
    const plan = planOf(war(), choice, picking);
    expect(plan.ghost?.after.kind).toBe('war');
    expect(plan.hot).toEqual(['A', 'B']);
  });

  it('is nudged to the next legal space, as the board lies on the screen', () => {
    const { choice, picking } = asked('tile red C3', 'tile red C5', 'tile red F3', 'pass');
    choice.set(['tile', 'red', 'C3']);
    picking.nudge(war(), 1, 0);
    expect(choice.words).toBe('tile red F3');
    choice.set(['tile', 'red', 'C3']);
    picking.turned = true;
    picking.nudge(war(), -1, 0); // to the left is down on a turned board
    expect(choice.words).toBe('tile red C5');
  });

  it('of a catastrophe shows the leaders that go home', () => {
    const { choice, picking } = asked('catastrophe G4', 'pass');
    choice.set(['catastrophe', 'G4']);
    const leaving = planOf(war(), choice, picking).leaving;
    expect(leaving).toContain('G4');
    expect(leaving.sort()).toEqual(['F4', 'G3', 'G4']);
  });
});

describe('a step back', () => {
  it.each([
    ['tile green H4', ['tile green', '']],
    ['withdraw green', ['']],
  ])('from %s halts only where something is in the fingers', (words, steps) => {
    const { choice } = asked(...TURN);
    choice.set(words.split(' '));
    const halts = steps.map(() => {
      choice.back();
      return choice.words;
    });
    expect(halts).toEqual(steps);
  });
});
