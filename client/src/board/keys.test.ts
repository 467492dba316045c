import { describe, expect, it, vi } from 'vitest';
import { Desk } from '../table/desk.svelte';
import type { Play } from '../table/play.svelte';
import { Camera } from './camera.svelte';
import { cameraKeys, FOCUS_KEYS, listed, press } from './keys';

const keys = (all: { key: string }[]) => all.flatMap(({ key }) => key.split(' / '));

describe('the list of keys', () => {
  it('has those that do the same on one line, as they stand on the keyboard', () => {
    const act = () => undefined;
    const all = {
      ' ': ['on', act],
      Enter: ['on', act],
      R: ['turn', act],
      'Shift ArrowLeft': ['aside', act],
    } as const;
    expect(listed(all)).toEqual([
      { key: 'Space / Enter', what: 'on' },
      { key: 'Shift R', what: 'turn' },
      { key: 'Shift ←', what: 'aside' },
    ]);
    expect(keys(listed(FOCUS_KEYS))).toEqual(['←', '↑', '→', '↓', 'Home', 'End', 'Enter', 'Space', '[', ']']);
  });

  it('of a table has what the table hears, and nothing that it does not', () => {
    const at = (hints: boolean, covered: boolean) =>
      keys(new Desk(() => ({ play: { table: { hints }, covered } as Play, game: {} })).keys);
    expect(at(true, true)).toEqual(['Enter', 'C', 'Esc', 'U', 'H', 'V', 'L', 'T', '?']);
    expect(at(false, false)).toEqual(['Enter', 'C', 'Esc', 'U', 'L', 'T', '?']);
  });

  it('of a board that can be seen nearer has what moves it', () => {
    const heard = { '←': 'ArrowLeft', '↑': 'ArrowUp', '→': 'ArrowRight', '↓': 'ArrowDown' } as Record<
      string,
      string
    >;
    const box = { x: 0, y: 0, width: 10, height: 10 };
    const camera = new Camera({ world: () => box, limits: () => [1, 9], stays: 0.5 });
    for (const key of keys(cameraKeys('fit'))) expect(camera.key(heard[key] ?? key, true), key).toBe(true);
  });
});

it('a key that is for nothing is left to others, and Enter to what confirms', () => {
  const act = vi.fn();
  const event = new KeyboardEvent('keydown', { cancelable: true });
  press('x', { c: ['go', act] }, event);
  press('Enter', { Enter: ['go', act] }, event);
  expect([event.defaultPrevented, act.mock.calls]).toEqual([false, []]);
  press('c', { c: ['go', act] }, event);
  expect([event.defaultPrevented, act.mock.calls.length]).toEqual([true, 1]);
});

describe('a thing with a key', () => {
  const down = (key: string, code: string, shiftKey = false) =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true }));

  it('is pressed by what the key writes, or by where it is', () => {
    document.body.innerHTML =
      '<button data-key="1"></button><button data-key="Shift Digit2"></button><button data-key="3" disabled></button>' +
      '<button data-key="Digit4"></button>';
    const pressed: string[] = [];
    for (const one of document.querySelectorAll('button'))
      one.addEventListener('click', () => pressed.push(one.dataset['key']!));
    down('1', 'Numpad1');
    down('2', 'Digit2');
    down('"', 'Digit2', true);
    down('3', 'Digit3');
    down('4', 'Numpad4');
    expect(pressed).toEqual(['1', 'Shift Digit2', 'Digit4']);
  });

  it('is not while something is written', () => {
    document.body.innerHTML = '<button data-key="1"></button><input />';
    const pressed = vi.fn();
    document.querySelector('button')!.addEventListener('click', pressed);
    document.querySelector('input')!.dispatchEvent(new KeyboardEvent('keydown', { key: '1', bubbles: true }));
    expect(pressed).not.toHaveBeenCalled();
  });
});
