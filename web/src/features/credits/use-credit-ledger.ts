import { DEFAULT_PAGE } from '@trait-market/contract/economy/shared';

import { cursorPages, type AtPage } from '@/lib/economy/queries/cursor-pages';
import { ECONOMY_QUERIES } from '@/lib/economy/queries/keys';
import { useCursorPages } from '@/lib/economy/queries/use-cursor-pages';
import { creditsApi } from '@/lib/economy/wallets/credits-api';
import { bearerKey } from '@/lib/query-client';
import { useToken } from '@/lib/session/session-context';

export const useCreditLedger = () => {
  const queryKey = bearerKey(useToken(), ECONOMY_QUERIES, 'creditLedger');
  return useCursorPages(
    creditsApi.ledger.useInfiniteQuery({
      ...cursorPages,
      queryKey,
      queryData: ({ pageParam }: AtPage) => ({ query: { limit: DEFAULT_PAGE, ...pageParam } }),
    }),
    { queryKey, idOf: ({ id }) => id },
  );
};
