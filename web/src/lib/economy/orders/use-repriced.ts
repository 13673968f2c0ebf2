import type { Order } from '@trait-market/contract/economy/orders';
import type { WalletOrder } from '@trait-market/contract/economy/wallets';

import { useConnectedAddress } from '@/lib/session/session-context';

import { isOwnOrder } from './order-makers';
import { useOpenOrders } from './use-open-orders';

/**
 * Returns a function that finds the user's own listing with the prices to compare a new price with:
 * null until they have loaded, and no property for any other order.
 */
export const useRepriced = (): ((order: Order) => { repriced?: WalletOrder | null }) => {
  const address = useConnectedAddress();
  const { data: open } = useOpenOrders(address);
  return (order) =>
    order.kind === 'listing' && isOwnOrder(order, address)
      ? { repriced: open?.find(({ hash }) => hash === order.hash) ?? null }
      : {};
};
