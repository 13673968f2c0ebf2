import type { Trait } from '@trait-market/contract/v1/traits';

import { api } from '@/lib/api';

/** Search words that find very different traits, so that the home page shows variety. */
const WORDS = ['goggles', 'jacket', 'helmet'] as const;

export const SHOWN = 6;

export type ShownTraits =
  | { kind: 'loading' }
  | { kind: 'failed'; error: unknown; isRetrying: boolean; retry: () => void }
  | { kind: 'empty' }
  | { kind: 'ready'; traits: readonly Trait[] };

/** Interleaves the lists, so that neighboring traits differ. Each trait occurs only once. */
export const interleave = (lists: readonly (readonly Trait[])[], count: number): Trait[] => {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  const inTurn = Array.from({ length: longest }, (_, row) =>
    lists.flatMap((list) => list[row] ?? []),
  ).flat();
  return [...new Map(inTurn.map((trait) => [trait.id, trait])).values()].slice(0, count);
};

/** Fetches the traits for the shelf. If only some of the searches fail, they are ignored. */
export const useShownTraits = (): ShownTraits => {
  const searches = api.traits.search.useQueries({
    queries: WORDS.map((searchKey) => ({
      queryKey: ['traits', 'shelf', searchKey],
      queryData: { query: { searchKey } },
    })),
  });
  // Waits for all searches, because later results would move the visible traits.
  if (searches.some(({ isPending }) => isPending)) return { kind: 'loading' };
  const traits = interleave(
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
