import { api } from '../api';
import { searchKey } from './trait-search';

export const useTraitSearches = (names: readonly string[]) =>
  api.traits.search.useQueries({
    queries: names.map((name) => ({
      queryKey: searchKey(name),
      queryData: { query: { searchKey: name } },
      select: ({ body }) => body,
    })),
  });
