import type { Price } from '@trait-market/contract/economy/shared';
import type { WalletOrder } from '@trait-market/contract/economy/wallets';

import { nativePrice } from '@/lib/economy/amounts/native-price';
import { priceRelation } from '@/lib/economy/amounts/price-relation';
import { rowPrice } from '@/lib/economy/amounts/rounded-price';
import { inSentence, priceLabels } from '@/lib/economy/orders/price-labels';

/** Compares an offer's price with the floor and the last sale, each as a fact: "5% below the others’ floor, 0.1 ETH". */
export const compareOffer = (
  { unitPrice, market, gives, gets }: WalletOrder,
  format: (price: Price) => string = rowPrice,
): string[] => {
  if (unitPrice === null || market === undefined) return [];
  const { floor, lastSale } = market;
  const kind = (gets[0] ?? gives[0])?.kind;
  const isAvatar = kind === 'avatar' || kind === 'anyAvatar';
  const what = isAvatar
    ? 'the cheapest avatar of its collection, '
    : `the ${inSentence(priceLabels.floor.others)}, `;
  const none = isAvatar ? 'No avatar of its collection is for sale' : 'None for sale by others';
  return [
    floor === null
      ? none
      : `${priceRelation(BigInt(unitPrice.amount), BigInt(floor.amount))} ${what}${format(floor)}`,
    ...(kind === 'anyAvatar'
      ? []
      : [lastSale ? `last sale ${format(nativePrice(lastSale.price))}` : 'never sold']),
  ];
};
