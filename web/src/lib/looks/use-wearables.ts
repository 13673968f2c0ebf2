import { economyKeys } from '../economy/queries/keys';
import { traitsApi } from '../economy/traits/traits-api';

/** Fetches the traits of a look from an address, in the same order and without duplicates. */
export const useWearables = (ids: readonly string[]) =>
  traitsApi.detail.useQueries({
    queries: ids.map((id) => ({
      queryKey: economyKeys.trait(id, 'wearable'),
      queryData: { params: { id } },
      select: ({ body }) => body,
      staleTime: Infinity,
    })),
  });
