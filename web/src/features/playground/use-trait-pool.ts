import { useQueryClient } from '@tanstack/react-query';
import type { TraitCard } from '@trait-market/contract/economy/traits';
import { MAX_PAGE } from '@trait-market/contract/economy/shared';

import { bodyOf } from '@/lib/body-of';
import { fetchAllPages } from '@/lib/economy/queries/fetch-all-pages';
import { economyKeys } from '@/lib/economy/queries/keys';
import { browseApi } from '@/lib/economy/traits/browse-api';

const PAGES_MAX = 12;

/** Fetches all traits of a collection, when they are needed for the first time. */
export const useTraitPool = (collection: string) => {
  const queryClient = useQueryClient();
  return (): Promise<TraitCard[]> =>
    queryClient.fetchQuery({
      queryKey: economyKeys.traits({ collection, pool: true }),
      queryFn: ({ signal }) =>
        fetchAllPages({
          fetchPage: async (from) =>
            bodyOf(
              await browseApi.browse.query({
                query: { collection, limit: MAX_PAGE, sort: 'name', ...from },
                fetchOptions: { signal },
              }),
            ),
          idOf: ({ id }) => id,
          most: PAGES_MAX,
        }),
      staleTime: Infinity,
    });
};
