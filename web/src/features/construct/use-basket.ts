import { useQueries } from '@tanstack/react-query';
import type { Wearable } from '@trait-market/contract/economy/avatars';
import type { Order } from '@trait-market/contract/economy/orders';
import { economyTraitsContract } from '@trait-market/contract/economy/traits';
import type { WalletAddress } from '@trait-market/contract/shared';
import { initClient } from '@ts-rest/core';

import { MARKET_POLL_MS, ORDERS_SHOWN } from '@/config/constants';
import { bodyOf } from '@/lib/body-of';
import { economyOptions } from '@/lib/economy/queries/economy-options';
import { economyKeys } from '@/lib/economy/queries/keys';
import { bestOfOthers } from '@/lib/economy/orders/order-makers';

const client = initClient(economyTraitsContract, economyOptions);

export type BasketItem = {
  trait: Wearable;
  /** The cheapest listing by somebody else; undefined while it is asked for, or where there is none. */
  listing: Order | undefined;
  isLoading: boolean;
};

/** What a look lacks, each with the listing that it would be bought from now. */
export const useBasket = (missing: readonly Wearable[], address: WalletAddress): BasketItem[] => {
  const answers = useQueries({
    queries: missing.map(({ id }) => ({
      queryKey: economyKeys.trait(id, 'orders', 'basket'),
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        bodyOf(
          await client.orders({
            params: { id },
            query: { kind: 'listing', limit: ORDERS_SHOWN },
            fetchOptions: { signal },
          }),
        ),
      refetchInterval: MARKET_POLL_MS,
    })),
  });
  return missing.map((trait, position) => {
    const answer = answers[position];
    return {
      trait,
      listing: bestOfOthers(answer?.data?.items, address),
      isLoading: answer?.isPending ?? true,
    };
  });
};

/** The listings to buy from; undefined while one of them is not known, or where one is missing. */
export const listingsOf = (basket: readonly BasketItem[]): Order[] | undefined => {
  const listings = basket.flatMap(({ listing }) => listing ?? []);
  return listings.length === basket.length ? listings : undefined;
};
