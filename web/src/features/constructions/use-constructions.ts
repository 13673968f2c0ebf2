import { keepPreviousData } from '@tanstack/react-query';
import type { ConstructionsQuery } from '@trait-market/contract/economy/benches';

import { CONSTRUCTIONS_PAGE } from '@/config/constants';
import { fetchConstructions } from '@/lib/economy/avatars/fetch-constructions';
import { economyKeys } from '@/lib/economy/queries/keys';
import { usePages } from '@/lib/economy/queries/use-pages';

/** The looks that avatars were given, page after page. What is added meanwhile is told beside them. */
export const useConstructions = (query: ConstructionsQuery) =>
  usePages({
    queryKey: economyKeys.constructions(query),
    fetchPage: (from, signal) =>
      fetchConstructions({ ...query, limit: CONSTRUCTIONS_PAGE, ...from }, signal),
    idOf: ({ id }) => id,
    placeholderData: keepPreviousData,
    refetchInterval: false,
    staleTime: Infinity,
    // Who comes back looks at what is new: an old list is not kept for them.
    gcTime: 0,
  });
