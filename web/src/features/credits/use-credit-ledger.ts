import { DEFAULT_PAGE } from '@trait-market/contract/economy/shared';

import { bodyOf } from '@/lib/body-of';
import { creditsClient } from '@/lib/economy/wallets/credit-queries';
import { ECONOMY_QUERIES } from '@/lib/economy/queries/keys';
import { usePages } from '@/lib/economy/queries/use-pages';
import { bearerKey } from '@/lib/query-client';
import { tokenOf } from '@/lib/session/session';
import { useSessionState } from '@/lib/session/session-context';

/** Every gain and spend of the signed-in person, page after page, newest first. */
export const useCreditLedger = () =>
  usePages({
    queryKey: bearerKey(tokenOf(useSessionState()), ECONOMY_QUERIES, 'creditLedger'),
    fetchPage: async (from, signal) =>
      bodyOf(
        await creditsClient.ledger({
          query: { limit: DEFAULT_PAGE, ...from },
          fetchOptions: { signal },
        }),
      ),
    idOf: ({ id }) => id,
  });
