import { beforeEach, expect, it } from 'vitest';
import { pointing } from './pointer';

let heard: string[];
let line: HTMLElement;
let over: void | (() => void);

beforeEach(() => {
  heard = [];
  line = document.createElement('button');
  document.body.replaceChildren(line);
  over = pointing(
    () => heard.push('at'),
    () => heard.push('away'),
  )(line);
  point('pointermove', document.body, 0);
});

function point(type: string, on: Element, clientX: number): void {
  on.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX }));
}

it('is told once when the pointer moves there, and once when it has left', () => {
  point('pointermove', line, 5);
  point('pointermove', line, 6);
  point('pointerleave', line, 20);
  expect(heard).toEqual(['at', 'away']);
});

it('does not begin with what slides under a pointer that rests', () => {
  point('pointermove', line, 0);
  point('pointerleave', line, 0);
  expect(heard).toEqual([]);
  point('pointermove', line, 1);
  expect(heard).toEqual(['at']);
});

it('is over when what is pointed at goes', () => {
  point('pointermove', line, 5);
  over?.();
  expect(heard).toEqual(['at', 'away']);
});
