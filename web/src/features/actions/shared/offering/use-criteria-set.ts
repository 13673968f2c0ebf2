import { skipToken, useQueries, useQuery } from '@tanstack/react-query';
import type { CriteriaQuery, CriteriaSet } from '@trait-market/contract/economy/criteria';
import { ANY_TOKEN } from '@trait-market/contract/economy/typed-data';

import { MARKET_POLL_MS } from '@/config/constants';
import { bodyOf } from '@/lib/body-of';
import { criteriaClient } from '@/lib/economy/traits/criteria-client';
import { ECONOMY_QUERIES } from '@/lib/economy/queries/keys';

const setQuery = (query: CriteriaQuery) => ({
  queryKey: [ECONOMY_QUERIES, 'criteria', query],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<CriteriaSet> =>
    bodyOf(await criteriaClient.find({ query, fetchOptions: { signal } })),
  refetchInterval: MARKET_POLL_MS,
});

/** Which traits are of a kind now, and what is offered for any of them. */
export const useCriteriaSet = (query: CriteriaQuery) => useQuery(setQuery(query));

/** The same of several kinds: what could not be loaded is not among them. */
export const useCriteriaSets = (queries: readonly CriteriaQuery[]): (CriteriaSet | undefined)[] =>
  useQueries({ queries: queries.map(setQuery) }).map(({ data }) => data);

/** The traits behind the criteria of an order; nothing to ask where any trait of a collection fits. */
export const useSetByRoot = (root: string) =>
  useQuery({
    queryKey: [ECONOMY_QUERIES, 'criteria', root],
    queryFn:
      root === ANY_TOKEN
        ? skipToken
        : async ({ signal }): Promise<CriteriaSet> =>
            bodyOf(await criteriaClient.byRoot({ params: { root }, fetchOptions: { signal } })),
    staleTime: Number.POSITIVE_INFINITY,
  });
