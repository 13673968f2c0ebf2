import { useQuery } from '@tanstack/react-query';
import type { NoticePage } from '@trait-market/contract/economy/notices';

import { MARKET_POLL_MS } from '@/config/constants';
import { bodyOf } from '@/lib/body-of';

import { noticesClient, useNoticesKey } from './notices-client';

/** Notices that the bell shows. */
const LATEST = 6;

/**
 * The latest notices, and how many are not read, asked again while the page is visible.
 *
 * @param onFetched told what has come from the server
 */
export const useLatestNotices = (onFetched: (page: NoticePage) => void) => {
  const queryKey = useNoticesKey('latest');
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const answer = await noticesClient.list({
        query: { limit: LATEST },
        fetchOptions: { signal },
      });
      const page = bodyOf(answer);
      onFetched(page);
      return page;
    },
    refetchInterval: MARKET_POLL_MS,
  });
  return { ...query, queryKey };
};
