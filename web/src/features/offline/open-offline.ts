import { hydrate } from '@tanstack/react-query';

import type { OfflineServices } from '@/lib/offline/services';

import { ownPages } from './own-pages';
import { showOffline } from './show-offline';

/** Prepares a document that the service worker opened: restores the data of all seen pages. */
export const openOffline = async (services: OfflineServices): Promise<void> => {
  const pages = await ownPages(services);
  const queries = await pages.queries();
  // Without `gcTime`, data of pages that aren't opened soon would be deleted.
  const defaultOptions = { queries: { gcTime: Infinity } };
  hydrate(services.queryClient, { queries, mutations: [] }, { defaultOptions });
  await showOffline(services, pages, { isOpened: true });
};
