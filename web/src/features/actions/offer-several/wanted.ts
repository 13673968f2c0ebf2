import type { Price } from '@trait-market/contract/economy/shared';

import type { Wanted } from '@/lib/actions/action';
import { exactPrice, shortPrice } from '@/lib/economy/amounts/short-price';
import { plainText } from '@/lib/format/plain-text';

export const wantedKey = ({ trait }: Wanted): string => trait.id;

export const nameOf = ({ trait }: Wanted): string => plainText(trait.value) || 'Unnamed trait';

/** Returns a trait's prices without those of the user's own orders. */
export const othersPrices = ({ trait, bestOffer, own = [] }: Wanted) => ({
  floor: own.includes('floor') ? null : trait.floor,
  lastSale: trait.lastSale,
  bestOffer: own.includes('bestOffer') ? null : bestOffer,
});

const textOf = (
  price: Price | null | undefined,
  label: string,
  none: string,
  isOwn = false,
): string => (price ? `${label} ${shortPrice(price)}${isOwn ? ' (yours)' : ''}` : none);

export const factsOf = ({ trait: { floor, lastSale }, bestOffer, own }: Wanted): string =>
  [
    textOf(floor, 'Floor', 'Not listed', own?.includes('floor')),
    textOf(bestOffer, 'best offer', 'no offers', own?.includes('bestOffer')),
    textOf(lastSale?.price, 'last sale', 'never sold'),
  ].join(' · ');

/** Returns the warnings of an offer in a table of several. */
export const offerWarnings = (wanted: Wanted, price: bigint): string[] => {
  const { floor, bestOffer } = othersPrices(wanted);
  return [
    ...(floor && price >= BigInt(floor.amount)
      ? [`You can buy it now for ${exactPrice(floor)}`]
      : []),
    ...(bestOffer && price <= BigInt(bestOffer.amount)
      ? [`Someone offers ${exactPrice(bestOffer)} already`]
      : []),
  ];
};
