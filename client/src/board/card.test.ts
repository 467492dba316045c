import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { beside } from './beside';
import Card from './Card.svelte';
import { inspection, type CardText } from './card.svelte';

let page: Record<string, unknown>;
let [temple, farm] = [button('Temple'), button('Farm')];
let forget: (() => void)[] = [];
let about: CardText | null;

function button(name: string): HTMLButtonElement {
  return Object.assign(document.createElement('button'), { textContent: name });
}

// What it looks like comes when it is first wanted.
beforeAll(async () => {
  page = mount(Card, { target: document.body });
  forget = [inspection.tell(temple, () => ({ title: 'Temple' }))];
  inspection.thing = temple;
  flushSync();
  await vi.dynamicImportSettled();
  inspection.close();
  forget.forEach((one) => one());
  await unmount(page);
});
beforeEach(() => {
  vi.useFakeTimers();
  about = { title: 'Temple', lines: ['It holds a leader.'] };
  document.body.replaceChildren(((temple = button('Temple')), temple), ((farm = button('Farm')), farm));
  forget = [inspection.tell(temple, () => about), inspection.tell(farm, () => ({ title: 'Farm' }))];
  page = mount(Card, { target: document.body });
  flushSync();
});

afterEach(async () => {
  forget.forEach((one) => one());
  await unmount(page);
  vi.useRealTimers();
});

const card = () => document.querySelector('[role=tooltip]')?.textContent?.trim().replace(/\s+/g, ' ');
let x = 0;

function point(type: string, target: Element, how: PointerEventInit = {}): void {
  target.dispatchEvent(
    new PointerEvent(type, { bubbles: true, cancelable: true, pointerType: 'mouse', clientX: x, ...how }),
  );
  flushSync();
}
function moveTo(target: Element): void {
  x += 5;
  point('pointerover', target);
  point('pointermove', target);
}
function rest(ms = 400): void {
  vi.advanceTimersByTime(ms);
  flushSync();
}
function press(key: string): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  document.body.dispatchEvent(event);
  flushSync();
  return event;
}

describe('the card', () => {
  it('comes when the pointer rests on a thing, and goes when it leaves', () => {
    moveTo(temple);
    expect(card()).toBeUndefined();
    rest();
    expect(card()).toBe('Temple It holds a leader.');
    moveTo(farm);
    expect(card()).toBeUndefined();
    rest();
    expect(card()).toBe('Farm');
    moveTo(document.body);
    expect(card()).toBeUndefined();
  });

  it('does not come to what slides under a resting pointer', () => {
    moveTo(document.body);
    point('pointerover', temple);
    point('pointermove', temple);
    rest();
    expect(card()).toBeUndefined();
  });

  it('goes when the thing slides away from under the pointer', () => {
    moveTo(temple);
    rest();
    point('pointerover', document.body);
    expect(card()).toBeUndefined();
  });

  it('follows what the thing has to tell', () => {
    moveTo(temple);
    rest();
    about = null;
    moveTo(farm);
    moveTo(temple);
    rest();
    expect(card()).toBeUndefined();
  });

  it('describes the thing without saying its name twice', () => {
    moveTo(temple);
    rest();
    const says = document.getElementById(temple.getAttribute('aria-describedby')!);
    expect(says?.textContent?.trim()).toBe('It holds a leader.');
    moveTo(farm);
    expect(temple.hasAttribute('aria-describedby')).toBe(false);
    rest();
    expect(farm.hasAttribute('aria-describedby')).toBe(false);
  });

  it('is closed by Escape, which then means nothing else', () => {
    moveTo(temple);
    rest();
    expect(press('Escape').defaultPrevented).toBe(true);
    expect(card()).toBeUndefined();
    expect(press('Escape').defaultPrevented).toBe(false);
  });

  it('is closed by any other key, which keeps its meaning', () => {
    moveTo(temple);
    rest();
    expect(press('k').defaultPrevented).toBe(false);
    expect(card()).toBeUndefined();
  });

  it('comes with the focus of the keyboard', () => {
    vi.spyOn(temple, 'matches').mockReturnValue(true);
    temple.focus();
    flushSync();
    expect(card()).toBe('Temple It holds a leader.');
    temple.blur();
    flushSync();
    expect(card()).toBeUndefined();
  });

  it('comes by a long press of a finger, and the tap that follows does not count', () => {
    const tapped = vi.fn();
    temple.addEventListener('click', tapped);
    point('pointerdown', temple, { pointerType: 'touch' });
    rest(500);
    point('pointerup', temple, { pointerType: 'touch' });
    temple.click();
    expect(card()).toBe('Temple It holds a leader.');
    expect(tapped).not.toHaveBeenCalled();
    point('pointerdown', temple, { pointerType: 'touch' });
    point('pointerup', temple, { pointerType: 'touch' });
    temple.click();
    expect(card()).toBeUndefined();
    expect(tapped).toHaveBeenCalledOnce();
  });

  it('does not come to a finger that drags', () => {
    point('pointerdown', temple, { pointerType: 'touch' });
    point('pointermove', temple, { pointerType: 'touch', clientX: x + 30 });
    rest(500);
    expect(card()).toBeUndefined();
  });
});

describe('its place', () => {
  const room = { width: 400, height: 300 };
  const size = { width: 100, height: 50 };
  const apart = (thing: DOMRectInit, { left, top }: { left: number; top: number }) =>
    left + 100 <= thing.x! ||
    left >= thing.x! + thing.width! ||
    top + 50 <= thing.y! ||
    top >= thing.y! + thing.height!;

  it('is above, or else below', () => {
    expect(beside({ left: 180, top: 200, width: 40, height: 40 }, size, room)).toEqual({
      left: 150,
      top: 142,
    });
    expect(beside({ left: 180, top: 20, width: 40, height: 40 }, size, room).top).toBe(68);
  });

  it('covers least of what one may choose instead', () => {
    const thing = { left: 180, top: 140, width: 40, height: 40 };
    const above = { left: 0, top: 60, width: 400, height: 60 };
    const below = { left: 200, top: 190, width: 40, height: 20 };
    expect(beside(thing, size, room, [above]).top).toBe(188);
    expect(beside(thing, size, room, [above, below]).left).toBe(228);
    const right = { left: 228, top: 140, width: 40, height: 40 };
    expect(beside(thing, size, room, [above, below, right]).left).toBe(72);
  });

  it('never covers the thing nor leaves the window', () => {
    for (let left = 0; left <= 360; left += 20)
      for (let top = 0; top <= 260; top += 20) {
        const at = beside({ left, top, width: 40, height: 40 }, size, room);
        expect(apart({ x: left, y: top, width: 40, height: 40 }, at)).toBe(true);
        expect(at.left >= 0 && at.left + 100 <= 400 && at.top >= 0 && at.top + 50 <= 300).toBe(true);
      }
    expect(beside({ left: 0, top: 0, width: 40, height: 300 }, size, room)).toEqual({ left: 48, top: 125 });
  });
});
