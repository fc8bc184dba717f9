/** From where a request is answered. A game's data always come from the server: they never touch the worker at all. */

export type Way = 'server' | 'asset' | 'words' | 'page';

/** Pages that are no pages of the town: the programming interface, boards that games bring along, the server's own. */
const SERVERS_OWN = /^\/(api|ws|games|words|assets|healthz|readyz|metrics)(\/|$)/;
const FILES = /^\/assets\/[^?]+$/; // their names say what is in them
const WORDS = /^\/words\/[A-Za-z-]+(\/[a-z0-9_]+)?$/;

export function wayOf(request: { method: string; url: string; mode: string }, origin: string): Way {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return 'server';
  if (FILES.test(url.pathname)) return 'asset';
  if (request.mode === 'navigate') return SERVERS_OWN.test(url.pathname) ? 'server' : 'page';
  return WORDS.test(url.pathname) ? 'words' : 'server';
}
