import type { Order } from '@trait-market/contract/economy/orders';
import { useState } from 'react';
import { getAddress } from 'viem';

import type { PriceChoice } from '@/components/economy/prices/price-choices';
import { WEI_DECIMALS } from '@/config/constants';
import { fieldText } from '@/lib/economy/amounts/parse-amount';
import { weiToEther } from '@/lib/format/ether';

type Starting = { unitPrice?: string | undefined; counters?: Order | undefined };

/**
 * Returns the form's values for an action that starts with a price. A listing that counters an offer
 * is reserved for its bidder.
 */
export const startingPrice = ({ unitPrice, counters }: Starting): Record<string, string> => ({
  ...(unitPrice !== undefined && { price: weiToEther(BigInt(unitPrice)) }),
  ...(counters !== undefined && { reservedFor: getAddress(counters.maker.address) }),
});

const startOf = (choices: readonly PriceChoice[]): string => {
  const price = choices.find(({ isStart, price: one }) => isStart && one)?.price;
  return price ? fieldText(BigInt(price.amount), WEI_DECIMALS) : '';
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
