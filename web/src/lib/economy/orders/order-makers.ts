import type { Order } from '@trait-market/contract/economy/orders';
import { isSameAddress, type WalletAddress } from '@trait-market/contract/shared';

/** Returns whether the user made an order. Users can cancel their own orders but not fill them. */
export const isOwnOrder = ({ maker }: Order, address: WalletAddress | undefined): boolean =>
  address !== undefined && isSameAddress(maker.address, address);

export const bestOfOthers = (
  orders: readonly Order[] | undefined,
  address: WalletAddress | undefined,
): Order | undefined => orders?.find((order) => !isOwnOrder(order, address));
