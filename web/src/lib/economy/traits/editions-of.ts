import type { Activity } from '@trait-market/contract/economy/activity';
import type { Price } from '@trait-market/contract/economy/shared';

/** The number of editions of a trait in an event, and the price of each edition if known. */
type Editions = { count: number; each: Price | null };

/**
 * Undefined for several items, an avatar, a price that doesn't divide by the editions, or a trade,
 * whose coin isn't the price of its items.
 */
export const editionsOf = ({
  type,
  items,
  price,
}: Pick<Activity, 'type' | 'items' | 'price'>): Editions | undefined => {
  if (type === 'swap' || type === 'trade') return undefined;
  const [item] = items;
  if (item === undefined || item.kind === 'avatar' || items.length > 1) return undefined;
  if (item.quantity < 2) return undefined;
  if (price === null) return { count: item.quantity, each: null };
  const [amount, count] = [BigInt(price.amount), BigInt(item.quantity)];
  if (amount % count !== 0n) return undefined;
  return { count: item.quantity, each: { ...price, amount: String(amount / count) } };
};
