import type { Item } from '@trait-market/contract/economy/shared';
import type { WalletAddress } from '@trait-market/contract/shared';

import { useOpenOrders } from '@/lib/economy/orders/use-open-orders';

import { OrderLine } from '../messages/order-line';

/** Returns whether an order's item can't be given anymore after the transfer. */
type IsMissed = (item: Item, units: number) => boolean;

type EndangeredOrdersProps = { owner: WalletAddress; isMissed: IsMissed };

/** Lists the sender's orders that become inactive, and active again when the item returns. */
export function EndangeredOrders({ owner, isMissed }: EndangeredOrdersProps) {
  const { data: orders = [], isError } = useOpenOrders(owner);
  const endangered = orders.filter(
    ({ state, gives, quantity }) =>
      state.kind === 'fillable' && gives.some((item) => isMissed(item, quantity)),
  );
  if (isError)
    return (
      <p className="text-sm text-warning">Couldn’t check which of your orders this affects.</p>
    );
  if (endangered.length === 0) return null;
  return (
    <section aria-label="Orders that become inactive" className="grid gap-1">
      <p className="text-sm">
        {endangered.length === 1
          ? 'This order of yours becomes inactive, and is active again if you get it back:'
          : `These ${endangered.length} orders of yours become inactive, and are active again if you get it back:`}
      </p>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {endangered.map((order) => (
          <OrderLine key={order.hash} order={order} />
        ))}
      </ul>
    </section>
  );
}
