import { okResponse } from '@/lib/ok-response';

import { useMarketPoll } from './use-market-poll';

/**
 * Returns options of a query that polls a list's first page while the page is visible.
 *
 * @param first the first page as shown
 */
export const useNewsOptions = <Page>(first: Page) => ({
  initialData: () => okResponse(first),
  staleTime: Infinity,
  gcTime: 0,
  refetchInterval: useMarketPoll(),
});
