import type { ChainId, Price } from '@trait-market/contract/economy/shared';
import type { SalePoint, TraitHistory } from '@trait-market/contract/economy/traits';

import type { ChartRange } from '@/components/economy/charts/chart-points';

const DAYS = 30;
const DAY_MS = 86_400_000;

export type RecentSales = { sales: SalePoint[]; count: number; volume: Price | null };

/** Returns the range of several traits' recent sales by network, because coins have no common scale. */
export const salesRanges = (
  all: readonly (readonly SalePoint[])[],
  now: Date,
): ReadonlyMap<ChainId, ChartRange> => {
  const times = [now.getTime() - DAYS * DAY_MS, now.getTime()] as const;
  const ranges = new Map<ChainId, ChartRange>();
  for (const { price } of all.flat()) {
    const amount = BigInt(price.amount);
    const { least, most } = ranges.get(price.chainId) ?? { least: amount, most: amount };
    ranges.set(price.chainId, {
      times,
      least: amount < least ? amount : least,
      most: amount > most ? amount : most,
    });
  }
  return ranges;
};

/** Returns the sales of the last 30 days, the number of sold editions and what they cost. */
export const recentSales = ({ sales }: TraitHistory, now: Date): RecentSales => {
  const recent = sales.filter(({ at }) => Date.parse(at) > now.getTime() - DAYS * DAY_MS);
  const [first] = recent;
  const sum = recent.reduce(
    (total, { price, quantity }) => total + BigInt(price.amount) * BigInt(quantity),
    0n,
  );
  return {
    sales: recent,
    count: recent.reduce((total, { quantity }) => total + quantity, 0),
    volume: first ? { chainId: first.price.chainId, coin: 'native', amount: String(sum) } : null,
  };
};
