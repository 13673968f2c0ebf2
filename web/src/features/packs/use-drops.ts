import { MARKET_POLL_MS } from '@/config/constants';
import { dropsApi } from '@/lib/economy/draws/drops-api';
import { economyKeys } from '@/lib/economy/queries/keys';

export const useDrops = () =>
  dropsApi.list.useQuery({
    queryKey: economyKeys.drops(),
    queryData: { query: {} },
    select: ({ body }) => body.items,
    refetchInterval: MARKET_POLL_MS,
  });
