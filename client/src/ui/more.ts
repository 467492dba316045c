const REACHED = 'a, button, input, [tabindex]';

/**
 * Marks a box that scrolls while more lies below what is seen: nothing is cut without a sign (`data-more`). Where
 * nothing in it can have the focus it has it itself, for who scrolls by keys.
 */
export function moreBelow(box: HTMLElement) {
  const look = () => {
    const hidden = box.scrollHeight - box.clientHeight;
    box.toggleAttribute('data-more', hidden - box.scrollTop > 2);
    if (hidden > 2 && !box.matches('button') && !box.querySelector(REACHED)) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(look);
  const watch = () => [box, ...box.children].forEach((one) => sizes.observe(one));
  const fresh = new MutationObserver(watch);
  box.addEventListener('scroll', look, { passive: true });
  fresh.observe(box, { childList: true });
  watch();
  return () => {
    box.removeEventListener('scroll', look);
    fresh.disconnect();
    sizes.disconnect();
  };
}
