import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { focus, nearest, type Focus } from './focus';

let board: HTMLElement;
let forget: (() => void) | void;

/** Two rows of three. */
beforeEach(() => {
  const row = (...names: string[]) =>
    `<div role="row">${names.map((name) => `<b data-place="${name}" tabindex="-1"></b>`).join('')}</div>`;
  board = document.createElement('div');
  board.innerHTML = row('A1', 'B1', 'C1') + row('A2', 'B2', 'C2');
  document.body.replaceChildren(board);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const name = this.dataset['place'] ?? 'A1';
    return { left: 50 * name.charCodeAt(0), top: 50 * Number(name[1]), width: 40, height: 40 } as DOMRect;
  });
});
afterEach(() => {
  forget?.();
  vi.restoreAllMocks();
});

function rove(how?: Focus): void {
  forget = focus(how)(board);
}
const stop = () =>
  [...board.querySelectorAll('[tabindex="0"]')].map((one) => one.getAttribute('data-place')).join();
const at = (name: string) => board.querySelector<HTMLElement>(`[data-place=${name}]`)!;
function press(key: string): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  document.activeElement!.dispatchEvent(event);
  return event.defaultPrevented;
}
function go(from: string, ...keys: string[]): string | null {
  at(from).focus();
  keys.forEach(press);
  return document.activeElement!.getAttribute('data-place');
}

describe('the focus', () => {
  it('is one stop, where it was last', () => {
    rove();
    expect(stop()).toBe('A1');
    at('B2').focus();
    expect(stop()).toBe('B2');
  });

  it('has no stop around it', () => {
    const listened = vi.spyOn(board, 'addEventListener');
    rove();
    expect(listened.mock.calls.map(([type]) => type)).not.toContain('focusin');
  });

  it('begins where the game says', () => {
    rove({ start: () => 'C2' });
    expect(stop()).toBe('C2');
  });

  it('comes to what may be chosen from elsewhere on the page, not from where one writes', () => {
    rove({ open: () => ['B1', 'C2'] });
    const elsewhere = document.body.appendChild(document.createElement('button'));
    elsewhere.focus();
    expect(press(']')).toBe(true);
    expect(document.activeElement).toBe(at('B1'));
    const written = document.body.appendChild(document.createElement('input'));
    written.focus();
    expect(press(']')).toBe(false);
    expect(document.activeElement).toBe(written);
  });

  it('stays one stop when places come and go', async () => {
    rove();
    at('A1').remove();
    await new Promise((seen) => setTimeout(seen));
    expect(stop()).toBe('B1');
  });

  it('goes to the nearest place with the arrows, and to the ends of the row', () => {
    rove();
    expect(go('A1', 'ArrowRight')).toBe('B1');
    expect(go('B1', 'ArrowDown')).toBe('B2');
    expect(go('A1', 'ArrowUp')).toBe('A1');
    expect(go('B2', 'Home')).toBe('A2');
    expect(go('A2', 'End')).toBe('C2');
  });

  it('goes round what may be chosen with [ and ]', () => {
    rove({ open: () => ['B1', 'C2'] });
    expect(go('A1', ']')).toBe('B1');
    expect(go('B1', ']')).toBe('C2');
    expect(go('C2', ']')).toBe('B1');
    expect(go('A2', '[')).toBe('B1');
  });

  it('goes nowhere with ] where nothing may be chosen', () => {
    rove();
    expect(go('A1', ']')).toBe('A1');
    at('C1').dataset['may'] = '';
    expect(go('A1', ']')).toBe('C1');
  });

  it('taps with Enter and Space, and passes other keys on', () => {
    const tapped: string[] = [];
    const key = vi.fn((key: string) => key === 'k');
    rove({ tap: (place) => tapped.push(place), key });
    at('B1').focus();
    expect([press('Enter'), press(' '), press('k'), press('x')]).toEqual([true, true, true, false]);
    expect(tapped).toEqual(['B1', 'B1']);
  });

  it('brings a place into sight before it goes there', () => {
    const bring = vi.fn();
    rove({ bring });
    go('A1', 'ArrowRight');
    expect(bring).toHaveBeenCalledExactlyOnceWith('B1');
  });
});

it('finds nothing where nothing lies further on', () => {
  expect(
    nearest(
      { x: 0, y: 0 },
      [
        { x: -9, y: 0 },
        { x: 5, y: 40 },
      ],
      'ArrowRight',
    ),
  ).toBe(-1);
});
