import type { Price } from '@trait-market/contract/economy/shared';

import { WEI_DECIMALS } from '@/config/constants';
import { fieldText, type Read } from '@/lib/economy/amounts/parse-amount';
import { adjustedPrice, priceBelow } from '@/lib/economy/amounts/set-price';

import { readPrice } from '../form/form-values';

export type PricedBy = 'belowFloor' | 'floor' | 'lastSale' | 'bestOffer' | 'one';

/** The prices of a trait that a common pricing rule can refer to. */
type References = {
  /** Undefined if the floor is the user's own and that of others isn't known. */
  floor: Price | null | undefined;
  lastSale: { price: Price } | null;
  bestOffer?: Price | null | undefined;
  isAvatar?: boolean;
};

type Rule = {
  by: PricedBy;
  /** Undefined while what the user typed isn't a percentage. */
  percent: number | undefined;
  one: bigint | undefined;
};

const referenceFor = (by: PricedBy, { floor, lastSale, bestOffer }: References) => {
  if (by === 'bestOffer') return bestOffer;
  return by === 'floor' ? floor : lastSale?.price;
};

/** Returns the price with which the form of one listing starts, too (E549); for an avatar, the floor. */
const belowFloor = ({ floor, lastSale, bestOffer, isAvatar }: References): bigint | undefined => {
  if (isAvatar) return floor ? BigInt(floor.amount) : undefined;
  const price = floor
    ? priceBelow(BigInt(floor.amount))
    : floor === null && lastSale
      ? BigInt(lastSale.price.amount)
      : undefined;
  const isOffered = price !== undefined && bestOffer && BigInt(bestOffer.amount) >= price;
  return isOffered ? undefined : price;
};

export const suggestedPrice = (
  references: References,
  { by, percent, one }: Rule,
): bigint | undefined => {
  if (percent === undefined) return undefined;
  if (by === 'one') return one;
  const known = referenceFor(by, references);
  const amount = by === 'belowFloor' ? belowFloor(references) : known && BigInt(known.amount);
  return amount === undefined || amount === null ? undefined : adjustedPrice(amount, percent);
};

const readLinePrice = (text: string): Read<bigint> =>
  text.trim() === '' ? { error: 'Enter a price for this one.' } : readPrice(text);

/** Returns a line's price as typed or, if nothing was typed, as suggested. */
export const linePrice = (typed: string | undefined, suggested: bigint | undefined) => {
  const text = typed ?? (suggested === undefined ? '' : fieldText(suggested, WEI_DECIMALS));
  return { text, read: readLinePrice(text) };
};
