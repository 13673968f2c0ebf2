import type { Price } from '@trait-market/contract/economy/shared';

import { exactPrice } from '@/lib/economy/amounts/short-price';

/** Prices of a trait to compare with a listing's: the floor, and the highest offer of another user. */
export type Compared = { floor: Price | null; bestOffer: Price | null };

/** Returns whether a price is a fifth or more below the floor. */
export const isFarBelow = ({ floor }: Compared, price: bigint): boolean =>
  floor !== null && price * 5n <= BigInt(floor.amount) * 4n;

/** Returns the warnings of a listing in a table of several. */
export const saleWarnings = (compared: Compared, price: bigint): string[] => {
  const { bestOffer } = compared;
  return [
    ...(isFarBelow(compared, price) ? ['20% or more below the floor'] : []),
    ...(bestOffer !== null && price < BigInt(bestOffer.amount)
      ? [`Someone offers more: ${exactPrice(bestOffer)}`]
      : []),
  ];
};
