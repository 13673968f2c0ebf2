import { DEFAULT_WORLD } from '@/lib/mock-world/default-world';
import { networkLost } from '@/lib/offline/network';
import { offlineView } from '@/lib/offline/offline-view';
import { codeCache } from '@/lib/offline/seen-cache';
import type { OfflineServices } from '@/lib/offline/services';
import { mockWorld } from '@/lib/storage';

import { entryScript } from './entry-script';
import { ownPages } from './own-pages';
import { rememberPages } from './remember-pages';
import { restorePages } from './restore-pages';

/** Requests the code that loaded before the build's worker controlled the page, which stores it. */
const storeLoadedCode = async (): Promise<void> => {
  const cacheName = codeCache(entryScript());
  // A newer build's worker has deleted the cache.
  if (!(await caches.has(cacheName))) return;
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`));
  for (const file of new Set(loaded))
    if ((await caches.match(file, { cacheName })) === undefined) await fetch(file);
};

/** Stores seen pages, and shows them when the network is lost. */
export const startOffline = async (services: OfflineServices): Promise<void> => {
  // Stored pages have no world, and must not show another world's data.
  if ((mockWorld.read() ?? DEFAULT_WORLD) !== DEFAULT_WORLD) return;
  const pages = await ownPages(services);
  const flush = rememberPages(services, pages);
  const onOffline = async (): Promise<void> => {
    if (!networkLost.read() || offlineView.read() !== undefined) return;
    await flush();
    await restorePages(services, pages);
    // The service worker has stored this code.
    const { showOffline } = await import('./show-offline');
    await showOffline(services, pages, { isOpened: false });
  };
  // The browser aborts the import when the user leaves the page at the same moment.
  const follow = () => void onOffline().catch(() => undefined);
  networkLost.subscribe(follow);
  follow();
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // Code that isn't stored is loaded from the network.
    void storeLoadedCode().catch(() => undefined);
  });
  await storeLoadedCode();
};
