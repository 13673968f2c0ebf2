import type { Order } from '@trait-market/contract/economy/orders';
import type { WalletAddress } from '@trait-market/contract/shared';

import { longPrice } from '@/components/economy/prices/long-price';
import { Button } from '@/components/ui/button';
import type { Action } from '@/lib/actions/action';
import { cn } from '@/lib/cn';
import { economyKeys } from '@/lib/economy/queries/keys';
import { listingsApi } from '@/lib/economy/orders/listings-api';
import { exactPrice } from '@/lib/economy/amounts/short-price';

type BuyNextProps = {
  action: { order: Order };
  address: WalletAddress;
  onStart: (action: Action) => void;
};

export function BuyNext({ action: { order }, address, onStart }: BuyNextProps) {
  const { data: next } = listingsApi.now.useQuery({
    queryKey: economyKeys.listings('next', address, order.hash),
    queryData: { query: { hash: [order.hash], buyer: address } },
    select: ({ body }) => body.items[0]?.next,
  });
  if (!next?.unitPrice) return null;
  return (
    <Button
      size="lg"
      className={cn('max-sm:min-h-12', longPrice)}
      onClick={() => onStart({ kind: 'buy', order: next })}
    >
      Buy the next at <span translate="no">{exactPrice(next.unitPrice)}</span>
    </Button>
  );
}
