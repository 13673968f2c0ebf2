import { type Fee, feeOn } from '@trait-market/contract/economy/shared';

import type { ForSale } from '@/lib/actions/action';
import { WEI_DECIMALS } from '@/config/constants';
import { fieldText, type Read } from '@/lib/economy/amounts/parse-amount';
import { priceFrom } from '@/lib/economy/amounts/set-price';

import { readPrice } from '../shared/form/form-values';

export const PRICED_BY = ['floor', 'lastSale', 'one'] as const;
export type PricedBy = (typeof PRICED_BY)[number];

export const pricedByOf = (text: string | undefined): PricedBy =>
  PRICED_BY.find((one) => one === text) ?? 'floor';

type Rule = { by: PricedBy; percent: number; one: bigint | undefined };

export const suggestedPrice = (
  { trait: { floor, lastSale } }: ForSale,
  { by, percent, one }: Rule,
): bigint | undefined => {
  if (by === 'one') return one;
  const known = by === 'floor' ? floor : lastSale?.price;
  return known ? priceFrom(BigInt(known.amount), percent) : undefined;
};

export const priceTextOf = (typed: string | undefined, suggested: bigint | undefined): string =>
  typed ?? (suggested === undefined ? '' : fieldText(suggested, WEI_DECIMALS));

export const readLinePrice = (text: string): Read<bigint> =>
  text.trim() === '' ? { error: 'Enter a price for this one.' } : readPrice(text);

export const proceedsOf = (price: bigint, fees: readonly Fee[]): bigint =>
  fees.reduce((left, fee) => left - feeOn(price, fee), price);

/** Returns whether a price is a fifth or more below the floor of other sellers' listings. */
export const isFarBelow = ({ trait: { floor }, ownListing }: ForSale, price: bigint): boolean =>
  floor !== null &&
  floor.amount !== ownListing?.price.amount &&
  price * 5n <= BigInt(floor.amount) * 4n;
