import type { Attachment } from 'svelte/attachments';

/**
 * It never takes less room than it once did, up to so many pixels: whatever is said there, the board above it stays
 * where it is.
 */
export const steady =
  (most: number): Attachment<HTMLElement> =>
  (node) => {
    let height = 0;
    const seen = new ResizeObserver(() => {
      height = Math.max(height, Math.min(node.offsetHeight, most));
      node.style.minHeight = `${height}px`;
    });
    seen.observe(node);
    return () => {
      seen.disconnect();
      node.style.minHeight = '';
    };
  };
