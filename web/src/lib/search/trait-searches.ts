import { api } from '../api';
import { searchKey } from './trait-search';

/** Searches traits for several texts (§7), with one result for each. */
export const useTraitSearches = (names: readonly string[]) =>
  api.traits.search.useQueries({
    queries: names.map((name) => ({
      queryKey: searchKey(name),
      queryData: { query: { searchKey: name } },
      select: ({ body }) => body,
    })),
  });
