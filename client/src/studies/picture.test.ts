import { expect, test } from 'vitest';
import { pictureOf } from './picture';

test('below the board stand the names, the move and the link, and what is only said does not', async () => {
  const desk = document.body.appendChild(document.createElement('div'));
  desk.className = 'desk game-tigris';
  desk.innerHTML = '<main class="stage"><b>A4</b><p class="sr">said</p></main>';
  const title = 'Tigris & Euphrates · Anna, <Ben> · 12/12';
  const link = 'https://example.org/board/tigris#line=a&b';
  const { svg, height } = await pictureOf(desk.querySelector('main')!, [title, link]);
  const drawn = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(drawn.querySelector('parsererror')).toBeNull();
  const told = [...drawn.querySelectorAll('foreignObject > div > div:last-child > div')];
  expect(told.map((line) => line.textContent)).toEqual([title, link]);
  expect(drawn.querySelector('b')?.textContent).toBe('A4');
  expect(drawn.querySelector('.sr')).toBeNull();
  expect(Number(drawn.documentElement.getAttribute('height'))).toBe(height);
  desk.remove();
});
