import { useQuery } from '@tanstack/react-query';
import type { Order } from '@trait-market/contract/economy/orders';
import type { WalletAddress } from '@trait-market/contract/shared';

import { Button } from '@/components/ui/button';
import type { Action } from '@/lib/actions/action';
import { bodyOf } from '@/lib/body-of';
import { economyKeys } from '@/lib/economy/queries/keys';
import { listingsClient } from '@/lib/economy/orders/listings-client';
import { shortPrice } from '@/lib/economy/amounts/short-price';

type BuyNextProps = {
  action: { order: Order };
  address: WalletAddress;
  onStart: (action: Action) => void;
};

/** The cheapest other listing of the trait, when the chosen one is gone; nothing where there is none. */
export function BuyNext({ action: { order }, address, onStart }: BuyNextProps) {
  const { data: next } = useQuery({
    queryKey: economyKeys.listings('next', address, order.hash),
    queryFn: async ({ signal }) => {
      const query = { hash: [order.hash], buyer: address };
      const { items } = bodyOf(await listingsClient.now({ query, fetchOptions: { signal } }));
      return items[0]?.next ?? null;
    },
  });
  if (!next?.unitPrice) return null;
  return (
    <Button size="lg" onClick={() => onStart({ kind: 'buy', order: next })}>
      Buy the next at <span translate="no">{shortPrice(next.unitPrice)}</span>
    </Button>
  );
}
