/** A new version of the town: it is announced, and taken when somebody wants it, never in the middle of a move. */

const HOUR = 3_600_000;

class Update {
  /** A new version is there. */
  ready = $state(false);
  /** Somebody is asked at a table just now, and wants no other question. */
  moving = $state(false);
  private looked = 0;

  constructor() {
    addEventListener('vite:preloadError', () => (this.ready = true)); // a page of ours that the server has no more
  }

  /** Lay the shell in store, once the page stands, and look for a new version from time to time. */
  async watch(): Promise<void> {
    if (!navigator.serviceWorker || !import.meta.env.PROD) return;
    // Some browsers let no worker in; all works without.
    const registration = await navigator.serviceWorker.register('/worker.js').catch(() => undefined);
    if (!registration) return;
    this.looked = Date.now();
    this.found(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const coming = registration.installing;
      coming?.addEventListener('statechange', () => {
        if (coming.state === 'installed') this.found(coming);
      });
    });
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState !== 'visible' || Date.now() - this.looked < HOUR) return;
      this.looked = Date.now();
      void registration.update().catch(() => undefined);
    });
  }

  /** The first worker of all is no new version: nobody had an old one. */
  private found(worker: ServiceWorker | null): void {
    if (worker && navigator.serviceWorker.controller) this.ready = true;
  }

  /** Take the new version: this page is loaded anew, others when their people want it. */
  async take(): Promise<void> {
    const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
    if (!registration?.waiting) {
      location.reload();
      return;
    }
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    registration.waiting.postMessage({ type: 'take-over' });
  }
}

export const update = new Update();
