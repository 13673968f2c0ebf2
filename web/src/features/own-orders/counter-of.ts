import type { Item } from '@trait-market/contract/economy/shared';
import type { WalletOrder } from '@trait-market/contract/economy/wallets';
import { isSameAddress } from '@trait-market/contract/shared';

import { itemKey } from '@/lib/economy/orders/item-words';

const isWanted = (wanted: Item, listed: Item): boolean => {
  if (listed.kind === 'avatar') {
    const { collection, tokenId } = listed.avatar;
    return wanted.kind === 'avatar'
      ? wanted.avatar.collection === collection && wanted.avatar.tokenId === tokenId
      : wanted.kind === 'anyAvatar' && wanted.collection === collection;
  }
  if (listed.kind !== 'trait') return false;
  const { id, collection, slot } = listed.trait;
  if (wanted.kind === 'trait') return wanted.trait.id === id;
  return (
    wanted.kind === 'any' &&
    wanted.criteria.collection === collection &&
    (wanted.criteria.slot === null || wanted.criteria.slot === slot)
  );
};

/** Returns whether an order is a trade for what another one gives, in return for what that one wants. */
const isSwapped = ({ gives, gets: [wanted] }: WalletOrder, other: WalletOrder): boolean => {
  const [back] = other.gets;
  return (
    other.kind === 'trade' &&
    wanted !== undefined &&
    back !== undefined &&
    other.gives.some((item) => itemKey(item) === itemKey(wanted)) &&
    gives.some((item) => itemKey(item) === itemKey(back))
  );
};

/** Returns whether a listing is for what an offer wants, and reserved for its bidder (E465). */
const isReservedCounter = (
  { gets: [wanted], maker }: WalletOrder,
  { reservedFor, gives: [listed] }: WalletOrder,
): boolean =>
  reservedFor !== undefined &&
  isSameAddress(reservedFor.address, maker.address) &&
  wanted !== undefined &&
  listed !== undefined &&
  isWanted(wanted, listed);

/**
 * Returns the newest of the orders that counters an offer (E465) or a trade (E445) and was made after it.
 * @param orders the newest first
 */
export const counterOf = (
  order: WalletOrder,
  orders: readonly WalletOrder[],
): WalletOrder | undefined => {
  if (order.kind === 'listing') return undefined;
  const isCounter = order.kind === 'trade' ? isSwapped : isReservedCounter;
  return orders.find((one) => one.createdAt > order.createdAt && isCounter(order, one));
};
