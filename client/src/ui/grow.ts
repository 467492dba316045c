/**
 * Keeps an element as high as it has ever been at this width, up to a share of the window, so that what lies above or
 * below it never jumps.
 */
export const growTo = (share: number) => (element: HTMLElement) => {
  let width = 0;
  let most = 0;
  // In the letters that stand in for those to come it may have been higher than it will ever be.
  const measure = (why: unknown) => {
    if (innerWidth !== width || why instanceof Event) [width, most] = [innerWidth, 0];
    most = Math.max(most, Math.min(neededBy(element), innerHeight * share));
    element.style.minHeight = `${most}px`;
  };
  const watch = new ResizeObserver(measure);
  const fonts = document.fonts as FontFaceSet | undefined;
  fonts?.addEventListener('loadingdone', measure);
  for (const child of element.children) watch.observe(child);
  const fresh = new MutationObserver(() => [...element.children].forEach((child) => watch.observe(child)));
  fresh.observe(element, { childList: true });
  return () => {
    watch.disconnect();
    fresh.disconnect();
    fonts?.removeEventListener('loadingdone', measure);
    element.style.minHeight = '';
  };
};

/** As high as it would be by itself. */
function neededBy(element: HTMLElement): number {
  const { top } = element.getBoundingClientRect();
  const { paddingBottom, borderBottomWidth } = getComputedStyle(element);
  const bottoms = [...element.children].map((child) => child.getBoundingClientRect().bottom);
  return Math.max(...bottoms) - top + parseFloat(paddingBottom) + parseFloat(borderBottomWidth);
}

/** So high that the board still has the larger part. */
export const growOnly = growTo(0.45);
