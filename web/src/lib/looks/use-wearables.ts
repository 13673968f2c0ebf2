import { useQueries } from '@tanstack/react-query';
import { economyTraitsContract } from '@trait-market/contract/economy/traits';
import { initClient } from '@ts-rest/core';

import { bodyOf } from '../body-of';
import { economyOptions } from '../economy/queries/economy-options';
import { economyKeys } from '../economy/queries/keys';

const client = initClient(economyTraitsContract, economyOptions);

/** The traits of a look that an address names, in its order; each is asked for once. */
export const useWearables = (ids: readonly string[]) =>
  useQueries({
    queries: ids.map((id) => ({
      queryKey: economyKeys.trait(id, 'wearable'),
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        bodyOf(await client.detail({ params: { id }, fetchOptions: { signal } })),
      staleTime: Infinity,
    })),
  });
