import type { OfflineServices } from '@/lib/offline/services';

import { ownPages } from './own-pages';
import { restorePages } from './restore-pages';
import { showOffline } from './show-offline';

/** Prepares a document that the service worker opened: restores the data of all seen pages. */
export const openOffline = async (services: OfflineServices): Promise<void> => {
  const pages = await ownPages(services);
  await restorePages(services, pages);
  await showOffline(services, pages, { isOpened: true });
};
