/**
 * The service worker: the shell and the words without a connection, and nothing of any game.
 *
 * Each thing it does is a module of its own beside this one that listens for its own events; see frontend/README.md.
 */

/// <reference lib="webworker" />

import { listenForPushes } from './push';
import { asset, clearOut, layIn, page, words } from './store';
import { wayOf } from './ways';

declare const self: ServiceWorkerGlobalScope;
declare const __BUILD__: string;
declare const __STORE__: string[];

listenForPushes(self);

self.addEventListener('install', (event) => event.waitUntil(layIn(__BUILD__, __STORE__)));

self.addEventListener('activate', (event) => event.waitUntil(clearOut(__BUILD__).then(() => self.clients.claim())));

// A new worker waits until somebody at a page wants the new version: nobody's page changes under their hands.
self.addEventListener('message', (event) => {
  if ((event.data as { type?: string } | null)?.type === 'take-over') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const way = wayOf(event.request, self.location.origin);
  if (way === 'asset') event.respondWith(asset(event.request, __BUILD__));
  else if (way === 'words') event.respondWith(words(event.request));
  else if (way === 'page') event.respondWith(page(event.request, __BUILD__));
});
