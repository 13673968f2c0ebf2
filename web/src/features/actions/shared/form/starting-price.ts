import type { Order } from '@trait-market/contract/economy/orders';
import { useState } from 'react';

import type { PriceChoice } from '@/components/economy/prices/price-choices';
import { WEI_DECIMALS } from '@/config/constants';
import { fieldText } from '@/lib/economy/amounts/parse-amount';
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
 * Says why a counter starts with its price, which is that of the offer unless a floor is higher;
 * empty for other actions. A set and a collection have floors of their own.
 */
export const counterText = ({ unitPrice, counters }: Starting, floor: string): string => {
  if (unitPrice === undefined || !counters?.unitPrice) return '';
  if (unitPrice === counters.unitPrice.amount) return 'Suggested: the price of the offer';
  const compared = counters.gets[0]?.kind === 'any' ? 'the floor of its traits' : floor;
  return `Suggested: halfway between the offer and ${compared}`;
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
