import type { TraitDetail, TraitHistory } from '@trait-market/contract/economy/traits';

import type { FailedQuery } from '@/components/query-failure';
import { missingStatus } from '@/lib/app-error';
import { useMarketPoll } from '@/lib/economy/live/use-market-poll';
import { economyKeys } from '@/lib/economy/queries/keys';
import { traitsApi } from '@/lib/economy/traits/traits-api';

export type ComparedTrait = {
  trait: TraitDetail;
  /** Undefined until it has loaded. */
  history: TraitHistory | undefined;
  hasHistoryFailed: boolean;
  /** The time of the data. */
  at: Date;
};

type FailedTrait = { id: string; title: string; query: FailedQuery };

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
    details[index]?.data === undefined &&
    // The response about the sales may arrive first.
    [details[index], histories[index]].some((query) => missingStatus(query?.error) !== undefined);
  const hasFailed = (query: FailedQuery & { data: unknown }): boolean =>
    query.data === undefined && query.error !== null;
  return {
    isPending: details.some(({ isPending }) => isPending),
    missing: ids.filter((_, index) => isMissing(index)),
    failed: ids.flatMap((id, index): FailedTrait | [] => {
      const [detail, history] = [details[index], histories[index]];
      if (isMissing(index)) return [];
      if (detail && hasFailed(detail))
        return { id, title: 'Couldn’t load one of the traits', query: detail };
      return history && hasFailed(history)
        ? { id, title: 'Couldn’t load the sales of one of the traits', query: history }
        : [];
    }),
    traits: details.flatMap(({ data, dataUpdatedAt }, index): ComparedTrait | [] => {
      const history = histories[index];
      return data === undefined
        ? []
        : {
            trait: data.body,
            history: history?.data?.body,
            hasHistoryFailed: history !== undefined && hasFailed(history),
            at: new Date(dataUpdatedAt),
          };
    }),
  };
};
