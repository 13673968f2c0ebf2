import { convert } from '@trait-market/contract/economy/rates';
import { UNIT_OF_CHAIN, type Price, type Unit } from '@trait-market/contract/economy/shared';

import { priceFrom } from '@/lib/economy/amounts/set-price';
import { useRates } from '@/lib/economy/estimates/use-rates';

/** The suggested distance of an alert from a listing, in percent. */
const LOWER_BY = 5;

/**
 * Returns the first listing that costs an alert's price or less, with a lower price to suggest. Like
 * the market, compares other currencies only while rates are fresh.
 */
export const useReached = (
  floors: readonly Price[],
  maxPrice: bigint | undefined,
  unit: Unit,
): { floor: Price; lower: bigint } | undefined => {
  const rates = useRates();
  if (maxPrice === undefined) return undefined;
  for (const floor of floors) {
    const own = UNIT_OF_CHAIN[floor.chainId];
    const amount = BigInt(floor.amount);
    const converted = rates.kind === 'fresh' ? convert(rates.worth, amount, own, unit) : undefined;
    const price = own === unit ? amount : converted;
    if (price !== undefined && price <= maxPrice)
      return { floor, lower: priceFrom(price, -LOWER_BY) };
  }
  return undefined;
};
