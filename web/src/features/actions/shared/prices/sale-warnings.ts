import type { Price } from '@trait-market/contract/economy/shared';

import { nativePrice } from '@/lib/economy/amounts/native-price';
import { exactPrice } from '@/lib/economy/amounts/short-price';
import { percentText, shareOf } from '@/lib/format/percent-text';

import { timesText } from '@/lib/price-warnings/far-price';

/** Prices of a trait to compare with a listing's; the highest offer is that of another user. */
export type Compared = { floor: Price | null; bestOffer: Price | null; lastSale?: Price | null };

/** Returns whether a price is a fifth or more below the floor. */
export const isFarBelow = ({ floor }: Compared, price: bigint): boolean =>
  floor !== null && price * 5n <= BigInt(floor.amount) * 4n;

const belowText = (price: bigint, floor: Price, floorName: string): string => {
  const amount = BigInt(floor.amount);
  return `${percentText(shareOf(amount - price, amount))} below ${floorName}`;
};

const timesOf = (
  { floor, lastSale }: Compared,
  price: bigint,
  floorName: string,
): string | undefined => {
  const reference = floor ?? lastSale;
  const times = reference && timesText(price, BigInt(reference.amount));
  return times ? `${times} ${floor === null ? 'the last sale' : floorName}` : undefined;
};

/** Returns the warnings of a listing in a table of several, of the same kinds as a single one's. */
export const saleWarnings = (
  compared: Compared,
  price: bigint,
  floorName = 'the floor',
): string[] => {
  const { floor, bestOffer, lastSale } = compared;
  const times = timesOf(compared, price, floorName);
  return [
    ...(times ? [times] : []),
    ...(floor !== null && isFarBelow(compared, price) ? [belowText(price, floor, floorName)] : []),
    ...(lastSale && price < BigInt(lastSale.amount)
      ? [belowText(price, lastSale, 'the last sale')]
      : []),
    ...(bestOffer !== null && price < BigInt(bestOffer.amount)
      ? [`Someone offers more: ${exactPrice(nativePrice(bestOffer))}`]
      : []),
  ];
};
