/** Files of tests share a page, whose modules take longer to load than its tests to run: each finds it as new. */
import type { Window } from 'happy-dom';
import { afterAll, vi } from 'vitest';

const DESKTOP = { width: 1024, height: 768 };

afterAll(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  if (typeof document !== 'undefined') await asNew();
});

async function asNew(): Promise<void> {
  const { words } = await import('../src/i18n/index.svelte');
  const { settings } = await import('../src/settings.svelte');
  document.body.replaceChildren();
  (window as unknown as Window).happyDOM.setViewport(DESKTOP);
  settings.setSpeed('normal');
  settings.setStill(matchMedia('(prefers-reduced-motion: reduce)').matches);
  settings.setConfirm(true);
  await words.speak('en');
  localStorage.clear();
}
