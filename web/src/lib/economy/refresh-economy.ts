import type { QueryClient } from '@tanstack/react-query';

import { ECONOMY_QUERIES } from './keys';

/** Something has moved: whatever is shown of the market, to everybody or to one, is asked anew. */
export const refreshEconomy = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey }) => queryKey.includes(ECONOMY_QUERIES),
  });
