import type { AvatarDetail } from '@trait-market/contract/economy/avatars';

import type { FailedQuery } from '@/components/query-failure';
import { missingStatus } from '@/lib/app-error';
import { avatarsApi } from '@/lib/economy/avatars/avatars-api';
import { useMarketPoll } from '@/lib/economy/live/use-market-poll';
import { economyKeys } from '@/lib/economy/queries/keys';

export type ComparedAvatar = {
  id: string;
  avatar: AvatarDetail;
  /** The time of the data. */
  at: Date;
};

type FailedAvatar = { id: string; title: string; query: FailedQuery };

/** Fetches the avatars. Ids that the market doesn't know are in `missing`. */
export const useComparedAvatars = (ids: readonly string[]) => {
  const refetchInterval = useMarketPoll();
  const details = avatarsApi.detail.useQueries({
    queries: ids.map((id) => {
      const [collection = '', tokenId = ''] = id.split('.');
      return {
        queryKey: economyKeys.avatar(collection, tokenId),
        queryData: { params: { collection, tokenId } },
        refetchInterval,
      };
    }),
  });
  const isMissing = (index: number): boolean =>
    details[index]?.data === undefined && missingStatus(details[index]?.error) !== undefined;
  return {
    isPending: details.some(({ isPending }) => isPending),
    missing: ids.filter((_, index) => isMissing(index)),
    failed: ids.flatMap((id, index): FailedAvatar | [] => {
      const query = details[index];
      return query && query.data === undefined && query.error !== null && !isMissing(index)
        ? { id, title: 'Couldn’t load one of the avatars', query }
        : [];
    }),
    avatars: ids.flatMap((id, index): ComparedAvatar | [] => {
      const { data, dataUpdatedAt = 0 } = details[index] ?? {};
      return data ? { id, avatar: data.body, at: new Date(dataUpdatedAt) } : [];
    }),
  };
};
