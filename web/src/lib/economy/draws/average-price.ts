import type { RerollPoolDetail } from '@trait-market/contract/economy/reroll';
import type { Price } from '@trait-market/contract/economy/shared';

type Pooled = RerollPoolDetail['items'];

export const editionsIn = (items: Pooled): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0);

/** The average price of an edition, without the editions that have none. */
export type AveragePrice = { price: Price; unpriced: number };

/** Returns the average price of the editions in a pool; undefined if none of them has one. */
export const averagePrice = (
  items: Pooled,
  prices: ReadonlyMap<string, Price | null>,
): AveragePrice | undefined => {
  const priced = items.flatMap(({ trait, quantity }) => {
    const price = prices.get(trait.id);
    return price ? [{ price, quantity }] : [];
  });
  const [first] = priced;
  if (first === undefined) return undefined;
  const editions = priced.reduce((all, { quantity }) => all + quantity, 0);
  const sum = priced.reduce(
    (all, { price, quantity }) => all + BigInt(price.amount) * BigInt(quantity),
    0n,
  );
  return {
    price: { ...first.price, amount: String(sum / BigInt(editions)) },
    unpriced: editionsIn(items) - editions,
  };
};
