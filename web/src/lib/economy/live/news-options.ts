import { okResponse } from '@/lib/ok-response';

import { useMarketPoll } from './use-market-poll';

export const useNewsOptions = <Page>(first: Page) => ({
  initialData: () => okResponse(first),
  staleTime: Infinity,
  gcTime: 0,
  refetchInterval: useMarketPoll(),
});
