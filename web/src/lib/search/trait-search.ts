import { skipToken } from '@tanstack/react-query';

import { api } from '../api';

export const searchKey = (name: string) => ['traits', 'search', name];

/**
 * Traits whose value holds a text (§7). An empty text asks nothing; nor does one that is not wanted
 * yet, but what is known of it is given.
 */
export const useTraitSearch = (name: string, isWanted = true) =>
  api.traits.search.useQuery({
    queryKey: searchKey(name),
    queryData: name === '' || !isWanted ? skipToken : { query: { searchKey: name } },
    select: ({ body }) => body,
  });
