import { DEFAULT_PAGE } from '@trait-market/contract/economy/shared';

import { bodyOf } from '@/lib/body-of';
import { usePages } from '@/lib/economy/queries/use-pages';

import { noticesApi, useNoticesKey } from './notices-api';

/** All notices, or those that are not read, page after page, the newest first. */
export const useNotices = (show: 'all' | 'unread') =>
  usePages({
    queryKey: useNoticesKey('list', show),
    fetchPage: async (from, signal) => {
      const answer = await noticesApi.list.query({
        query: { limit: DEFAULT_PAGE, ...(show === 'unread' && { unread: true }), ...from },
        fetchOptions: { signal },
      });
      return bodyOf(answer);
    },
    idOf: ({ id }) => id,
  });
