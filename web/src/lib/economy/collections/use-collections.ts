import type { QueryClient } from '@tanstack/react-query';
import type { Collection } from '@trait-market/contract/economy/collections';
import { MAX_PAGE } from '@trait-market/contract/economy/shared';

import { collectionsApi } from './collections-api';
import { economyKeys } from '../queries/keys';

export const everyCollection = () => ({
  queryKey: economyKeys.collections(),
  queryData: { query: { limit: MAX_PAGE } },
});

/** Fetches every collection, most traded first; they fit one page. */
export const useCollections = () =>
  collectionsApi.list.useQuery({
    ...everyCollection(),
    select: ({ body }) => body.items,
  });

/** Fetches all collections outside React, from the cache while it's fresh. */
export const fetchCollections = async (queryClient: QueryClient): Promise<Collection[]> => {
  const { list } = collectionsApi.initQueryClient(queryClient);
  return (await list.fetchQuery(everyCollection())).body.items;
};
