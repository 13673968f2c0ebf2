import { economyKeys } from '../economy/queries/keys';
import { traitsApi } from '../economy/traits/traits-api';

/** The traits of a look that an address names, in its order; each is requested once. */
export const useWearables = (ids: readonly string[]) =>
  traitsApi.detail.useQueries({
    queries: ids.map((id) => ({
      queryKey: economyKeys.trait(id, 'wearable'),
      queryData: { params: { id } },
      select: ({ body }) => body,
      staleTime: Infinity,
    })),
  });
