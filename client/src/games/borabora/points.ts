// Where on the screen things lie, for pieces that travel.

import { seatsFrom } from '../../table/names';
import type { Point } from '../../table/motion';
import type { Seat, TableInfo } from '../../wire';
import type { Where } from './story';

type Box = Element | null | undefined;

/** The middle of a place in pixels of the window; null if it is not on the page now. */
export const pointOf =
  (root: Element | undefined, table: TableInfo, seat: Seat | null) =>
  (where: Where): Point | null => {
    const box = elementOf(where, root, table, seat)?.getBoundingClientRect();
    return box && box.width > 0 ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
  };

function elementOf(where: Where, root: Element | undefined, table: TableInfo, seat: Seat | null): Box {
  if ('place' in where) return placeOf(where.place, root);
  if ('track' in where) return root?.querySelector(`[data-step="${where.track}"]`);
  const panel = panelOf(where.seat, table, seat);
  return panel?.querySelector('.sign') ?? panel;
}

function placeOf(name: string, root: Element | undefined): Box {
  const open = /^god-open-(\w+)$/.exec(name);
  if (open) return root?.querySelector(`[data-place^="god-"][data-place$="-${open[1]}"]`);
  if (name.includes(':')) return root?.querySelector(`[data-space="${name.replace(':', '-')}"]`);
  return root?.querySelector(`[data-place="${name}"]`);
}

/** The line of a player, wherever the page has it. */
function panelOf(one: Seat, table: TableInfo, seat: Seat | null): Box {
  return (
    document.querySelector(`.players > [data-seat="${one}"]`) ??
    document.querySelectorAll('.players > li')[seatsFrom(table, seat).indexOf(one)]
  );
}
