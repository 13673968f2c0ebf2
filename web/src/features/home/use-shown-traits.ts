import type { Trait } from '@trait-market/contract/v1/traits';

import { api } from '@/lib/api';

/** A few words that between them show how different traits can be. */
const WORDS = ['goggles', 'jacket', 'helmet'] as const;

export const SHOWN = 6;

export type ShownTraits =
  | { kind: 'loading' }
  | { kind: 'failed'; error: unknown; isRetrying: boolean; retry: () => void }
  | { kind: 'empty' }
  | { kind: 'ready'; traits: readonly Trait[] };

/** Takes from each list in turn, so that neighbours differ; each trait once. */
export const takeInTurn = (lists: readonly (readonly Trait[])[], count: number): Trait[] => {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  const inTurn = Array.from({ length: longest }, (_, row) =>
    lists.flatMap((list) => list[row] ?? []),
  ).flat();
  return [...new Map(inTurn.map((trait) => [trait.id, trait])).values()].slice(0, count);
};

/** Traits for the shelf of the home page: those that were found, even if one of the searches failed. */
export const useShownTraits = (): ShownTraits => {
  const searches = api.traits.search.useQueries({
    queries: WORDS.map((searchKey) => ({
      queryKey: ['traits', 'shelf', searchKey],
      queryData: { query: { searchKey } },
    })),
  });
  // One list after the other would move the traits that are shown already.
  if (searches.some(({ isPending }) => isPending)) return { kind: 'loading' };
  const traits = takeInTurn(
    searches.flatMap(({ data }) => (data === undefined ? [] : [data.body])),
    SHOWN,
  );
  if (traits.length > 0) return { kind: 'ready', traits };
  const failed = searches.filter(({ error }) => error !== null);
  if (failed.length === 0) return { kind: 'empty' };
  return {
    kind: 'failed',
    error: failed[0]?.error,
    isRetrying: failed.some(({ isFetching }) => isFetching),
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  };
};
