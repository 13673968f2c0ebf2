import { MARKET_POLL_MS } from '@/config/constants';

import { dropsApi } from './drops-api';
import { economyKeys } from '../queries/keys';

export const useDrop = (id: string) =>
  dropsApi.detail.useQuery({
    queryKey: [...economyKeys.drops(), id],
    queryData: { params: { id } },
    select: ({ body }) => body,
    refetchInterval: MARKET_POLL_MS,
  });
