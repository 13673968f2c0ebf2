import { sumIn } from '@trait-market/contract/economy/rates';
import type { Price } from '@trait-market/contract/economy/shared';

import type { RatesState } from '@/lib/economy/estimates/use-rates';

/** A comparable value: null for a trait without one, undefined when it can't be compared. */
export type Value = number | bigint | null | undefined;

/** Returns which values are the best; none while they are equal, alone or can't be compared. */
export const bestOf = (values: readonly Value[], prefers: 'low' | 'high'): boolean[] => {
  const known = values.flatMap((value) => value ?? []);
  const [first] = known;
  if (first === undefined || values.includes(undefined) || known.every((one) => one === first))
    return values.map(() => false);
  const best = known.reduce((one, other) =>
    (prefers === 'low' ? other < one : other > one) ? other : one,
  );
  return values.map((value) => value === best);
};

/** Returns prices as values: in wei on one network, or converted by current rates on two. */
export const valuesOfPrices = (prices: readonly (Price | null)[], rates: RatesState): Value[] => {
  const chains = new Set(prices.flatMap((price) => price?.chainId ?? []));
  return prices.map((price) => {
    if (price === null) return null;
    if (chains.size === 1) return BigInt(price.amount);
    return rates.kind === 'fresh' ? sumIn(rates.worth, [price], 'eth') : undefined;
  });
};
