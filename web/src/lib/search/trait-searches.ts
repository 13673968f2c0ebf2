import { useQueries } from '@tanstack/react-query';

import { apiClient } from '../api';
import { bodyOf } from '../body-of';
import { searchKey } from './trait-search';

/** Traits whose value holds one of several texts (§7): one answer for each text. */
export const useTraitSearches = (names: readonly string[]) =>
  useQueries({
    queries: names.map((name) => ({
      queryKey: searchKey(name),
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        apiClient.traits.search({ query: { searchKey: name }, fetchOptions: { signal } }),
      select: (answer: Awaited<ReturnType<typeof apiClient.traits.search>>) => bodyOf(answer),
    })),
  });
