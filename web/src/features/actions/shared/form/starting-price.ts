import type { Order } from '@trait-market/contract/economy/orders';
import type { Price } from '@trait-market/contract/economy/shared';
import { useState } from 'react';

import type { PriceChoice } from '@/components/economy/prices/price-choices';
import { WEI_DECIMALS } from '@/config/constants';
import { fieldText } from '@/lib/economy/amounts/parse-amount';
import { nearestPrice } from '@/lib/economy/amounts/set-price';
import { inSentence } from '@/lib/economy/orders/price-labels';
import { checksumAddress } from '@/lib/format/checksum-address';
import { weiToEther } from '@/lib/format/ether';

type Starting = { unitPrice?: string | undefined; counters?: Order | undefined };

/**
 * Returns the form's values for an action that starts with a price. A listing that counters an offer
 * is reserved for its bidder.
 */
export const startingPrice = ({ unitPrice, counters }: Starting): Record<string, string> => ({
  ...(unitPrice !== undefined && { price: weiToEther(BigInt(unitPrice)) }),
  ...(counters !== undefined && { reservedFor: checksumAddress(counters.maker.address) }),
});

/**
 * Says why a counter starts with its price: halfway to the user's listing unless a floor is higher
 * than the offer; empty for other actions. A set and a collection have floors of their own.
 */
export const counterText = ({ unitPrice, counters }: Starting, floor: string): string => {
  if (!counters) return '';
  const others = counters.gets[0]?.kind === 'any' ? 'the floor of its traits' : floor;
  const compared = unitPrice === undefined ? 'your listing' : others;
  return `Suggested: halfway between the offer and ${compared}`;
};

/** Says why a counter can't be signed; undefined for other actions, and above the offer's price. */
export const counterFault = (
  counters: Order | undefined,
  price: bigint | undefined,
): string | undefined => {
  if (!counters?.unitPrice) return undefined;
  if (price === undefined) return 'Enter a price first';
  return price > BigInt(counters.unitPrice.amount) ? undefined : 'Accept the offer instead';
};

/**
 * Returns the price halfway between a countered offer and the lowest of the user's listings, for a
 * field; empty if none is higher than the offer.
 */
export const counterStart = (counters: Order, listings: readonly (Price | null)[]): string => {
  const offered = BigInt(counters.unitPrice?.amount ?? '0');
  const [first, ...others] = listings.flatMap((price) => (price ? BigInt(price.amount) : []));
  if (first === undefined) return '';
  const lowest = others.reduce((least, one) => (one < least ? one : least), first);
  const halfway = nearestPrice((offered + lowest) / 2n);
  return halfway > offered ? fieldText(halfway, WEI_DECIMALS) : '';
};

const startOf = (choices: readonly PriceChoice[]): string => {
  const price = choices.find(({ isStart, price: one }) => isStart && one)?.price;
  return price ? fieldText(BigInt(price.amount), WEI_DECIMALS) : '';
};

/** Names the price with which an untouched field started; empty if it started empty. */
export const suggestionText = (choices: readonly PriceChoice[], start: string): string => {
  const isStart = ({ price }: PriceChoice) =>
    price && fieldText(BigInt(price.amount), WEI_DECIMALS) === start;
  const found = choices.find((choice) => choice.isStart !== undefined && isStart(choice));
  return found ? `Suggested: ${inSentence(found.label)}` : '';
};

/**
 * Returns the text with which an untouched price field starts, once all prices have loaded. It stays
 * while prices change, so that no price changes between reading and signing.
 */
export const useStartingText = (choices: readonly PriceChoice[], subject = ''): string => {
  const [starts, setStarts] = useState<Readonly<Record<string, string>>>({});
  const isLoaded = choices.every(({ price }) => price !== undefined);
  const text = starts[subject] ?? (isLoaded ? startOf(choices) : '');
  if (isLoaded && starts[subject] === undefined) setStarts({ ...starts, [subject]: text });
  return text;
};
