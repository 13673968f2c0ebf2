import type { Order } from '@trait-market/contract/economy/orders';
import { isSameAddress, type WalletAddress } from '@trait-market/contract/shared';

/** Returns whether the user made an order. Users can cancel their own orders but not fill them. */
export const isOwnOrder = ({ maker }: Order, address: WalletAddress | undefined): boolean =>
  address !== undefined && isSameAddress(maker.address, address);

/** Returns the user's own offer with the highest price for one unit. */
export const highestOwnOffer = <Offer extends Order>(
  orders: readonly Offer[] | undefined,
  address: WalletAddress | undefined,
): Offer | undefined =>
  orders
    ?.filter((order) => order.kind === 'offer' && order.unitPrice && isOwnOrder(order, address))
    .reduce<Offer | undefined>(
      (best, order) =>
        best === undefined ||
        BigInt(order.unitPrice?.amount ?? 0) > BigInt(best.unitPrice?.amount ?? 0)
          ? order
          : best,
      undefined,
    );

export const bestOfOthers = (
  orders: readonly Order[] | undefined,
  address: WalletAddress | undefined,
): Order | undefined => orders?.find((order) => !isOwnOrder(order, address));
