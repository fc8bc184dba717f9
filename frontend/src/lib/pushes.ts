/** This browser as one that can be told things while no page of ours is open. */

const WORKER = '/worker.js';

/** Whether the browser can be reached by push at all. */
export function pushesWork(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function coded(data: ArrayBuffer | null): string {
  const plain = String.fromCharCode(...new Uint8Array(data ?? new ArrayBuffer(0)));
  return btoa(plain).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The endpoint of this browser, if it has one. */
export async function ownEndpoint(): Promise<string | null> {
  if (!pushesWork()) return null;
  const found = await navigator.serviceWorker.getRegistration();
  return (await found?.pushManager?.getSubscription())?.endpoint ?? null;
}

export type Subscribed = { endpoint: string; p256dh: string; auth: string };

/** Ask the person and the browser's push service; null where the person says no. */
export async function subscribe(key: string): Promise<Subscribed | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register(WORKER);
  const ready = await navigator.serviceWorker.ready;
  const before = await ready.pushManager.getSubscription();
  if (before && coded(before.options.applicationServerKey) !== key) await before.unsubscribe();
  const found = await ready.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  return { endpoint: found.endpoint, p256dh: coded(found.getKey('p256dh')), auth: coded(found.getKey('auth')) };
}

/** This browser is told nothing any more; returns its endpoint, if it had one. */
export async function unsubscribe(): Promise<string | null> {
  const found = await navigator.serviceWorker.getRegistration();
  const before = await found?.pushManager?.getSubscription();
  await before?.unsubscribe();
  return before?.endpoint ?? null;
}
