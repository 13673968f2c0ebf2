import type { QueryClient } from '@tanstack/react-query';
import type { Collection } from '@trait-market/contract/economy/collections';
import { MAX_PAGE } from '@trait-market/contract/economy/shared';

import { collectionsApi } from './collections-api';
import { economyKeys } from '../queries/keys';

export const everyCollection = () => ({
  queryKey: economyKeys.collections(),
  queryData: { query: { limit: MAX_PAGE } },
});

/** Fetches all collections, most traded first; one page contains all of them. */
export const useCollections = () =>
  collectionsApi.list.useQuery({
    ...everyCollection(),
    select: ({ body }) => body.items,
  });

/** Fetches all collections outside React components, from the cache while it is fresh. */
export const fetchCollections = async (queryClient: QueryClient): Promise<Collection[]> => {
  const { list } = collectionsApi.initQueryClient(queryClient);
  return (await list.fetchQuery(everyCollection())).body.items;
};
