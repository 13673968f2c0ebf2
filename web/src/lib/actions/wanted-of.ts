import type { Item, Price } from '@trait-market/contract/economy/shared';
import type { TraitCard } from '@trait-market/contract/economy/traits';
import type { WalletOrder } from '@trait-market/contract/economy/wallets';
import type { WatchedNow } from '@trait-market/contract/economy/watchlist';

import type { Wanted } from './action';

/** A criteria offer counts for each trait of its collection: the price decides if it is the best. */
const isFor =
  ({ id, collection }: TraitCard) =>
  (item: Item): boolean =>
    (item.kind === 'trait' && item.trait.id === id) ||
    (item.kind === 'any' && item.criteria.collection === collection);

/** Returns a trait to make an offer on, and which of its prices are the user's own. */
export const wantedOf = (
  { trait, bestOffer }: Extract<WatchedNow, { kind: 'trait' }>,
  orders: readonly WalletOrder[],
): Wanted => {
  const hasOrder = (kind: 'listing' | 'offer', price: Price | null): boolean =>
    price !== null &&
    orders.some(
      (order) =>
        order.kind === kind &&
        order.unitPrice?.amount === price.amount &&
        [...order.gives, ...order.gets].some(isFor(trait)),
    );
  const own = [
    ...(hasOrder('listing', trait.floor) ? (['floor'] as const) : []),
    ...(hasOrder('offer', bestOffer) ? (['bestOffer'] as const) : []),
  ];
  return { trait, bestOffer, ...(own.length > 0 && { own }) };
};
