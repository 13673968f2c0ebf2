import { SEARCH_KEY_MAX_LENGTH } from '@trait-market/contract/shared';
import type { Trait } from '@trait-market/contract/v1/traits';
import { api } from '@/lib/api';
import { searchKey } from '@/lib/search/trait-search';

const useTraitSearches = (names: readonly string[]) =>
  api.traits.search.useQueries({
    queries: names.map((name) => ({
      queryKey: searchKey(name),
      queryData: { query: { searchKey: name } },
      select: ({ body }) => body,
    })),
  });

export type KnownTrait =
  | { kind: 'looking' }
  | { kind: 'found'; trait: Trait }
  | { kind: 'unknown' }
  | { kind: 'failed'; error: unknown; isRetrying: boolean; retry: () => void };

export const wordsOfId = (id: string): string[] =>
  id.split(/[\s_-]+/).filter((word) => /\p{L}{2}/u.test(word));

/** Returns the first two words of the id, joined by a space and by a hyphen. */
export const searchesFor = (id: string): string[] => {
  const beginning = wordsOfId(id).slice(0, 2);
  const texts = new Set([beginning.join(' '), beginning.join('-')]);
  return [...texts].filter((text) => text !== '' && text.length <= SEARCH_KEY_MAX_LENGTH);
};

/** Searches by the id's words, because the provider has no call for one trait (§7). */
export const useTrait = (id: string, initial: Trait | undefined): KnownTrait => {
  const searches = useTraitSearches(initial ? [] : searchesFor(id));
  const trait = initial ?? searches.flatMap(({ data }) => data ?? []).find((one) => one.id === id);
  const failed = searches.filter(({ error }) => error !== null);
  if (trait) return { kind: 'found', trait };
  if (searches.some(({ isPending }) => isPending)) return { kind: 'looking' };
  if (failed.length === 0) return { kind: 'unknown' };
  return {
    kind: 'failed',
    error: failed[0]?.error,
    isRetrying: failed.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const { refetch } of failed) void refetch();
    },
  };
};
