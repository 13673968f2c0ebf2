import type { Wearable } from '@trait-market/contract/economy/avatars';
import type { Order } from '@trait-market/contract/economy/orders';
import type { WalletAddress } from '@trait-market/contract/shared';

import { MARKET_POLL_MS, ORDERS_SHOWN } from '@/config/constants';
import { economyKeys } from '@/lib/economy/queries/keys';
import { bestOfOthers } from '@/lib/economy/orders/order-makers';
import { traitsApi } from '@/lib/economy/traits/traits-api';

export type BasketItem = {
  trait: Wearable;
  listing: Order | undefined;
  isLoading: boolean;
};

/** Returns the traits of a look that the user lacks, each with its cheapest listing. */
export const useBasket = (missing: readonly Wearable[], address: WalletAddress): BasketItem[] => {
  const results = traitsApi.orders.useQueries({
    queries: missing.map(({ id }) => ({
      queryKey: economyKeys.trait(id, 'orders', 'basket'),
      queryData: { params: { id }, query: { kind: 'listing' as const, limit: ORDERS_SHOWN } },
      refetchInterval: MARKET_POLL_MS,
    })),
  });
  return missing.map((trait, position) => {
    const result = results[position];
    return {
      trait,
      listing: bestOfOthers(result?.data?.body.items, address),
      isLoading: result?.isPending ?? true,
    };
  });
};

export const listingsOf = (basket: readonly BasketItem[]): Order[] | undefined => {
  const listings = basket.flatMap(({ listing }) => listing ?? []);
  return listings.length === basket.length ? listings : undefined;
};
