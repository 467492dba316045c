import { createRawSnippet, flushSync, mount, unmount, type ComponentProps } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import type { Seat } from '../table/game';
import LastMoves from './LastMoves.svelte';
import type { Mark } from './marks';

const sign = createRawSnippet((seat: () => Seat) => ({ render: () => `<b>sign ${seat()}</b>` }));
const box = (x: number) => ({ x, y: 0, width: 100, height: 100 });
const MARKS: Mark[] = [
  { box: box(0), seat: 2, number: 1 },
  { box: box(100), seat: 2, number: 1 },
  { box: box(300), seat: 0, number: 2, from: { x: 650, y: 50 } },
];

let page: Record<string, unknown>;
function draw(props: Partial<ComponentProps<typeof LastMoves>> = {}): Element {
  page = mount(LastMoves, { target: document.body, props: { marks: MARKS, sign, ...props } });
  flushSync();
  return document.querySelector('.last')!;
}
afterEach(() => unmount(page));

const pills = (last: Element) => [...last.querySelectorAll('.pill')];

it('names each move once, with sign and number', () => {
  expect(pills(draw()).map((pill) => pill.textContent?.trim())).toEqual(['sign 21.', 'sign 02.']);
});

it('draws all pills above all corners', () => {
  const kinds = [...draw().children].map((one) => one.classList.contains('pill'));
  expect(kinds).toEqual([false, false, false, true, true]);
});

it('shows where a piece came from', () => {
  const last = draw();
  expect(last.querySelectorAll('circle.line')).toHaveLength(1);
  const way = last.querySelector('.line.way')!.getAttribute('d')!;
  expect(way).toBe('M620 50L405 50');
});

it('fades, wears the colour of the player, and lights the move that is pointed at', () => {
  const last = draw({
    fade: 0.55,
    lit: 2,
    colour: (seat: Seat) => ({ fill: `var(--p${seat + 1})`, on: '#fff' }),
  });
  expect(last.getAttribute('opacity')).toBe('0.55');
  expect(last.querySelector('[data-last="1"]')?.getAttribute('style')).toContain('--p3');
  expect([...last.querySelectorAll('[data-last].lit')].map((one) => one.getAttribute('data-last'))).toEqual([
    '2',
  ]);
});
