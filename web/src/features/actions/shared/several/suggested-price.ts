import type { Price } from '@trait-market/contract/economy/shared';

import { WEI_DECIMALS } from '@/config/constants';
import { fieldText, type Read } from '@/lib/economy/amounts/parse-amount';
import { adjustedPrice } from '@/lib/economy/amounts/set-price';

import { readPrice } from '../form/form-values';

export type PricedBy = 'floor' | 'lastSale' | 'bestOffer' | 'one';

/** The prices of a trait that a common pricing rule can refer to. */
type References = {
  floor: Price | null;
  lastSale: { price: Price } | null;
  bestOffer?: Price | null | undefined;
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

export const suggestedPrice = (
  references: References,
  { by, percent, one }: Rule,
): bigint | undefined => {
  if (percent === undefined) return undefined;
  if (by === 'one') return one;
  const known = referenceFor(by, references);
  return known ? adjustedPrice(BigInt(known.amount), percent) : undefined;
};

const readLinePrice = (text: string): Read<bigint> =>
  text.trim() === '' ? { error: 'Enter a price for this one.' } : readPrice(text);

/** Returns a line's price as typed or, if nothing was typed, as suggested. */
export const linePrice = (typed: string | undefined, suggested: bigint | undefined) => {
  const text = typed ?? (suggested === undefined ? '' : fieldText(suggested, WEI_DECIMALS));
  return { text, read: readLinePrice(text) };
};
