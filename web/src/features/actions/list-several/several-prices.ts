import { type Fee, feeOn } from '@trait-market/contract/economy/shared';

import type { ForSale } from '@/lib/actions/action';

import type { Compared } from '../shared/prices/sale-warnings';

export const proceedsOf = (price: bigint, fees: readonly Fee[]): bigint =>
  fees.reduce((left, fee) => left - feeOn(price, fee), price);

/** Leaves out a floor that is the user's own listing, if the floor of others isn't known. */
export const comparedOf = ({ trait: { floor }, ownListing, worth }: ForSale): Compared =>
  worth ?? {
    floor: floor?.amount === ownListing?.price.amount ? null : floor,
    bestOffer: null,
  };
