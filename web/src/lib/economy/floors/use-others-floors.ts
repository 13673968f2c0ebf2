import type { Price } from '@trait-market/contract/economy/shared';
import type { WalletAddress } from '@trait-market/contract/shared';

import { ORDERS_SHOWN } from '@/config/constants';
import { bestOfOthers } from '@/lib/economy/orders/order-makers';
import { type Counted, countedIn } from '@/lib/economy/orders/price-labels';
import { economyKeys } from '@/lib/economy/queries/keys';
import { traitsApi } from '@/lib/economy/traits/traits-api';

/** Fetches the floors of traits without the user's own listings, as the page of a trait does. */
export const useOthersFloors = (
  traitIds: readonly string[],
  address: WalletAddress | undefined,
) => {
  const ids = [...new Set(traitIds)];
  const queries = traitsApi.orders.useQueries({
    queries: ids.map((id) => ({
      queryKey: economyKeys.trait(id, 'orders', 'listing'),
      queryData: { params: { id }, query: { kind: 'listing' as const, limit: ORDERS_SHOWN } },
    })),
  });
  return {
    queries,
    /** Returns null if nobody else lists the trait, and undefined until its listings have loaded. */
    floorOf: (id: string): Price | null | undefined => {
      const listings = queries[ids.indexOf(id)]?.data?.body.items;
      return listings && (bestOfOthers(listings, address)?.unitPrice ?? null);
    },
    countedOf: (id: string): Counted => {
      const listings = queries[ids.indexOf(id)]?.data?.body.items;
      return countedIn(listings?.[0]?.unitPrice, bestOfOthers(listings, address)?.unitPrice);
    },
  };
};
