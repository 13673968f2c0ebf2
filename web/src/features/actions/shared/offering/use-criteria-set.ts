import { keepPreviousData, skipToken } from '@tanstack/react-query';
import type { CriteriaQuery, CriteriaSet } from '@trait-market/contract/economy/criteria';
import { ANY_TOKEN } from '@trait-market/contract/economy/typed-data';

import { MARKET_POLL_MS } from '@/config/constants';
import { criteriaApi } from '@/lib/economy/traits/criteria-api';
import { setByRoot } from '@/lib/economy/traits/set-by-root';
import { ECONOMY_QUERIES } from '@/lib/economy/queries/keys';

const setQuery = (query: CriteriaQuery) => ({
  queryKey: [ECONOMY_QUERIES, 'criteria', query],
  queryData: { query },
  refetchInterval: MARKET_POLL_MS,
});

export const useCriteriaSet = (query: CriteriaQuery) =>
  criteriaApi.find.useQuery({ ...setQuery(query), select: ({ body }) => body });

/** Keeps the previous set while a new choice loads, so that nothing around it moves. */
export const useChosenSet = (query: CriteriaQuery) =>
  criteriaApi.find.useQuery({
    ...setQuery(query),
    placeholderData: keepPreviousData,
    select: ({ body }) => body,
  });

export const useCriteriaSets = (queries: readonly CriteriaQuery[]): (CriteriaSet | undefined)[] =>
  criteriaApi.find.useQueries({ queries: queries.map(setQuery) }).map(({ data }) => data?.body);

type SetPart = {
  data: { body: CriteriaSet } | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
};

/** Fetches several sets that are needed together; undefined until all have loaded. */
export const useSetsOf = (queries: readonly CriteriaQuery[]) =>
  criteriaApi.find.useQueries({
    queries: queries.map(setQuery),
    combine: (parts: readonly SetPart[]) => ({
      sets: parts.every(({ data }) => data !== undefined)
        ? parts.flatMap(({ data }) => data?.body ?? [])
        : undefined,
      error: parts.find(({ error }) => error !== null)?.error ?? null,
      isFetching: parts.some(({ isFetching }) => isFetching),
      refetch: () => Promise.all(parts.map(({ refetch }) => refetch())),
    }),
  });

/** Sends no request for the root that matches every trait of a collection. */
export const useSetByRoot = (root: string) =>
  criteriaApi.byRoot.useQuery({
    ...setByRoot(root),
    ...(root === ANY_TOKEN && { queryData: skipToken }),
    select: ({ body }) => body,
  });
