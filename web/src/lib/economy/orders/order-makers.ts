import type { Order } from '@trait-market/contract/economy/orders';
import { isSameAddress, type WalletAddress } from '@trait-market/contract/shared';

/** Whether somebody has made an order themselves: they can cancel it, and never take it. */
export const isOwnOrder = ({ maker }: Order, address: WalletAddress | undefined): boolean =>
  address !== undefined && isSameAddress(maker.address, address);

/** The best order that somebody could take, of orders with the best first: one of another's. */
export const bestOfOthers = (
  orders: readonly Order[] | undefined,
  address: WalletAddress | undefined,
): Order | undefined => orders?.find((order) => !isOwnOrder(order, address));
