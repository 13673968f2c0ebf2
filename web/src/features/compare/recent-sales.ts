import type { Price } from '@trait-market/contract/economy/shared';
import type { SalePoint, TraitHistory } from '@trait-market/contract/economy/traits';

const DAYS = 30;
const DAY_MS = 86_400_000;

export type RecentSales = { sales: SalePoint[]; count: number; volume: Price | null };

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
