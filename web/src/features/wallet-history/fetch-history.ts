import type { Activity, ActivityQuery } from '@trait-market/contract/economy/activity';
import { MAX_PAGE } from '@trait-market/contract/economy/shared';

import { bodyOf } from '@/lib/body-of';
import { activityApi } from '@/lib/economy/activity/activity-api';
import { fetchAllPages } from '@/lib/economy/queries/fetch-all-pages';

export type HistoryQuery = ActivityQuery & { wallet: string };

type FetchOptions = { onProgress: (fetched: number) => void; signal: AbortSignal };

/** @throws AppError when a page can't be fetched, or the signal's reason */
export const fetchHistory = (
  query: HistoryQuery,
  { onProgress, signal }: FetchOptions,
): Promise<Activity[]> =>
  fetchAllPages({
    fetchPage: async (from) =>
      bodyOf(
        await activityApi.list.query({
          query: { ...query, limit: MAX_PAGE, ...from },
          fetchOptions: { signal },
        }),
      ),
    idOf: ({ id }) => id,
    onProgress,
    signal,
  });
