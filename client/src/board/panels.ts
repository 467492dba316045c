import type { Seat } from '../wire';

/** The line of a player, wherever the page has it: what travels comes from there and goes there. */
export const panelOf = (seat: Seat): Element | null =>
  document.querySelector(`.players > [data-seat="${seat}"]`);
