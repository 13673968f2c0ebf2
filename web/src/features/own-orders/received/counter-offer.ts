import type { WalletOrder } from '@trait-market/contract/economy/wallets';

import type { Action } from '@/lib/actions/action';
import { nearestPrice } from '@/lib/economy/amounts/set-price';

/** Returns the price halfway to the floor; the offered price unless the floor is higher. */
const counterPrice = ({ unitPrice, market }: WalletOrder): string => {
  const offered = BigInt(unitPrice?.amount ?? '0');
  const floor = BigInt(market?.floor?.amount ?? '0');
  return String(floor > offered ? nearestPrice((offered + floor) / 2n) : offered);
};

/**
 * Returns the action that answers an offer: an own listing of what it wants, with a price to change.
 * A trade is answered by an own trade for the trait that it gives.
 */
export const counterAction = (order: WalletOrder): Action | undefined => {
  const { kind, gives, gets, given } = order;
  const [wanted] = gets;
  const [offered] = gives;
  if (kind === 'trade')
    return offered?.kind === 'trait' ? { kind: 'trade', traitId: offered.trait.id } : undefined;
  const unitPrice = counterPrice(order);
  if (wanted?.kind === 'avatar') {
    const { collection, tokenId } = wanted.avatar;
    return { kind: 'listAvatar', collection, tokenId, unitPrice, counters: order };
  }
  const traitId = given?.trait?.id ?? (wanted?.kind === 'trait' ? wanted.trait.id : undefined);
  return traitId === undefined ? undefined : { kind: 'list', traitId, unitPrice, counters: order };
};
