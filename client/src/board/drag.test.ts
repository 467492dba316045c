import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../settings.svelte';
import { carrying, draggable } from './drag';

let piece: HTMLButtonElement;
let place: HTMLElement;
let done: string[];
let tapped: () => void;
let forget: () => void;

beforeEach(() => {
  settings.setStill(true);
  done = [];
  piece = document.createElement('button');
  piece.innerHTML = '<svg></svg>';
  place = document.createElement('div');
  place.dataset['place'] = 'D4';
  document.body.replaceChildren(piece, place);
  tapped = vi.fn();
  piece.addEventListener('click', tapped);
  forget = draggable({
    lift: () => void done.push('lift'),
    over: (at) => (done.push(`over ${at}`), at === 'F6'),
    drop: (at) => (done.push(`drop ${at}`), at !== 'E5'),
    cancel: () => void done.push('cancel'),
  })(piece) as () => void;
});
afterEach(async () => {
  forget();
  await new Promise((settled) => setTimeout(settled));
});

const carried = () => document.querySelector('.carried');
function point(type: string, x: number, under: Element | null = null): void {
  document.elementFromPoint = () => under;
  const how = { bubbles: true, isPrimary: true, button: 0, pointerId: 1, clientX: x, clientY: 0 };
  piece.dispatchEvent(new PointerEvent(type, how));
}
const select = () => {
  const event = new Event('selectstart', { bubbles: true, cancelable: true });
  document.body.dispatchEvent(event);
  return event.defaultPrevented;
};

describe('dragging', () => {
  it('lifts the piece, and drops it on the place below', () => {
    point('pointerdown', 0);
    point('pointermove', 20);
    expect(carried()?.querySelector('svg')).not.toBeNull();
    expect((carried() as HTMLElement).style.transform).toContain('scale(1.2)');
    point('pointermove', 40, place);
    point('pointermove', 45, place);
    point('pointerup', 45, place);
    expect(done).toEqual(['lift', 'over D4', 'drop D4']);
    expect(carried()).toBeNull();
  });

  it('goes into a place that draws it', () => {
    place.dataset['place'] = 'F6';
    place.getBoundingClientRect = () => new DOMRect(100, 200, 40, 40);
    point('pointerdown', 0);
    point('pointermove', 20, place);
    point('pointermove', 25, place);
    expect(carried()?.hasAttribute('data-snapped')).toBe(true);
    expect((carried() as HTMLElement).style.transform).toContain('translate(120px, 220px)');
    point('pointermove', 40);
    expect(carried()?.hasAttribute('data-snapped')).toBe(false);
    expect((carried() as HTMLElement).style.transform).toContain('translate(40px');
    point('pointerup', 40);
    expect(done).toEqual(['lift', 'over F6', 'over null', 'cancel']);
  });

  it('leaves a tap a tap', () => {
    point('pointerdown', 0);
    point('pointermove', 5);
    point('pointerup', 5);
    piece.click();
    expect(tapped).toHaveBeenCalledOnce();
    expect(done).toEqual([]);
  });

  it('is not taken for a tap at its end', async () => {
    point('pointerdown', 0);
    point('pointermove', 20);
    point('pointerup', 20, place);
    piece.click();
    expect(tapped).not.toHaveBeenCalled();
    await new Promise((settled) => setTimeout(settled));
    piece.click();
    expect(tapped).toHaveBeenCalledOnce();
  });

  it('puts the piece back when it is dropped beside everything', () => {
    point('pointerdown', 0);
    point('pointermove', 20);
    point('pointerup', 20);
    expect(done).toEqual(['lift', 'cancel']);
    expect(carried()).toBeNull();
  });

  it('puts it back where it may not lie', () => {
    place.dataset['place'] = 'E5';
    point('pointerdown', 0);
    point('pointermove', 20, place);
    point('pointerup', 20, place);
    expect(done).toEqual(['lift', 'over E5', 'drop E5', 'cancel']);
  });

  it('puts it back with Escape, which then means nothing else', () => {
    point('pointerdown', 0);
    point('pointermove', 20, place);
    const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    point('pointerup', 20, place);
    expect(done).toEqual(['lift', 'over D4', 'cancel']);
  });

  it('selects no text', () => {
    point('pointerdown', 0);
    expect(select()).toBe(true);
    point('pointerup', 0);
    expect(select()).toBe(false);
  });

  it('goes on when the piece is drawn anew', () => {
    point('pointerdown', 0);
    point('pointermove', 20);
    forget();
    point('pointermove', 40, place);
    point('pointerup', 40, place);
    expect(done.at(-1)).toBe('drop D4');
  });

  it('does not lift what cannot be used', () => {
    piece.disabled = true;
    point('pointerdown', 0);
    point('pointermove', 20, place);
    point('pointerup', 20, place);
    expect(done).toEqual([]);
  });
});

it('a piece takes the answer with it, and waits over what it cannot lie on', () => {
  let answer = '';
  const set = (words: string) => ((answer = words), true);
  const refuse = vi.fn();
  const drag = carrying({
    take: () => set('tile red'),
    lay: (at) => at !== 'E5' && set(`tile red ${at}`),
    refuse,
    putBack: () => set(''),
  });
  const answers = [drag.lift, () => drag.over?.('D4'), () => drag.over?.('E5'), () => drag.over?.(null)].map(
    (act) => (act(), answer),
  );
  expect(answers).toEqual(['tile red', 'tile red D4', 'tile red', 'tile red']);
  expect(drag.drop('E5')).toBe(false);
  expect(refuse).toHaveBeenCalledWith('E5');
  expect(drag.drop('D4')).toBe(true);
  drag.cancel();
  expect(answer).toBe('');
});
