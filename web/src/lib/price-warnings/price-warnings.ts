import type { ChainId, Price } from '@trait-market/contract/economy/shared';
import type { SalePoint } from '@trait-market/contract/economy/traits';

import { coinText } from '@/lib/economy/amounts/coin-amount';
import { inSentence, priceLabels } from '@/lib/economy/orders/price-labels';
import { percentText, shareOf } from '@/lib/format/percent-text';
import { timesText } from './far-price';

const LAST_SALES = 5;

/** Prices to compare with, in the native currency or its wrapped token of equal value. */
export type PriceContext = {
  chainId: ChainId;
  /** The price of the lowest listing by another user. */
  floor: Price | null;
  isFloorOwn: boolean;
  /** Defaults to "the floor". */
  floorName?: string | undefined;
  /** Whether an own offer is above the highest one by another user. */
  isBestOfferOwn?: boolean;
  /** The price of the highest offer by another user; undefined until the offers have loaded. */
  bestOffer: Price | null | undefined;
  sales: readonly SalePoint[];
};

const latestAmounts = ({ sales }: PriceContext): bigint[] =>
  sales
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
    .slice(0, LAST_SALES)
    .map(({ price }) => BigInt(price.amount));

const highestOf = (amounts: readonly bigint[]): bigint | undefined =>
  amounts.length === 0
    ? undefined
    : amounts.reduce((highest, one) => (one > highest ? one : highest));

const lowestOf = (amounts: readonly bigint[]): bigint | undefined =>
  amounts.length === 0 ? undefined : amounts.reduce((lowest, one) => (one < lowest ? one : lowest));

/** Returns whether a price is 2% or more below the floor; a usual undercut, such as of 1%, isn't. */
const isBelowFloor = (price: bigint, floor: bigint): boolean => price * 100n <= floor * 98n;

/** Returns whether a price is 10% or more above a sale. */
export const isAboveSale = (price: bigint, sale: bigint): boolean => price * 10n >= sale * 11n;

const percentBelow = (price: bigint, reference: bigint): string =>
  percentText(shareOf(reference - price, reference));

const leastPaid = ({ chainId, sales }: PriceContext, lowest: bigint): string => {
  const text = coinText(chainId, 'native', lowest);
  return sales.length === 1
    ? `The last sale was ${text}.`
    : `Lowest of the last ${Math.min(sales.length, LAST_SALES)} sales: ${text}.`;
};

const mostPaid = ({ chainId, sales }: PriceContext, highest: bigint): string => {
  const text = coinText(chainId, 'native', highest);
  return sales.length === 1
    ? `The last sale was ${text}.`
    : `Highest of the last ${Math.min(sales.length, LAST_SALES)} sales: ${text}.`;
};

export const sellingWarnings = (unitPrice: bigint, context: PriceContext): string[] => {
  const { chainId, floor, isFloorOwn, bestOffer, floorName = 'the floor' } = context;
  const warnings: string[] = [];
  if (floor !== null && isBelowFloor(unitPrice, BigInt(floor.amount))) {
    const below = percentBelow(unitPrice, BigInt(floor.amount));
    const price = coinText(chainId, 'native', BigInt(floor.amount));
    warnings.push(
      isFloorOwn
        ? `This is ${below} below the ${inSentence(priceLabels.floor.others)}: ${price}.`
        : `This is ${below} below ${floorName}: ${price}.`,
    );
  }
  const sales = latestAmounts(context);
  const lowest = lowestOf(sales);
  const highest = floor === null ? highestOf(sales) : undefined;
  const reference = floor === null ? highest : BigInt(floor.amount);
  const times = reference === undefined ? undefined : timesText(unitPrice, reference);
  if (times !== undefined && reference !== undefined)
    warnings.push(
      highest === undefined
        ? `This is ${times} ${floorName}: ${coinText(chainId, 'native', reference)}. Check the decimal point.`
        : `This is ${times} the highest recent sale: ${coinText(chainId, 'native', reference)}. Check the decimal point.`,
    );
  if (lowest !== undefined && unitPrice < lowest)
    warnings.push(
      `This is ${percentBelow(unitPrice, lowest)} below recent sales. ${leastPaid(context, lowest)}`,
    );
  if (bestOffer && unitPrice < BigInt(bestOffer.amount))
    warnings.push(
      `Someone offers ${coinText(chainId, 'native', BigInt(bestOffer.amount))} for it now. You’d get more by accepting that offer.`,
    );
  return warnings;
};

export const buyingWarnings = (
  unitPrice: bigint,
  context: PriceContext,
  isOffer: boolean,
): string[] => {
  const { chainId, floor } = context;
  const warnings: string[] = [];
  const highest = highestOf(latestAmounts(context));
  if (highest !== undefined && isAboveSale(unitPrice, highest))
    warnings.push(`This is above recent sales. ${mostPaid(context, highest)}`);
  if (floor !== null && unitPrice > BigInt(floor.amount))
    warnings.push(
      isOffer
        ? `You can buy one now for ${coinText(chainId, 'native', BigInt(floor.amount))}, which is less.`
        : `There is a cheaper listing: ${coinText(chainId, 'native', BigInt(floor.amount))}.`,
    );
  return warnings;
};
