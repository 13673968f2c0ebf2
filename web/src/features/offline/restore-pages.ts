import { hydrate } from '@tanstack/react-query';

import type { SeenPages } from '@/lib/offline/seen-pages';
import type { OfflineServices } from '@/lib/offline/services';

/** Restores the data of all seen pages, which then stays although no page shows it. */
export const restorePages = async (
  { queryClient }: Pick<OfflineServices, 'queryClient'>,
  pages: Pick<SeenPages, 'queries'>,
): Promise<void> => {
  const queries = await pages.queries();
  const cache = queryClient.getQueryCache();
  for (const { queryHash } of queries) {
    const cached = cache.get(queryHash);
    if (cached?.isActive()) cached.gcTime = Infinity;
    // The timer that deletes an inactive query is already running.
    else if (cached) cache.remove(cached);
  }
  // Without `gcTime`, data of pages that aren't opened soon would be deleted.
  const defaultOptions = { queries: { gcTime: Infinity } };
  hydrate(queryClient, { queries, mutations: [] }, { defaultOptions });
};
