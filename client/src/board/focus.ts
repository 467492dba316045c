// One stop of the tabulator for everything with a `data-place` inside.

import type { Attachment } from 'svelte/attachments';
import type { Point } from '../table/motion';
import { FOCUS_KEYS, isElsewhere } from './keys';

type Place = HTMLElement | SVGElement;

export interface Focus {
  /** Where it stands before anybody has been there. */
  start?(): string | null;
  /** Where the keys [ and ] go; without it to what has `data-may`. */
  open?(): string[];
  /** Enter and Space; without it they do what they do anyway. */
  tap?(place: string): void;
  /** Other keys; says whether it has answered. */
  key?(key: string): boolean;
  /** Brings a place into sight before the focus goes there. */
  bring?(place: string): void;
}

const WAYS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

const whatOf = (key: string) => (key in FOCUS_KEYS ? FOCUS_KEYS[key as keyof typeof FOCUS_KEYS][0] : null);

/**
 * The arrow keys go to what lies nearest on the screen in their direction, Home and End to the ends of the row, or of
 * everything where there are no rows, [ and ] to what may be chosen, from anywhere on the page.
 */
export const focus =
  (how: Focus = {}): Attachment<Element> =>
  (container) => {
    const places = () => [...container.querySelectorAll<Place>('[data-place]')];
    const named = (name: string | null) => places().find((one) => one.dataset['place'] === name);

    function settle(now?: Element | null): void {
      const all = places();
      const stand = now ?? all.find((one) => one.getAttribute('tabindex') === '0') ?? all[0];
      for (const one of all) {
        const wanted = one === stand ? '0' : '-1';
        if (one.getAttribute('tabindex') !== wanted) one.setAttribute('tabindex', wanted);
      }
    }

    function go(to: Place | null | undefined): void {
      if (!to) return;
      how.bring?.(to.dataset['place']!);
      to.focus({ preventScroll: how.bring !== undefined });
    }

    /** Says whether the key was one of ours, even where it goes nowhere. */
    function answer(key: string, from: Place): boolean {
      const all = places();
      const what = whatOf(key);
      if (what === 'keys-arrows') go(all[nearest(middleOf(from), all.map(middleOf), key)]);
      else if (what === 'keys-ends') go(rowOf(from, all).at(key === 'Home' ? 0 : -1));
      else if (what === 'keys-places') go(leap(from, key === ']' ? 1 : -1));
      else if (what && how.tap) how.tap(from.dataset['place']!);
      else return how.key?.(key) ?? false;
      return true;
    }

    function leap(from: Place, by: 1 | -1): Place | undefined {
      const open = how.open?.();
      const may = ({ dataset }: Place) => (open ? open.includes(dataset['place']!) : 'may' in dataset);
      const stops = places().filter((one) => one === from || may(one));
      const to = stops.at((stops.indexOf(from) + by) % stops.length);
      return to && may(to) ? to : undefined;
    }

    function onKey(event: Event): void {
      const { key, ctrlKey, metaKey, altKey, target } = event as KeyboardEvent;
      const from = places().find((one) => one === target);
      if (!from || ctrlKey || metaKey || altKey || event.defaultPrevented || !answer(key, from)) return;
      event.preventDefault();
      event.stopPropagation();
    }
    /** From elsewhere on the page. */
    function onFarKey(event: KeyboardEvent): void {
      const { key } = event;
      if (whatOf(key) !== 'keys-places' || isElsewhere(event)) return;
      const stand = places().find((one) => one.getAttribute('tabindex') === '0');
      const to = stand && leap(stand, key === ']' ? 1 : -1);
      if (!to) return;
      event.preventDefault();
      go(to);
    }
    const onFocus = ({ target }: Event): void => {
      const place = target instanceof Element && container.contains(target) && target.closest('[data-place]');
      if (place) settle(place);
    };

    const watch = new MutationObserver(() => settle());
    watch.observe(container, { childList: true, subtree: true });
    container.addEventListener('keydown', onKey);
    // Not at the container: a part of a drawing that listens for the focus is a stop of the tabulator itself.
    document.addEventListener('focusin', onFocus);
    document.addEventListener('keydown', onFarKey);
    settle(named(how.start?.() ?? null));
    return () => {
      watch.disconnect();
      container.removeEventListener('keydown', onKey);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('keydown', onFarKey);
    };
  };

/** `{@attach roving}`, where nothing else is to be said. */
export const roving = focus();

function rowOf(from: Place, all: Place[]): Place[] {
  const row = from.closest('[role=row]');
  return row ? all.filter((one) => row.contains(one)) : all;
}

/** Which of these points lies nearest in the direction of an arrow key; -1 where none lies further on. */
export function nearest(here: Point, all: Point[], key: string): number {
  const [dx, dy] = WAYS[key]!;
  let best = { i: -1, far: Infinity };
  all.forEach(({ x, y }, i) => {
    const ahead = (x - here.x) * dx + (y - here.y) * dy;
    const aside = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx);
    const far = ahead + 3 * aside;
    if (ahead > 2 && ahead * 3 > aside && far < best.far) best = { i, far };
  });
  return best.i;
}

function middleOf(one: Place): Point {
  const { left, top, width, height } = one.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
