import { CHAIN_IDS, type Price } from '@trait-market/contract/economy/shared';
import type { FacetValue } from '@trait-market/contract/economy/traits';

import type { CompletedExchange } from '../../../probe/exchange';
import { expectSame } from './reading';

/** The cheapest price on each chain, in the order of the chains. */
export const floorsOf = (prices: readonly (Price | null)[]): string[] =>
  CHAIN_IDS.flatMap((chainId) => {
    const amounts = prices.flatMap((price) =>
      price?.chainId === chainId ? [BigInt(price.amount)] : [],
    );
    const [first, ...others] = amounts;
    if (first === undefined) return [];
    return [`${chainId}: ${others.reduce((least, one) => (one < least ? one : least), first)}`];
  });

export const cheapest = (prices: readonly (Price | null)[]): string | null =>
  floorsOf(prices)[0]?.split(': ')[1] ?? null;

/** Expects each value of a facet to count exactly the items that have it, with their floors. */
export const expectRecounted = <Item>(
  facet: string,
  values: readonly FacetValue[],
  { items, response }: { items: readonly Item[]; response: CompletedExchange },
  has: (item: Item, value: string) => boolean,
  priceOf: (item: Item) => Price | null,
): void => {
  const counted = values.map(({ value, count, floors }) => [value, count, floorsOf(floors)]);
  const expected = values.map(({ value }) => {
    const found = items.filter((item) => has(item, value));
    return [value, found.length, floorsOf(found.map(priceOf))];
  });
  expectSame(`the facet ${facet} (value, count, floors)`, counted, expected, { response });
};
