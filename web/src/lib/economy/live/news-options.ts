import { okResponse } from '@/lib/ok-response';

import { useMarketPoll } from './use-market-poll';

/**
 * The options of a query that polls for a list's newest page while the page is visible.
 *
 * @param first the first page of the list as it is shown
 */
export const useNewsOptions = <Page>(first: Page) => ({
  initialData: () => okResponse(first),
  staleTime: Infinity,
  gcTime: 0,
  refetchInterval: useMarketPoll(),
});
