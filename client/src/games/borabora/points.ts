// Where on the screen things lie, for pieces that travel.

import { panelOf } from '../../board/panels';
import type { Point } from '../../table/motion';
import type { Where } from './story';

type Box = Element | null;

/** The middle of a place in pixels of the window; null if it is not on the page now. */
export const pointOf =
  (root: Element) =>
  (where: Where): Point | null => {
    const box = elementOf(where, root)?.getBoundingClientRect();
    return box && box.width > 0 ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
  };

function elementOf(where: Where, root: Element): Box {
  if ('place' in where) return placeOf(where.place, root);
  if ('track' in where) return root.querySelector(`[data-step="${where.track}"]`);
  const panel = panelOf(where.seat);
  return panel?.querySelector('.sign') ?? panel;
}

function placeOf(name: string, root: Element): Box {
  const open = /^god-open-(\w+)$/.exec(name);
  if (open) return root.querySelector(`[data-place^="god-"][data-place$="-${open[1]}"]`);
  if (name.includes(':')) return root.querySelector(`[data-space="${name.replace(':', '-')}"]`);
  return root.querySelector(`[data-place="${name}"]`);
}
