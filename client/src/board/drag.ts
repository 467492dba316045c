// A piece that is dragged follows the pointer, larger and with a shadow; a tap on it stays a tap.

import type { Attachment } from 'svelte/attachments';
import { settings } from '../settings.svelte';
import { GENTLE, type Point } from '../table/motion';
import './drag.css';

const SLACK_PX = 8;
const LARGER = 1.2;
const UP_PX = 10;
const HOME_MS = 220;

export interface Drag {
  /** Takes the piece up; false if it cannot be dragged just now. */
  lift(): boolean | void;
  /** Puts it down on a place; false if it cannot lie there. */
  drop(place: string): boolean | void;
  /** It goes home: Escape, or dropped beside everything. */
  cancel(): void;
  /** It is above another place, or above none; true: it is drawn there, and the picture goes into that. */
  over?(place: string | null): boolean | void;
  /** What is carried; without it the picture in the thing, or the thing itself. */
  picture?(): Element | null;
}

/** A piece with which the answer goes: what would come is seen on the way. */
export interface Carried {
  /** The answer as far as the piece says it; false if it begins none. */
  take(): boolean;
  /** The answer with the piece on a place; false if it is none. */
  lay(place: string): boolean;
  /** It cannot lie where it was dropped. */
  refuse?(place: string): void;
  /** Nothing is in the fingers any more. */
  putBack(): void;
}

/** `draggable(carrying({ take, lay, putBack }))`; over what it cannot lie on it waits. */
export const carrying = ({ take, lay, refuse, putBack }: Carried): Drag => ({
  lift: take,
  over: (place) => {
    if (place !== null && lay(place)) return true;
    take();
    return false;
  },
  drop: (place) => {
    if (lay(place)) return true;
    refuse?.(place);
    return false;
  },
  cancel: putBack,
});

type Thing = HTMLElement | SVGElement;

/** `{@attach draggable({ lift, drop, cancel })}`; places are what has a `data-place`. */
export const draggable =
  (drag: Drag): Attachment<Thing> =>
  (thing) => {
    const down = (event: PointerEvent): void => {
      if (event.isPrimary && event.button === 0 && !thing.matches(':disabled')) follow(thing, event, drag);
    };
    thing.dataset['draggable'] = '';
    thing.addEventListener('pointerdown', down as EventListener);
    return () => {
      delete thing.dataset['draggable'];
      thing.removeEventListener('pointerdown', down as EventListener);
    };
  };

/** One drag, from where the pointer goes down; it outlives whatever is drawn anew meanwhile. */
function follow(thing: Thing, down: PointerEvent, drag: Drag): void {
  const ended = new AbortController();
  const home = middleOf(thing);
  let carried: HTMLElement | null = null;
  let place: string | null = null;
  let snapped: Element | null = null;

  function lift(): void {
    if (drag.lift() === false) return ended.abort();
    carried = pictureOf(drag.picture?.() ?? thing.querySelector('svg') ?? thing);
    thing.dataset['lifted'] = '';
    document.documentElement.dataset['carrying'] = '';
    addEventListener('click', noClick, { capture: true });
  }

  function move(event: PointerEvent): void {
    if (event.pointerId !== down.pointerId) return;
    const at = { x: event.clientX, y: event.clientY };
    if (!carried && Math.hypot(at.x - down.clientX, at.y - down.clientY) > SLACK_PX) lift();
    if (!carried) return;
    const under = thingAt(at);
    const name = under?.dataset['place'] ?? null;
    if (name !== place) snapped = drag.over?.(name) === true ? under : null;
    place = name;
    carried.toggleAttribute('data-snapped', snapped !== null);
    carried.style.transform = snapped ? lying(middleOf(snapped)) : held(at);
  }

  function up(event: PointerEvent): void {
    if (event.pointerId !== down.pointerId) return;
    if (carried && place !== null && drag.drop(place) !== false) end();
    else cancel();
  }

  function cancel(): void {
    if (!carried) return end();
    drag.cancel();
    carried.removeAttribute('data-snapped');
    void glide(carried, home);
    carried = null;
    end();
  }

  function key(event: KeyboardEvent): void {
    if (!carried || event.key !== 'Escape') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    cancel();
  }

  function end(): void {
    ended.abort();
    carried?.remove();
    delete thing.dataset['lifted'];
    delete document.documentElement.dataset['carrying'];
    setTimeout(() => removeEventListener('click', noClick, { capture: true }));
  }

  const { signal } = ended;
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', up, { signal });
  addEventListener('pointercancel', cancel, { signal });
  addEventListener('keydown', key, { signal, capture: true });
  for (const other of ['selectstart', 'dragstart']) addEventListener(other, prevent, { signal });
}

const prevent = (event: Event): void => event.preventDefault();

/** The click that ends a drag is none. */
function noClick(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

const held = ({ x, y }: Point): string =>
  `translate(${x}px, ${y - UP_PX}px) translate(-50%, -50%) scale(${LARGER})`;

const lying = ({ x, y }: Point): string => `translate(${x}px, ${y}px) translate(-50%, -50%)`;

const thingAt = ({ x, y }: Point): SVGElement | null =>
  document.elementFromPoint(x, y)?.closest<SVGElement>('[data-place]') ?? null;

function middleOf(thing: Element): Point {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

async function glide(carried: HTMLElement, home: Point): Promise<void> {
  const to = { transform: lying(home) };
  if (!settings.still)
    await carried.animate([{ transform: carried.style.transform }, to], {
      duration: HOME_MS,
      easing: GENTLE,
    }).finished;
  carried.remove();
}

function pictureOf(piece: Element): HTMLElement {
  const carried = document.createElement('div');
  carried.className = 'carried';
  carried.style.width = `${piece.getBoundingClientRect().width}px`;
  const copy = piece.cloneNode(true) as Element;
  carried.append(piece instanceof SVGGraphicsElement && piece.ownerSVGElement ? framed(piece, copy) : copy);
  document.body.append(carried);
  return carried;
}

/** A part of a drawing, in a drawing of its own. */
function framed(part: SVGGraphicsElement, copy: Element): SVGSVGElement {
  const svg = part.ownerSVGElement!.cloneNode(false) as SVGSVGElement;
  const { x, y, width, height } = part.getBBox();
  svg.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  svg.removeAttribute('style');
  copy.removeAttribute('transform');
  svg.append(copy);
  return svg;
}
