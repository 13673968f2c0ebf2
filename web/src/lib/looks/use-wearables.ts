import { economyKeys } from '../economy/queries/keys';
import { traitsApi } from '../economy/traits/traits-api';

/** Fetches the traits of a look in an address, in order, each once. */
export const useWearables = (ids: readonly string[]) =>
  traitsApi.detail.useQueries({
    queries: ids.map((id) => ({
      queryKey: economyKeys.trait(id, 'wearable'),
      queryData: { params: { id } },
      select: ({ body }) => body,
      staleTime: Infinity,
    })),
  });
