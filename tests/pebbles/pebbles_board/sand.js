// What lies where, and how a pebble looks.

import { el } from './dom.js';

/** @typedef {{ x: number, y: number, r: number }} Spot */
/** @typedef {{ width: number, height: number, sand: Spot & { wide: number }, bowls: { y: number, r: number } }} Ground */

/** In a window that is wide, and in one that is high. @type {Record<'wide' | 'high', Ground>} */
export const GROUNDS = {
  wide: {
    width: 1000,
    height: 780,
    sand: { x: 500, y: 270, r: 235, wide: 190 },
    bowls: { y: 634, r: 92 },
  },
  high: { width: 760, height: 960, sand: { x: 380, y: 348, r: 312, wide: 32 }, bowls: { y: 812, r: 76 } },
};

const GOLDEN = Math.PI * (3 - Math.sqrt(5));

/**
 * The place of one of so many pebbles: they lie as the seeds of a sunflower do, the last of them outside.
 * @param {Spot} round
 * @param {number} most
 * @param {number} n
 * @returns {Spot}
 */
export function spotIn(round, most, n) {
  const gap = round.r / (0.5 + Math.max(3, Math.sqrt(most)));
  const [far, turn] = [gap * Math.sqrt(n + 0.4), n * GOLDEN];
  return { x: round.x + far * Math.cos(turn), y: round.y + far * Math.sin(turn), r: gap * 0.78 };
}

/**
 * Where a seat puts what it takes.
 * @param {Ground} ground
 * @param {number} seat
 * @param {number} seats
 * @returns {Spot}
 */
export const bowlOf = ({ width, bowls }, seat, seats) => ({ x: (width / seats) * (seat + 0.5), ...bowls });

export const dot = (/** @type {Spot} */ { x, y, r }, /** @type {string} */ name) =>
  el('svg:circle', { cx: x, cy: y, r, class: name });

/** With its shadow and light. */
export const pebble = (/** @type {Spot} */ { x, y, r }, /** @type {number} */ n) =>
  el(
    'svg:g',
    { class: `pebble tone-${n % 4}` },
    dot({ x, y: y + r * 0.14, r }, 'shadow'),
    dot({ x, y, r }, 'body'),
    el('svg:ellipse', { cx: x - r * 0.3, cy: y - r * 0.35, rx: r * 0.34, ry: r * 0.2, class: 'light' }),
  );
