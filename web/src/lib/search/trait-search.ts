import { skipToken } from '@tanstack/react-query';

import { api } from '../api';

export const searchKey = (name: string) => ['traits', 'search', name];

/**
 * Searches traits whose value contains a text (§7). An empty text skips the request; without
 * `isWanted` only cached results are returned.
 */
export const useTraitSearch = (name: string, isWanted = true) =>
  api.traits.search.useQuery({
    queryKey: searchKey(name),
    queryData: name === '' || !isWanted ? skipToken : { query: { searchKey: name } },
    select: ({ body }) => body,
  });
