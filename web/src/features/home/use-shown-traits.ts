import { useQuery } from '@tanstack/react-query';
import type { Trait } from '@trait-market/contract/v1/traits';

import { apiClient } from '@/lib/api';
import { bodyOf } from '@/lib/body-of';

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

const searchAll = async (signal: AbortSignal): Promise<Trait[]> => {
  const answers = await Promise.allSettled(
    WORDS.map((searchKey) =>
      apiClient.traits.search({ query: { searchKey }, fetchOptions: { signal } }),
    ),
  );
  const traits = takeInTurn(
    answers.flatMap((answer) => (answer.status === 'fulfilled' ? [bodyOf(answer.value)] : [])),
    SHOWN,
  );
  const failed = answers.find((answer) => answer.status === 'rejected');
  if (traits.length === 0 && failed) throw failed.reason;
  return traits;
};

/** Traits for the shelf of the home page: what there is, even when one of the searches failed. */
export const useShownTraits = (): ShownTraits => {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['traits', 'shelf'],
    queryFn: ({ signal }) => searchAll(signal),
  });
  if (data !== undefined)
    return data.length === 0 ? { kind: 'empty' } : { kind: 'ready', traits: data };
  if (error === null) return { kind: 'loading' };
  return { kind: 'failed', error, isRetrying: isFetching, retry: () => void refetch() };
};
