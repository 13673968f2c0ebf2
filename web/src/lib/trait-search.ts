import { skipToken } from '@tanstack/react-query';

import { api } from './api';

const searchKey = (name: string) => ['traits', 'search', name];

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

/** The same for several texts at once, one answer each. */
export const useTraitSearches = (names: readonly string[]) =>
  api.traits.search.useQueries({
    queries: names.map((name) => ({
      queryKey: searchKey(name),
      queryData: { query: { searchKey: name } },
    })),
  });
