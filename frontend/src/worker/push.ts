/** What the worker does with a message of a push service: it shows it, and a tap leads to its table. */

/// <reference lib="webworker" />

interface Told {
  title: string;
  body: string;
  url: string;
  tag: string;
}

/** The message as our server writes it; anything else is shown as nothing in particular. */
export function read(text: string): Told {
  const told = JSON.parse(text) as Partial<Record<keyof Told, unknown>>;
  const said = (key: keyof Told, instead: string) => (typeof told[key] === 'string' ? (told[key] as string) : instead);
  const url = said('url', '/');
  return {
    title: said('title', 'Covetown'),
    body: said('body', ''),
    url: url.startsWith('/') && !url.startsWith('//') ? url : '/',
    tag: said('tag', ''),
  };
}

/** Let the worker listen for messages and for taps on what it shows. */
export function listenForPushes(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('push', (event) => {
    const told = read(event.data?.text() ?? '{}');
    event.waitUntil(
      worker.registration.showNotification(told.title, {
        body: told.body,
        tag: told.tag,
        icon: '/favicon.svg',
        data: { url: told.url },
      }),
    );
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { url } = event.notification.data as { url: string };
    event.waitUntil(goTo(worker, url));
  });
}

/** A page that is open already goes there; else one is opened. */
async function goTo(worker: ServiceWorkerGlobalScope, url: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window' });
  const there = pages.find((page) => new URL(page.url).pathname === url) ?? pages[0];
  if (!there) {
    await worker.clients.openWindow(url);
    return;
  }
  await there.focus();
  if (new URL(there.url).pathname !== url) await there.navigate(url);
}
