/**
 * The service worker, which keeps the page for times without a network, and the newer page that it has fetched.
 * A page whose server has been renewed may miss a part that it has not loaded yet: then the newer one comes at once.
 */
class Newer {
  ready = $state(false);
  /** A part could not be loaded, though the server is what it was. */
  missed = $state(false);
  #waiting: ServiceWorker | null = null;

  async start(): Promise<void> {
    addEventListener('vite:preloadError', () => void this.#miss());
    const found = await navigator.serviceWorker?.register('/sw.js').catch(() => null);
    if (!found) return;
    this.#offer(found.waiting);
    found.addEventListener('updatefound', () => {
      const coming = found.installing;
      coming?.addEventListener('statechange', () => coming.state === 'installed' && this.#offer(coming));
    });
  }

  /** Loads the newer page, or this one again. */
  take = (): void => {
    if (!this.#waiting) return location.reload();
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    this.#waiting.postMessage({ type: 'SKIP_WAITING' });
  };

  /** The first of all replaces nothing. */
  #offer(worker: ServiceWorker | null): void {
    if (!worker || !navigator.serviceWorker.controller) return;
    this.#waiting = worker;
    this.ready = true;
    if (this.missed) this.take();
  }

  async #miss(): Promise<void> {
    this.missed = true;
    if (this.ready || (await isRenewed())) this.take();
  }
}

/** Whether the server gives another page than this one by now; without a network it gives none. */
async function isRenewed(): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]');
  const page = await fetch('/', { cache: 'no-store' })
    .then((answer) => (answer.ok ? answer.text() : null))
    .catch(() => null);
  return page !== null && script !== null && !page.includes(new URL(script.src).pathname);
}

export const newer = new Newer();
