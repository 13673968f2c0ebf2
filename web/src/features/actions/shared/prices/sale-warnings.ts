import type { Price } from '@trait-market/contract/economy/shared';

import { nativePrice } from '@/lib/economy/amounts/native-price';
import { exactPrice } from '@/lib/economy/amounts/short-price';
import { percentText, shareOf } from '@/lib/format/percent-text';

/** Prices of a trait to compare with a listing's: the floor, and the highest offer of another user. */
export type Compared = { floor: Price | null; bestOffer: Price | null };

/** Returns whether a price is a fifth or more below the floor. */
export const isFarBelow = ({ floor }: Compared, price: bigint): boolean =>
  floor !== null && price * 5n <= BigInt(floor.amount) * 4n;

const belowText = (price: bigint, floor: Price, floorName: string): string => {
  const amount = BigInt(floor.amount);
  return `${percentText(shareOf(amount - price, amount))} below ${floorName}`;
};

/** Returns the warnings of a listing in a table of several. */
export const saleWarnings = (
  compared: Compared,
  price: bigint,
  floorName = 'the floor',
): string[] => {
  const { floor, bestOffer } = compared;
  return [
    ...(floor !== null && isFarBelow(compared, price) ? [belowText(price, floor, floorName)] : []),
    ...(bestOffer !== null && price < BigInt(bestOffer.amount)
      ? [`Someone offers more: ${exactPrice(nativePrice(bestOffer))}`]
      : []),
  ];
};
