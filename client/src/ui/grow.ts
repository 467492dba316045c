/** Keeps an element as high as it has ever been at this width, so that what lies above it never jumps. */
export function growOnly(element: HTMLElement) {
  let width = 0;
  let most = 0;
  const watch = new ResizeObserver(() => {
    if (innerWidth !== width) [width, most] = [innerWidth, 0];
    const { top } = element.getBoundingClientRect();
    const needed = Math.max(
      ...[...element.children].map((child) => child.getBoundingClientRect().bottom - top),
    );
    most = Math.max(most, Math.min(needed, innerHeight * 0.45));
    element.style.minHeight = `${most}px`;
  });
  for (const child of element.children) watch.observe(child);
  const fresh = new MutationObserver(() => [...element.children].forEach((child) => watch.observe(child)));
  fresh.observe(element, { childList: true });
  return () => {
    watch.disconnect();
    fresh.disconnect();
    element.style.minHeight = '';
  };
}
