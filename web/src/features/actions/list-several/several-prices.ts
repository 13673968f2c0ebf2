import { type Fee, feeOn, type Price } from '@trait-market/contract/economy/shared';

import type { ForSale } from '@/lib/actions/action';

import { unitFloor } from '@/lib/economy/amounts/unit-floor';
import type { Compared } from '../shared/prices/sale-warnings';

export const proceedsOf = (price: bigint, fees: readonly Fee[]): bigint =>
  fees.reduce((left, fee) => left - feeOn(price, fee), price);

/** Returns the floor to start from; undefined if it's the user's own and that of others isn't known. */
export const othersFloor = (item: ForSale): Price | null | undefined => {
  const { floor } = comparedOf(item);
  const isUnknown = 'trait' in item && !item.worth && item.trait.floor !== null;
  return floor ?? (isUnknown ? undefined : null);
};

/**
 * Returns the prices of one edition. Leaves out a floor that is the user's own listing, if the
 * floor of others isn't known, and the best offer for one of several, of which only the sum is.
 * The floor of an avatar is its collection's.
 */
export const comparedOf = (item: ForSale): Compared => {
  if ('avatar' in item) return item.worth ?? { floor: null, bestOffer: null };
  const { trait, quantity, ownListing, worth } = item;
  return worth
    ? {
        floor: unitFloor(worth.floor, quantity),
        bestOffer: quantity > 1 ? null : worth.bestOffer,
      }
    : {
        floor: trait.floor?.amount === ownListing?.price.amount ? null : trait.floor,
        bestOffer: null,
      };
};
