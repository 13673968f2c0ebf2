import type { Order } from '@trait-market/contract/economy/orders';
import type { WalletAddress } from '@trait-market/contract/shared';

import { Button } from '@/components/ui/button';
import type { Action } from '@/lib/actions/action';
import { useOpenOrders } from '@/lib/economy/orders/use-open-orders';

import { boughtFrom, openForSame, yourOrders } from './open-for-same';

type CancelOpenForSameProps = {
  /** The listings that were bought. */
  bought: readonly Order[];
  address: WalletAddress;
  onStart: (action: Action) => void;
};

/** After a purchase, cancels the open offers and trades for the same. */
export function CancelOpenForSame({ bought, address, onStart }: CancelOpenForSameProps) {
  const { data = [] } = useOpenOrders(address);
  const orders = openForSame(bought.map(boughtFrom), data);
  if (orders.length === 0) return null;
  return (
    <Button size="lg" variant="outline" onClick={() => onStart({ kind: 'cancel', orders })}>
      {`Cancel ${yourOrders(orders)} for the same`}
    </Button>
  );
}
