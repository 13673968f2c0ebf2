import { skipToken } from '@tanstack/react-query';

import { MARKET_POLL_MS } from '@/config/constants';

import { dropsApi } from './drops-api';
import { economyKeys } from '../queries/keys';

export const useDrop = (id: string | undefined, refetchInterval: number | false = MARKET_POLL_MS) =>
  dropsApi.detail.useQuery({
    queryKey: [...economyKeys.drops(), id ?? ''],
    queryData: id === undefined ? skipToken : { params: { id } },
    select: ({ body }) => body,
    refetchInterval,
  });
