/**
 * One stop of the tabulator for everything with a `data-place` inside. The arrow keys go to what lies nearest on the
 * screen in their direction, Home and End to the ends, [ and ] to what may be chosen.
 */
export function roving(container: Element) {
  const places = () => [...container.querySelectorAll<HTMLElement | SVGElement>('[data-place]')];

  function settle(now?: Element | null): void {
    const all = places();
    const stand = now ?? all.find((one) => one.getAttribute('tabindex') === '0') ?? all[0];
    for (const one of all) {
      const wanted = one === stand ? '0' : '-1';
      if (one.getAttribute('tabindex') !== wanted) one.setAttribute('tabindex', wanted);
    }
  }

  function key(event: Event): void {
    const { key, ctrlKey, metaKey, altKey } = event as KeyboardEvent;
    const from = places().find((one) => one === document.activeElement);
    if (!from || ctrlKey || metaKey || altKey) return;
    const to = target(key, from, places());
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    to?.focus();
  }

  const focus = (event: Event) => {
    const place = (event.target as Element).closest('[data-place]');
    if (place) settle(place);
  };
  const watch = new MutationObserver(() => settle());
  watch.observe(container, { childList: true, subtree: true });
  container.addEventListener('keydown', key);
  container.addEventListener('focusin', focus);
  settle();
  return () => {
    watch.disconnect();
    container.removeEventListener('keydown', key);
    container.removeEventListener('focusin', focus);
  };
}

type Stop = HTMLElement | SVGElement;

const WAYS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Null: this key goes nowhere from here. Undefined: it is no key of ours. */
function target(key: string, from: Stop, all: Stop[]): Stop | null | undefined {
  const way = WAYS[key];
  if (way) return nearest(from, all, way);
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  if (key !== '[' && key !== ']') return undefined;
  const open = all.filter((one) => one === from || one.hasAttribute('data-may'));
  const step = key === ']' ? 1 : -1;
  return open.at((open.indexOf(from) + step) % open.length) ?? null;
}

function nearest(from: Stop, all: Stop[], [dx, dy]: [number, number]): Stop | null {
  const middle = (one: Stop) => {
    const box = one.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };
  const here = middle(from);
  let best: { one: Stop; far: number } | null = null;
  for (const one of all) {
    const there = middle(one);
    const ahead = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    const far = ahead + 3 * aside;
    if (ahead > 2 && ahead * 3 > aside && (!best || far < best.far)) best = { one, far };
  }
  return best?.one ?? null;
}
