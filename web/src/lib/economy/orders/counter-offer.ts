import type { Order } from '@trait-market/contract/economy/orders';
import type { WalletOrder } from '@trait-market/contract/economy/wallets';

import type { Action } from '@/lib/actions/action';

import { nearestPrice } from '../amounts/set-price';
import { tradeFor } from './can-raise';

/** An offer or a trade of another user; without its market, the counter has no suggested price. */
type Countered = Order & Pick<Partial<WalletOrder>, 'market' | 'given'>;

/** Returns the price halfway to the floor; undefined unless the floor is higher than the offer. */
const counterPrice = ({ unitPrice, market }: Countered): string | undefined => {
  const offered = BigInt(unitPrice?.amount ?? '0');
  const floor = BigInt(market?.floor?.amount ?? '0');
  return floor > offered ? String(nearestPrice((offered + floor) / 2n)) : undefined;
};

const counterTrade = (order: Order): Action | undefined => {
  const trade = tradeFor(order.gives);
  return trade && { ...trade, counters: order };
};

/**
 * Returns the action that counters an offer: a listing of what it wants, reserved for its bidder, with
 * a price to change.
 * A trade is answered by an own trade with both sides swapped, which can want only one edition or avatar.
 */
export const counterAction = (order: Countered): Action | undefined => {
  const { kind, gets, given } = order;
  const [wanted] = gets;
  if (kind === 'listing') return undefined;
  if (kind === 'trade') return counterTrade(order);
  const unitPrice = counterPrice(order);
  const avatar = given?.avatar ?? (wanted?.kind === 'avatar' ? wanted.avatar : undefined);
  if (avatar) {
    const { collection, tokenId } = avatar;
    return { kind: 'listAvatar', collection, tokenId, unitPrice, counters: order };
  }
  const traitId = given?.trait?.id ?? (wanted?.kind === 'trait' ? wanted.trait.id : undefined);
  return traitId === undefined ? undefined : { kind: 'list', traitId, unitPrice, counters: order };
};
