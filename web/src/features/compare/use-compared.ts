import type { TraitDetail, TraitHistory } from '@trait-market/contract/economy/traits';

import { missingStatus } from '@/lib/app-error';
import { useMarketPoll } from '@/lib/economy/live/use-market-poll';
import { economyKeys } from '@/lib/economy/queries/keys';
import { traitsApi } from '@/lib/economy/traits/traits-api';

export type ComparedTrait = {
  trait: TraitDetail;
  /** Undefined until it has loaded. */
  history: TraitHistory | undefined;
  /** The time of the data. */
  at: Date;
};

/** Fetches the traits with their sales. Ids that the market doesn't know are in `missing`. */
export const useCompared = (ids: readonly string[]) => {
  const refetchInterval = useMarketPoll();
  const details = traitsApi.detail.useQueries({
    queries: ids.map((id) => ({
      queryKey: economyKeys.trait(id),
      queryData: { params: { id } },
      refetchInterval,
    })),
  });
  const histories = traitsApi.history.useQueries({
    queries: ids.map((id) => ({
      queryKey: economyKeys.trait(id, 'history'),
      queryData: { params: { id } },
      refetchInterval,
    })),
  });
  const isMissing = (index: number): boolean =>
    details[index]?.data === undefined && missingStatus(details[index]?.error) !== undefined;
  return {
    isPending: details.some(({ isPending }) => isPending),
    missing: ids.filter((_, index) => isMissing(index)),
    failed: details.flatMap((query, index) => {
      const id = ids[index];
      const isFailed = query.data === undefined && query.error !== null && !isMissing(index);
      return isFailed && id !== undefined ? { id, query } : [];
    }),
    traits: details.flatMap(({ data, dataUpdatedAt }, index): ComparedTrait | [] =>
      data === undefined
        ? []
        : {
            trait: data.body,
            history: histories[index]?.data?.body,
            at: new Date(dataUpdatedAt),
          },
    ),
  };
};
