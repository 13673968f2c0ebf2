import { contentOf } from './content';

/** The path of the web client's service worker. */
export const SERVICE_WORKER = '/service-worker.js';

/**
 * Replaces every installed service worker, deletes its caches and unregisters. It never reloads a
 * page, because pages work without it.
 */
export const serviceWorkerOff = contentOf(
  '.js',
  Buffer.from(`addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
})()));
`),
);
