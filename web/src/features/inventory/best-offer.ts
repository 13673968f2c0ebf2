import type { Price } from '@trait-market/contract/economy/shared';
import type { InventoryItem } from '@trait-market/contract/economy/wallets';

type Worth = NonNullable<InventoryItem['worth']>;

/** `note` says for how many editions the price is, such as "each for 2 of 5"; empty for the only one. */
type BestOffer = { price: Price; isTotal: boolean; note: string };

/**
 * Returns the best offer for one of the held editions. Without the price of one edition, it is the
 * sum of the offers for all, which must not look like a price for one.
 */
export const bestOfferOf = (
  { bestOffer, bestOfferEach }: Worth,
  quantity: number,
): BestOffer | undefined => {
  if (!bestOfferEach && quantity > 1)
    return bestOffer ? { price: bestOffer, isTotal: true, note: 'in total' } : undefined;
  const { price, editions } = bestOfferEach ?? { price: bestOffer, editions: 1 };
  if (price === null) return undefined;
  const count = Math.min(editions, quantity);
  const parts = [
    ...(count > 1 ? ['each'] : []),
    ...(count < quantity ? [`for ${count} of ${quantity}`] : []),
  ];
  return { price, isTotal: false, note: parts.join(' ') };
};
