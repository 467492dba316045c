/**
 * The service worker, which keeps the page for times without a network, and the newer page that it has fetched.
 * A page whose server has been renewed may miss a part that it has not loaded yet: then the newer one comes at once.
 */
class Newer {
  ready = $state(false);
  #waiting: ServiceWorker | null = null;
  #missed = false;

  async start(): Promise<void> {
    addEventListener('vite:preloadError', () => this.#miss());
    const found = await navigator.serviceWorker.register('/sw.js').catch(() => null);
    if (!found) return;
    this.#offer(found.waiting);
    found.addEventListener('updatefound', () => {
      const coming = found.installing;
      coming?.addEventListener('statechange', () => coming.state === 'installed' && this.#offer(coming));
    });
  }

  /** Loads the newer page. */
  take = (): void => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    this.#waiting?.postMessage({ type: 'SKIP_WAITING' });
  };

  /** The first of all replaces nothing. */
  #offer(worker: ServiceWorker | null): void {
    if (!worker || !navigator.serviceWorker.controller) return;
    this.#waiting = worker;
    this.ready = true;
    if (this.#missed) this.take();
  }

  #miss(): void {
    this.#missed = true;
    if (this.ready) this.take();
  }
}

export const newer = new Newer();
