import { DEFAULT_PAGE } from '@trait-market/contract/economy/shared';

import { cursorPages, type AtPage } from '@/lib/economy/queries/cursor-pages';
import { useCursorPages } from '@/lib/economy/queries/use-cursor-pages';

import { noticesApi, useNoticesKey } from './notices-api';

export const useNotices = (show: 'all' | 'unread') => {
  const queryKey = useNoticesKey('list', show);
  return useCursorPages(
    noticesApi.list.useInfiniteQuery({
      ...cursorPages,
      queryKey,
      queryData: ({ pageParam }: AtPage) => ({
        query: { limit: DEFAULT_PAGE, ...(show === 'unread' && { unread: true }), ...pageParam },
      }),
    }),
    { queryKey, idOf: ({ id }) => id },
  );
};
