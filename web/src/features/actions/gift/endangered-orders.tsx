import type { Item } from '@trait-market/contract/economy/shared';
import type { WalletAddress } from '@trait-market/contract/shared';
import type { WalletOrder } from '@trait-market/contract/economy/wallets';

import type { Action } from '@/lib/actions/action';
import { isAvatarItem } from '@/lib/economy/avatars/about-avatar';
import { useOpenOrders } from '@/lib/economy/orders/use-open-orders';

import { OrderLine } from '../messages/order-line';

/** Returns whether an order's item can't be given anymore after the transfer. */
const isMissed =
  (action: Action, sent: number, units: number) =>
  (item: Item): boolean => {
    if (action.kind === 'giftAvatar') return isAvatarItem(action)(item);
    if (action.kind !== 'gift' || item.kind !== 'trait') return false;
    const left = action.loose - sent;
    return item.trait.id === action.trait.id && left < item.quantity / units;
  };

const becomesInactive =
  (action: Action, sent: number) =>
  ({ state, gives, quantity }: WalletOrder): boolean =>
    state.kind === 'fillable' && gives.some(isMissed(action, sent, quantity));

type EndangeredOrdersProps = { action: Action; owner: WalletAddress; sent: number };

/** Lists the sender's orders that become inactive, and active again when the item returns. */
export function EndangeredOrders({ action, owner, sent }: EndangeredOrdersProps) {
  const { data: orders = [], isError } = useOpenOrders(owner);
  const endangered = orders.filter(becomesInactive(action, sent));
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
