import { useQueryClient } from '@tanstack/react-query';
import type { NoticePage } from '@trait-market/contract/economy/notices';
import { useEffect, useEffectEvent, useRef } from 'react';

import { MARKET_POLL_MS } from '@/config/constants';

import { noticesApi, useNoticesKey } from './notices-api';

const LATEST = 6;

/** `onFetched` receives each page that this tab itself fetches. */
export const useLatestNotices = (onFetched: (page: NoticePage) => void) => {
  const queryClient = useQueryClient();
  const queryKey = useNoticesKey('latest');
  const { data, ...query } = noticesApi.list.useQuery({
    queryKey,
    queryData: { query: { limit: LATEST } },
    refetchInterval: MARKET_POLL_MS,
  });
  const notFetched = useRef(data);
  const report = useEffectEvent(onFetched);
  useEffect(() => {
    if (data !== undefined && data !== notFetched.current) report(data.body);
  }, [data]);
  return {
    ...query,
    page: data?.body,
    show: (page: NoticePage): void => {
      notFetched.current = noticesApi
        .initQueryClient(queryClient)
        .list.setQueryData(queryKey, { status: 200, body: page, headers: new Headers() });
    },
  };
};
