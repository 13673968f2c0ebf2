import { useQueryClient } from '@tanstack/react-query';
import { browseContract, type TraitCard } from '@trait-market/contract/economy/traits';
import { MAX_PAGE } from '@trait-market/contract/economy/shared';
import { initClient } from '@ts-rest/core';

import { bodyOf } from '@/lib/body-of';
import { economyOptions } from '@/lib/economy/queries/economy-options';
import { fetchAllPages } from '@/lib/economy/queries/fetch-all-pages';
import { economyKeys } from '@/lib/economy/queries/keys';

const client = initClient(browseContract, economyOptions);

/** Pages of a collection's traits that a shuffle draws from at most. */
const PAGES_MAX = 12;

/** Every trait of a collection, fetched when they are first needed. */
export const useTraitPool = (collection: string) => {
  const queryClient = useQueryClient();
  return (): Promise<TraitCard[]> =>
    queryClient.fetchQuery({
      queryKey: economyKeys.traits({ collection, pool: true }),
      queryFn: ({ signal }) =>
        fetchAllPages({
          fetchPage: async (from) =>
            bodyOf(
              await client.browse({
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
